/** Tables of the battles that come with the ruleset. For tests only. */
import { Problem } from '@grognard/rules-kit';
import { isScenario, readScenario } from '../../../scenarios/check.ts';
import millHill from '../../../scenarios/mill-hill.json' with { type: 'json' };
import ravenna from '../../../scenarios/ravenna.json' with { type: 'json' };
import { rulesFor } from '../../../scenarios/rules-for.ts';
import { tableWordsOf } from '../../../words/english.ts';
import { makeTable } from '../../flow/make-table.ts';
import { setupPart } from '../../setup-part.ts';
import type { Table } from '../../state/model.ts';

const files = { 'mill-hill': millHill, ravenna };

export function bundledTable(id: keyof typeof files, options: Readonly<Record<string, unknown>> = {}): Table {
  const scenario = readScenario(files[id], 'adlg-r', options);
  if (!isScenario(scenario)) throw new Error(JSON.stringify(scenario));
  const all = { ...scenario.options, ...options };
  const rules = rulesFor('adlg-r', all);
  if (rules instanceof Problem) throw new Error(rules.message);
  return makeTable({ ...scenario, turns: null }, 'adlg-r', rules, all, tableWordsOf(), setupPart);
}

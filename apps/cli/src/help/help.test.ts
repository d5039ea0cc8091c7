import { createGame, rulesets, scenarioById } from '@grognard/rulesets';
import { expect, it } from 'vitest';
import { ran } from '../testing/fake-terminal.ts';
import { armyHelp } from './army.ts';
import { describeHelp } from './describe.ts';
import { ladderHelp } from './ladder.ts';
import { mainHelp } from './main.ts';
import { oddsHelp } from './odds.ts';
import { resolveHelp } from './resolve.ts';
import { rulesHelp } from './rules.ts';
import { scenariosHelp } from './scenarios.ts';
import { sheetHelp } from './sheet.ts';
import { simulateHelp } from './simulate.ts';

/** The commands under Examples, without redirections and remarks. */
function examplesIn(help: string): string[][] {
  const [, examples = ''] = /\nExamples\n([\s\S]*?)\n\n/.exec(help) ?? [];
  return examples
    .split('\n')
    .filter((row) => /^ +grognard /.test(row) && !/[<>]|cases\.jsonl/.test(row))
    .map((row) =>
      row
        .trim()
        .replace(/ {3,}.*$/, '')
        .replace(/^grognard /, '')
        .split(' ')
        .map((word) => word.replace(/^'(.*)'$/, '$1').replace(/^[\w-]+\.(html|md|svg|json)$/, '-')),
    );
}

const helps = [mainHelp, resolveHelp, oddsHelp, rulesHelp, describeHelp, sheetHelp, scenariosHelp, armyHelp];
const examples = helps.flatMap(examplesIn);

it.each(examples.map((words) => [words.join(' '), words] as const))(
  'what the help shows works: grognard %s',
  async (_line, words) => {
    const { code, out, err } = await ran(words, { rulesets, tables: createGame });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (words[0] !== 'sheet') expect(out).not.toContain('Not allowed');
    expect(out.length).toBeGreaterThan(40);
  },
);

/** Battles that the help names, except those of rulesets without a table. */
const battles = [simulateHelp, ladderHelp]
  .flatMap(examplesIn)
  .filter((words) => !words.includes('--save'))
  .filter(([, id = '']) => {
    const { scenario } = scenarioById(id) ?? {};
    return scenario === undefined || createGame(scenario.editions.at(-1) ?? '', scenario.data, {}) !== null;
  });

it.for(battles)('what the help shows works: %j', async (words) => {
  const { code, out, err } = await ran([...words, '--quiet'], { rulesets, tables: createGame });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.length).toBeGreaterThan(40);
});

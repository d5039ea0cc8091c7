/** readArmy: an army of a file, priced and judged, or everything that keeps it from being read. */
import {
  type ArmyProblem,
  type ArmyReading,
  check,
  type Json,
  optionProblems,
  Problem,
  problemsIn,
  problemText,
  type ReadArmy,
} from '@grognard/rules-kit';
import { about } from '../about.ts';
import { anyOptions } from '../options/index.ts';
import { fieldOf } from './field.ts';
import { type ArmyFigures, figuresOf } from './figures.ts';
import { type Offence, offencesOf } from './limits.ts';
import { emptyCorps, offersOf } from './offers.ts';
import { armyPage } from './page.ts';
import { rosterOf } from './roster.ts';
import { type ArmyRules, armyRules } from './rules-of-army.ts';
import { type Army, armyFormat, armyShape, armyVersion } from './shape.ts';
import { armyText } from './text/write.ts';
import { armyWords } from './words/index.ts';

/** An army with all that was worked out about it. */
export interface JudgedArmy {
  readonly army: Army;
  readonly rules: ArmyRules;
  readonly figures: ArmyFigures;
  readonly offences: readonly Offence[];
}

/** The army of a file that fits its shape, with these options added to its own. */
export function judge(army: Army, agreed: Readonly<Record<string, unknown>> = {}): JudgedArmy {
  const rules = armyRules(army.points, { ...army.options, ...agreed });
  const figures = figuresOf(rules, army);
  return { army, rules, figures, offences: offencesOf(rules, army, figures.points) };
}

/** The file without the place of its schema, which editors need and the army does not. */
function withoutSchema(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !('$schema' in data)) return data;
  const { $schema: _schema, ...file } = data;
  return file;
}

function problemsOf(data: unknown): readonly Problem[] {
  const found = problemsIn(armyShape, data);
  const given = typeof data === 'object' && data !== null && 'options' in data ? data.options : undefined;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return found;
  return [...found, ...optionProblems({ id: about.id, options: anyOptions }, { ...given })];
}

export function readArmy(given: unknown, how: ArmyReading = {}): ReadArmy | readonly ArmyProblem[] {
  const data = withoutSchema(given);
  const { language = 'en', agreed = {} } = how;
  const problems = [...problemsOf(data), ...optionProblems({ id: about.id, options: anyOptions }, agreed)];
  const army = check(armyShape, data);
  if (problems.length > 0 || army instanceof Problem)
    return problems.map(({ code, at, message }) => ({
      code,
      at,
      message: problemText({ language, phrases: {} }, message),
      rule: null,
      remedy: null,
    }));
  const judged = judge(army, agreed);
  const { figures, offences, rules } = judged;
  return {
    name: army.name,
    file: armyFile(army),
    isLegal: offences.length === 0,
    points: figures.points,
    budget: army.points,
    value: figures.value,
    page: (reader) => armyPage(armyWords[reader], judged),
    offers: (reader) => offersOf({ words: armyWords[reader], rules }, army),
    text: (reader) => armyText(armyWords[reader], rules, army, figures),
    roster: (reader) => rosterOf(armyWords[reader], army),
    field: (side, reader) => fieldOf(armyWords[reader], army, side),
  };
}

/** An army of the middle format with its commanders, the first of them the chief, and no units. */
export function blankArmy(name: string): Json {
  const points = 200;
  const { corps } = armyRules(points, {});
  const { commander, units } = emptyCorps;
  const leaders = Array.from({ length: corps }, (_, n) =>
    n === 0 ? { ...commander, chief: true } : commander,
  );
  return {
    format: armyFormat,
    version: armyVersion,
    ruleset: about.id,
    name,
    points,
    corps: leaders.map((leader) => ({ commander: leader, units })),
  };
}

/** A record without the fields that are at their default. */
function given(fields: Readonly<Record<string, Json>>, usual: Readonly<Record<string, Json>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );
}

/** The file of an army as it is written: in a fixed order, without what is at its default. */
function armyFile({ name, points, corps, camp, works, options: agreed, note }: Army): Json {
  return {
    format: armyFormat,
    version: armyVersion,
    ruleset: about.id,
    name,
    points,
    corps: corps.map(({ commander, units }) => ({
      commander: given({ ...commander }, { name: null, chief: false, included: false, loyalty: 'reliable' }),
      units: units.map((each) =>
        given({ ...each }, { count: 1, weapon: null, quality: 'ordinary', abilities: [] }),
      ),
    })),
    ...given({ camp, works: works.map((each) => ({ ...each })), options: agreed, note }, usualOfArmy),
  };
}

const usualOfArmy = { camp: 'camp', works: [], options: {}, note: '' };

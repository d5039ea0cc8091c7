/** Rules seen at work in a command, its events, and the states before and after it. For tests only. */
import type { Random } from '@grognard/engine';
import { undetectedRows } from '@grognard/test-kit';
import { catalogue } from '../../../catalogue/index.ts';
import { type DrawnFrom, movementOrderKinds, someOrder } from '../../doctrine/random-moves.ts';
import { restlessOrder } from '../../doctrine/restless.ts';
import { checkCommand } from '../../flow/check.ts';

import { questionIn } from '../../flow/question.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { type Detectors, ObservedCommand } from './observed-command.ts';
import { chargeRows } from './rows-charge.ts';
import { courseRows } from './rows-course.ts';
import { fightRows } from './rows-fight.ts';
import { moveRows } from './rows-move.ts';
import { namedRows } from './rows-named.ts';
import { setUpRows } from './rows-set-up.ts';
import { unitRows } from './rows-unit.ts';

/** Every rule of use *table* that is at work from the first activation to the result. The others belong to the set-up. */
export const tableRows: readonly string[] = catalogue
  .filter(({ use, id }) => use.includes('table') && !setUpRows.includes(id))
  .map(({ id }) => id);

const detectors: Detectors = { ...unitRows, ...courseRows, ...moveRows, ...chargeRows, ...fightRows };

/** Rules without a detector. Should be empty. */
export const undetected = undetectedRows(tableRows, Object.keys(detectors), namedRows);

/** Rules that refuse some order that could have been given instead. */
function refusals(table: Table, state: State, side: SideIndex, random: Random): string[] {
  if (questionIn(table, state)?.phase !== 'orders') return [];
  const from = { table, state, side, random };
  const kind = movementOrderKinds[random.below(movementOrderKinds.length)]!;
  const order = drawnFrom(from, kind);
  if (order === null) return [];
  const verdict = checkCommand(table, state, side, order);
  return !verdict.allowed && 'refusals' in verdict ? verdict.refusals.map(({ rule }) => rule) : [];
}

/** Of a restless player, of one without a plan, or to units that may not stand together at all. */
function drawnFrom(from: DrawnFrom, kind: (typeof movementOrderKinds)[number]): AdlgCommand | null {
  const { table, state, side, random } = from;
  const way = random.below(4);
  if (way === 0) return restlessOrder(from);
  if (way < 3) return someOrder(from, kind);
  const own = unitsOn(table, state, side);
  const first = random.below(Math.max(1, own.length));
  const some = random.below(3) === 0 ? own : [own[first], own[first + 1]];
  const units = some.flatMap((unit) => (unit === undefined ? [] : [table.units[unit]!.id]));
  if (units.length === 0) return null;
  return { kind: 'move', units, steps: [{ step: 'advance', by: table.sizes.ud }], free: false };
}

/** Rules seen at work in a command, and those that would have refused a random one. */
export function firedBy(
  table: Table,
  before: State,
  { side, command }: { readonly side: SideIndex; readonly command: AdlgCommand },
  events: readonly AdlgEvent[],
  after: State,
  random: Random,
): Set<string> {
  const fired = new Set<string>();
  const seen = new ObservedCommand(table, before, command, events, after);
  for (const [rule, shows] of Object.entries(detectors)) if (shows(seen)) fired.add(rule);
  const named = [
    ...refusals(table, before, side, random),
    ...seen.lines.map(({ rule }) => rule),
    ...seen.of('lost').map(({ by }) => by),
    ...seen.of('commanderLost').map(({ by }) => by),
    ...seen.of('ended').map(({ result }) => result.by),
  ];
  for (const rule of named) if (namedRows.includes(rule)) fired.add(rule);
  return fired;
}

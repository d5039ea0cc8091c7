/** Rules seen at work in a command, its events, and the states before and after it. For tests only. */

import type { Random } from '@grognard/engine';
import { undetectedRows } from '@grognard/test-kit';
import { catalogue } from '../../../catalogue/index.ts';
import { answersOf } from '../../actions/attack/index.ts';
import { availableShots } from '../../actions/fire/index.ts';
import { someProposal } from '../../doctrine/random.ts';
import { checkCommand } from '../../flow/check.ts';
import { questionIn } from '../../flow/question.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import type { GiorgiEvent } from '../../state/events.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { type Detectors, ObservedCommand } from './observed-command.ts';
import { attackRows } from './rows-attack.ts';
import { artilleryRows, fireRows } from './rows-fire.ts';
import { buildingRows, woodsRows } from './rows-ground.ts';
import { meleeRows, skirmishRows, squareRows } from './rows-melee.ts';
import { moveRows, terrainRows, turnRows } from './rows-move.ts';
import { commandRows, moraleRows, scenarioRows } from './rows-nerve.ts';
import { formationRows, unitRows } from './rows-unit.ts';

/** Every rule of use *table*. */
export const tableRows: readonly string[] = catalogue
  .filter(({ use }) => use.includes('table'))
  .map(({ id }) => id);

const detectors: Detectors = {
  ...unitRows,
  ...turnRows,
  ...formationRows,
  ...moveRows,
  ...terrainRows,
  ...fireRows,
  ...artilleryRows,
  ...attackRows,
  ...meleeRows,
  ...skirmishRows,
  ...squareRows,
  ...buildingRows,
  ...woodsRows,
  ...moraleRows,
  ...commandRows,
  ...scenarioRows,
};

/** Rules that are seen at work when a refusal names them. */
export const namedRows: readonly string[] = [
  'turn.fire-then-attack',
  'move.through-friends',
  'move.enemy-gap',
  'terrain.blocks',
  'terrain.woods-forbidden',
  'fire.friends-between',
  'fire.line-of-fire',
  'artillery.line-of-fire',
  'attack.no-change',
  'attack.nearest',
  'attack.guns-never',
  'attack.shaken',
  'attack.open-order',
  'square.no-attack',
  'building.four-battalions',
  'building.foot-only',
];

/** Rules that block a line of fire, by the rule that the refusal names. */
const alsoNamed: Readonly<Record<string, string>> = {
  'fire.line-of-fire': 'terrain.blocks',
  'artillery.line-of-fire': 'terrain.blocks',
};

/** Rules without a detector. Should be empty. */
export const undetected = undetectedRows(tableRows, Object.keys(detectors), namedRows);

/** Rules that refuse some command that could have been given instead. */
function refusals(table: Table, state: State, side: SideIndex, random: Random): string[] {
  const proposal = someProposal(table, state, side, random);
  if (proposal !== null) {
    const verdict = checkCommand(table, state, side, proposal, 'verdict');
    return !verdict.allowed && 'refusals' in verdict ? verdict.refusals.map(({ rule }) => rule) : [];
  }
  const phase = questionIn(table, state)?.phase;
  const own = unitsOn(table, state, side);
  if (phase === 'reaction') return answersOf(table, state).flatMap(({ refusals: against }) => against);
  if ((phase !== 'guns' && phase !== 'small-arms') || own.length === 0) return [];
  return availableShots(table, state, own[random.below(own.length)]!, null).flatMap(
    ({ refusals: against }) => against,
  );
}

/** Rules seen at work in a command, and those that would have refused a random one. */
export function firedBy(
  table: Table,
  before: State,
  { side, command }: { readonly side: SideIndex; readonly command: GiorgiCommand },
  events: readonly GiorgiEvent[],
  after: State,
  random: Random,
): Set<string> {
  const fired = new Set<string>();
  const name = (rule: string) => {
    for (const row of [rule, alsoNamed[rule]])
      if (row !== undefined && namedRows.includes(row)) fired.add(row);
  };
  if (before.phase === 'turn') refusals(table, before, side, random).forEach(name);
  const seen = new ObservedCommand(table, before, command, events, after);
  for (const [rule, shows] of Object.entries(detectors)) if (shows(seen)) fired.add(rule);
  return fired;
}

/** Orders in movement: for each unit the attack or move that scores best against staying. */

import { entryAt } from '@grognard/lists';
import { crossings } from '../../actions/attack/index.ts';
import type { MoveCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { movesOf, type PossibleMove } from './moves.ts';
import { nearness, worthOfDriving, worthOfPlace } from './place.ts';
import type { SergeantContext } from './sergeant-context.ts';
import { attacksNow } from './together.ts';

/** An order of a unit, and its gain over doing nothing. */
export interface ScoredOrder {
  readonly unit: UnitIndex;
  readonly command: MoveCommand;
  readonly gain: number;
  readonly words: string;
}

/** Cost of every zone crossed. */
const crossing = 12;
/** Share of the danger to a unit where it stands that it avoids by attacking. */
const spared = 0.5;

/** All orders of a unit, the best first. */
export function choicesOf(mind: SergeantContext, unit: UnitIndex): ScoredOrder[] {
  const { table, state, manner } = mind;
  const here = worthOfPlace(mind, unit, entryAt(state.units, unit).stands);
  const { words } = table;
  const found: ScoredOrder[] = [];
  for (const { command, target, gain } of attacksNow(mind, unit))
    found.push({
      unit,
      command,
      gain:
        gain + manner.aim * worthOfDriving(mind, target) - manner.least - here.worth - spared * here.danger,
      words: words.doctrine.attack(entryAt(table.units, target).name, gain),
    });
  for (const move of worthAThought(mind, unit, movesOf(table, state, unit))) {
    const gain = worthOfPlace(mind, unit, move.stands).worth - here.worth;
    // A move without gain is dropped anyway, whatever fire it draws.
    const drawn = gain > 0 ? crossings(table, state, unit, move.laid.tracks).length : 0;
    found.push({ unit, command: move.command, gain: gain - crossing * drawn, words: saysOf(mind, move) });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** Of the marches that end in one formation, those that lead nearest to the unit's goal. */
function worthAThought(
  mind: SergeantContext,
  unit: UnitIndex,
  moves: readonly PossibleMove[],
): PossibleMove[] {
  const byFormation = new Map<string, { move: PossibleMove; nearness: number }[]>();
  const kept: PossibleMove[] = [];
  for (const move of moves) {
    if (move.what !== 'march') {
      kept.push(move);
      continue;
    }
    const { formation } = move.stands;
    const alike = byFormation.get(formation) ?? [];
    byFormation.set(formation, alike);
    alike.push({ move, nearness: nearness(mind, unit, move.stands) });
  }
  for (const alike of byFormation.values()) {
    alike.sort((a, b) => b.nearness - a.nearness);
    kept.push(...alike.slice(0, mind.manner.marches).map(({ move }) => move));
  }
  return kept;
}

function saysOf({ table }: SergeantContext, { what, goal, stands }: PossibleMove): string {
  const { doctrine, report } = table.words;
  switch (what) {
    case 'form':
      return doctrine.form(report.formation(stands.formation));
    case 'march':
      return goal === null ? doctrine.march : doctrine.marchTo(goal);
    case 'turn':
    case 'back':
    case 'man':
      return doctrine[what];
  }
}

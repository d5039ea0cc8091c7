/** What units are ordered in movement: for each the attack or move that weighs best against staying where it is. */

import { entryAt } from '@grognard/lists';
import { crossings } from '../../actions/attack/index.ts';
import type { MoveCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { movesOf, type PossibleMove } from './moves.ts';
import { nearness, worthOfDriving, worthOfPlace } from './place.ts';
import type { SergeantContext } from './sergeant-context.ts';
import { attacksNow } from './together.ts';

/** Something that a unit can do, and by how much it is better than doing nothing. */
export interface ScoredOrder {
  readonly unit: UnitIndex;
  readonly command: MoveCommand;
  readonly gain: number;
  readonly words: string;
}

/** What every zone that is crossed costs. */
const crossing = 12;
/** Of what may happen to a unit where it stands, so much happens no more if it attacks. */
const spared = 0.5;

/** Everything that a unit can do, the best first. */
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
    // Whoever gains nothing does not go, whatever it would draw.
    const drawn = gain > 0 ? crossings(table, state, unit, move.laid.tracks).length : 0;
    found.push({ unit, command: move.command, gain: gain - crossing * drawn, words: saysOf(mind, move) });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** Of the marches that end in one formation, those that lead nearest to where the unit wants to be. */
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

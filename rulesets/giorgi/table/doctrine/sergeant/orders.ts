/** What units are ordered in movement: for each the attack or move that weighs best against staying where it is. */
import { crossings } from '../../attack/index.ts';
import type { MoveCommand } from '../../orders.ts';
import { attacksBy } from './attack.ts';
import type { Mind } from './mind.ts';
import { type Move, movesOf } from './moves.ts';
import { worthOfDriving, worthOfPlace } from './place.ts';

/** Something that a unit can do, and by how much it is better than doing nothing. */
export interface Choice {
  readonly unit: number;
  readonly command: MoveCommand;
  readonly gain: number;
  readonly words: string;
}

/** What every zone that is crossed costs. */
const crossing = 12;
/** Of what may happen to a unit where it stands, so much happens no more if it attacks. */
const spared = 0.5;

/** Everything that a unit can do, the best first. */
export function choicesOf(mind: Mind, unit: number): Choice[] {
  const { table, state, manner } = mind;
  const here = worthOfPlace(mind, unit, state.units[unit]!.stands);
  const { words } = table;
  const found: Choice[] = [];
  for (const { command, target, gain } of attacksBy(mind, state, unit))
    found.push({
      unit,
      command,
      gain:
        gain + manner.aim * worthOfDriving(mind, target) - manner.least - here.worth - spared * here.danger,
      words: words.doctrine.attack(table.units[target]!.name, gain),
    });
  for (const move of movesOf(table, state, unit)) {
    const there = worthOfPlace(mind, unit, move.laid.stands);
    const drawn = crossings(table, state, unit, move.laid.tracks).length;
    found.push({
      unit,
      command: move.command,
      gain: there.worth - here.worth - crossing * drawn,
      words: saysOf(mind, move),
    });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

function saysOf({ table }: Mind, { what, goal, laid }: Move): string {
  const { doctrine, report } = table.words;
  switch (what) {
    case 'form':
      return doctrine.form(report.formation(laid.stands.formation));
    case 'march':
      return goal === null ? doctrine.march : doctrine.marchTo(goal);
    case 'turn':
    case 'back':
    case 'man':
      return doctrine[what];
  }
}

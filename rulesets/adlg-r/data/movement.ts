/** The movement table. */
import type { Allowance, MovementRules } from '../rules/movement/model.ts';

function row(
  id: string,
  title: string,
  [open, rough, difficult]: readonly [number, number, number | null],
): Allowance {
  return { id, title, open, rough, difficult };
}

/** Allowance of a lone commander in UD, the same on any ground. */
const alone = 5;

export const movement: MovementRules = {
  table: {
    li: row('move.li', 'LI', [3, 3, 3]),
    mi: row('move.mi', 'LMI, MI; Drag near', [3, 3, 2]),
    hi: row('move.hi', 'HI', [2, 2, 1]),
    lh: row('move.lh', 'LH', [5, 4, 2]),
    kn: row('move.kn', 'Kn', [3, 2, 1]),
    cv: row('move.cv', 'Cv; Drag far', [4, 3, 1]),
    wagon: row('move.wagon', 'WWg, light and medium Art', [2, 1, null]),
    elephants: row('elephant.move', 'El', [3, 2, 1]),
    commander: row('commander.move', 'Lone commander', [alone, alone, alone]),
  },
  hiFarUd: 4,
  hiFar: 1,
  road: 1,
  dragoonsUd: 4,
  dragoonsAtEdge: 'cavalry',
  elephantOpen: ['brush', 'field', 'enclosed-field'],
};

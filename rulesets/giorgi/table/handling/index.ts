/** The hand on the table: what a side sees, what can be told to its pieces, and what its gestures come to. Read from its view alone. */
import type { Hand, Handling } from '@grognard/engine';
import type { Table } from '../model.ts';
import type { GiorgiView } from '../view.ts';
import { askedIn } from './asked.ts';
import { holdingOf } from './holding.ts';
import { proposeFor, tasksFor } from './in-hand.ts';
import { layInstrument } from './instruments.ts';
import { piecesIn } from './pieces.ts';
import { threatsTo } from './threats.ts';
import { withReading } from './to-read.ts';

export function handlingOf(table: Table): Handling<GiorgiView> {
  return (view, side): Hand => {
    const seat = side === null ? -1 : (table.sideOf.get(side) ?? -1);
    const holding = holdingOf(table, view, seat);
    const asked = askedIn(holding);
    return {
      asked,
      pieces: piecesIn(holding, asked.idle),
      tasks: (gesture) => tasksFor(holding, gesture).map(withReading),
      propose: (gesture) => proposeFor(holding, gesture),
      threats: (gesture) => threatsTo(holding, gesture),
      lay: (instrument) => layInstrument(holding, instrument),
    };
  };
}

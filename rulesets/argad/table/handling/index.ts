/** The hand on the table of « Argad ! »: what a side sees, can be told, and what its gestures come to. Read from its view alone. */
import type { Hand, Handling } from '@grognard/engine';
import type { Table } from '../model.ts';
import type { ArgadView } from '../view-model.ts';
import { askedIn } from './asked.ts';
import { holdingOf } from './holding.ts';
import { layInstrument } from './instruments.ts';
import { piecesIn } from './pieces.ts';
import { proposeFor } from './propose.ts';
import { tasksFor } from './tasks.ts';
import { threatsTo } from './threats.ts';
import { withReading } from './to-read.ts';

export function handlingOf(table: Table): Handling<ArgadView> {
  return (view, side): Hand => {
    const seat = side === null ? -1 : (table.sideOf.get(side) ?? -1);
    const holding = holdingOf(table, view, seat);
    return {
      asked: askedIn(holding),
      pieces: piecesIn(holding),
      tasks: (gesture) => tasksFor(holding, gesture).map((task) => withReading(table, task)),
      propose: (gesture) => proposeFor(holding, gesture),
      threats: (gesture) => threatsTo(holding, gesture),
      lay: (instrument) => layInstrument(holding, instrument),
    };
  };
}

/** `rehearse`: a charge carried through on a copy of the table if everybody stands, as long as no die decides. */
import { dryRun } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { checkCommand } from '../flow/check.ts';
import { decideCommand } from '../flow/decide.ts';
import { questionIn } from '../flow/question.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { writingOn } from '../state/writing.ts';

/** The position after a legal command, or null where a die would decide. */
export function carryOutDry(table: Table, state: State, side: SideIndex, command: AdlgCommand): State | null {
  return dryRun(writingOn(table), state, (after, resolution) =>
    decideCommand(table, after, side, command, resolution),
  );
}

/** More questions than any charge asks. */
const mostAnswers = 8;

/** The position after a charge against units that may stand. Null where a die decides or a unit must evade. */
export function rehearse(table: Table, state: State, side: SideIndex, command: AdlgCommand): State | null {
  let now = carryOutDry(table, state, side, command);
  for (let n = 0; n < mostAnswers && now !== null; n++) {
    const top = now.agenda.at(-1);
    const question = questionIn(table, now);
    if (top?.do !== 'answer' || question === null) return now;
    const stand: AdlgCommand = {
      kind: 'answer',
      units: top.targets.map((unit) => entryAt(table.units, unit).id),
      how: 'stand',
      align: false,
      turnBack: false,
    };
    const verdict = checkCommand(table, now, question.side, stand);
    now = verdict.allowed ? carryOutDry(table, now, question.side, stand) : null;
  }
  return now;
}

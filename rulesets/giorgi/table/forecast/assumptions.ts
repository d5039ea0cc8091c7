/** assumptionsIn: what a forecast took for granted, in words. */

import { entryAt, lookUp } from '@grognard/lists';
import { interactionWordsOf } from '../explain/words.ts';
import type { QuestionPhase, TurnQuestion } from '../flow/question.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { Table } from '../state/model.ts';
import type { Stake } from './moment.ts';
import { type ForecastNote, type ForecastNotes, notesOf } from './notes.ts';

/** Answers that were assumed less often are not named. */
const leastNamed = 0.05;

/** Notes of what a side was assumed to do when it was asked. */
export function assumedNotes(
  { phase, side }: TurnQuestion,
  stake: Stake,
  command: GiorgiCommand,
): readonly ForecastNote[] {
  const asked = { kind: 'asked', phase, whose: side === stake.side ? 'ours' : 'theirs' } as const;
  if (command.kind !== 'answer') return [asked];
  return [asked, { kind: 'answer', unit: command.unit, how: command.how }];
}

export function assumptionsIn(table: Table, notes: ForecastNotes): readonly string[] {
  const { assumed } = interactionWordsOf(table).forecast;
  const asked = notesOf(notes, 'asked').map(({ note }) => note);
  const isAsked = (phase: QuestionPhase, whom: 'ours' | 'theirs' | null = null) =>
    asked.some((note) => note.phase === phase && (whom === null || note.whose === whom));
  const answers = answersIn(table, notes);
  return [
    ...(answers.length > 0 ? [assumed.answers(answers)] : []),
    ...(answers.length === 0 && isAsked('reaction', 'theirs') ? [assumed.noAnswer] : []),
    ...(isAsked('reaction', 'ours') ? [assumed.ours] : []),
    ...(isAsked('move') ? [assumed.orders] : []),
    ...(isAsked('advance') ? [assumed.advance] : []),
    ...(isAsked('breakthrough') ? [assumed.breakthrough] : []),
    ...(isAsked('occupy') ? [assumed.occupy] : []),
  ];
}

function answersIn(table: Table, notes: ForecastNotes): readonly string[] {
  const { answers, forecast } = interactionWordsOf(table);
  return notesOf(notes, 'answer')
    .filter(({ share }) => share >= leastNamed)
    .map(({ note: { unit, how } }) => {
      const { name } = entryAt(table.units, lookUp(table.unitOf, unit));
      return forecast.assumed.answer(name, answers[how]);
    });
}

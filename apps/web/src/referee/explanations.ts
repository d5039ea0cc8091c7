/** Rules, refusals and computers' reasons as text, in the language of the page. */
import { type RuleId, readIn } from '@grognard/rules-kit';
import { wordsIn } from '@grognard/rulesets/words';
import { canReadReasons, type GameSession, type SeatedClient, type Thinker } from '@grognard/session';
import { rulesRead } from '../help/rule-text.ts';
import type { Settings } from '../settings/store.ts';
import type { RuleText, TurnReasons } from './contract.ts';
import type { PageGame } from './create-game.ts';
import { finishedReasons, translateReasons, withPieceNames } from './translate-reasons.ts';

export { explainRefusals } from './explain-refusal.ts';

export async function rulesOf(
  session: GameSession<PageGame>,
  rules: readonly RuleId[],
  units: Settings['units'],
): Promise<readonly RuleText[]> {
  const { bundle, ruleset, language } = session.created;
  const { edition, options } = await session.read(({ record }) => record);
  // The table bundle has only the words used at the table, so all words are loaded here.
  const words = readIn(await wordsIn(ruleset, language), units);
  return rulesRead({ edition, options, ruleset: bundle.ruleset, words }, rules);
}

/** Reasons of finished turns, or of one of them. Empty if they would reveal what the viewer may not know. */
export async function reasonsFor(
  client: SeatedClient<PageGame>,
  session: GameSession<PageGame>,
  turn: number | null,
  thinker: Thinker,
): Promise<readonly TurnReasons[]> {
  const { language } = session.created;
  const table = await client.read((now, viewer) => (canReadReasons(now, viewer) ? now : null));
  if (table === null) return [];
  const reasons = await translateReasons(table, turn, language, thinker);
  if (reasons.some((each, n) => each !== table.record.reasons[n]))
    await session.amend((record) =>
      record.reasons.length === reasons.length ? { ...record, reasons } : record,
    );
  return withPieceNames(table.game, finishedReasons({ ...table.record, reasons }));
}

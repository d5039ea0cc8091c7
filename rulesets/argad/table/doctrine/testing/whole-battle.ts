/** A whole battle between plans of the doctrine, and the refusals in it. For tests only. */
import {
  type AnyState,
  type AnyTableGame,
  type AnyView,
  type Command,
  type GameEvent,
  hashedFaces,
  Match,
  type Random,
  type SideId,
} from '@grognard/engine';
import { mixBits } from '@grognard/rules-kit';

export type AnyMatch = Match<AnyState, AnyView, Command, GameEvent>;

/** Seeded random integers. */
export function sameLuck(seed: number): Random {
  let drawn = 0;
  return { below: (n) => Math.floor((mixBits(seed + 977 * ++drawn) * n) / 2 ** 32) };
}

export function startOf({ rules }: AnyTableGame, seed: number): AnyMatch {
  return new Match(rules, rules.start(null), hashedFaces(seed), 'state');
}

/** The style in which a side plays its nth plan. */
type Manners = (asked: number, side: number) => string;

/** Plays to the end and returns everything refused or invalid. */
export function refusedIn(game: AnyTableGame, seed: number, manner: Manners): string[] {
  const match = startOf(game, seed);
  const wrong: string[] = [];
  for (let asked = 0; asked < 100; asked++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return wrong;
    for (const side of awaits.sides)
      give(
        game,
        match,
        side,
        manner(
          asked,
          game.sides.findIndex(({ id }) => id === side),
        ),
        wrong,
      );
  }
  return [...wrong, 'without end'];
}

function give(game: AnyTableGame, match: AnyMatch, side: SideId, manner: string, wrong: string[]): void {
  const { commands, reasons } = game.doctrine.plan(match.view(side), side, manner, sameLuck(5));
  if (commands.at(-1)?.kind !== 'seal') wrong.push(`${manner}: not sealed`);
  if (manner !== 'random' && commands.length > 1 && reasons.length === 0) wrong.push(`${manner}: no reason`);
  for (const { words } of reasons) if (!/^[A-Z].*\.$/.test(words)) wrong.push(`${manner}: ${words}`);
  for (const command of commands) {
    const answer = match.submit(side, command as Command);
    if (!answer.done) wrong.push(`${manner} ${JSON.stringify(command)} ${JSON.stringify(answer.because)}`);
  }
}

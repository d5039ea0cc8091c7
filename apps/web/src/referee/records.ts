/** Records of games: made, changed, and seen by whom they may be. */
import { type AgreedHeader, type SideId, secretDice, type Viewer } from '@grognard/engine';
import { isLevel } from '@grognard/opponent';
import type { GameRecord } from '../saves/record.ts';
import type { Beginning, Seat, ViewFrom } from './contract.ts';
import type { LaidOut } from './lay-out.ts';
import type { Machine } from './machine.ts';

/** Stands before the names of games that come with the application. */
export const builtInMark = 'built-in:';

/** The longest name a player gives a game. */
const longestName = 80;

export function fresh({ random, now }: Machine): Pick<GameRecord, 'id' | 'begun' | 'touched'> {
  const begun = now();
  return { id: random(8), begun, touched: begun };
}

/** Dice by a number that somebody chose, or by a secret that nobody knows yet. */
function diceFor(
  agreed: AgreedHeader,
  seed: number | undefined,
  machine: Machine,
): Pick<GameRecord, 'dice' | 'secret' | 'seed'> {
  if (seed !== undefined) return { dice: { kind: 'seed', seed }, secret: null, seed };
  const secret = machine.random(32);
  return {
    dice: secretDice(secret, agreed),
    secret,
    seed: Number.parseInt(machine.random(4), 16) >>> 1,
  };
}

/** What a save file of the game says of it before the first roll. */
export function agreedIn({ made, edition, options, scenario, seats, players }: Agreed): AgreedHeader {
  return { made, edition, options, scenario, players: players ?? seats };
}

type Agreed = Pick<GameRecord, 'made' | 'edition' | 'options' | 'scenario' | 'seats' | 'players'>;

/** The record with other players: a commitment that covered the header is made anew for them, to the same secret. */
export function reseated(record: GameRecord, seats: GameRecord['seats']): GameRecord {
  const { players: _, ...rest } = record;
  const next: GameRecord = { ...rest, seats };
  const { dice, secret } = record;
  if (dice.kind !== 'secret' || dice.covers !== 'header' || secret === null) return next;
  return { ...next, dice: secretDice(secret, agreedIn(next)) };
}

/** A game that has just begun. */
export function recordOf(
  { game, scenario, shelved }: LaidOut,
  { edition, options, seats, seed }: Beginning,
  machine: Machine,
): GameRecord {
  const agreed = {
    made: { engine: machine.version, ruleset: machine.version },
    edition,
    scenario,
    options,
    seats: Object.fromEntries(game.sides.map(({ id }, n) => [id, seats[n] ?? seats.at(-1) ?? 'person'])),
  };
  return {
    ...fresh(machine),
    ...diceFor(agreedIn(agreed), seed, machine),
    ...agreed,
    name: game.title,
    title: game.title,
    ruleset: shelved.id,
    turn: game.turnOf(game.rules.start(null)),
    result: null,
    reasons: [],
    removed: false,
  };
}

export function renamed(record: GameRecord, name: string): GameRecord {
  const short = name.trim().slice(0, longestName);
  return short === '' ? record : { ...record, name: short };
}

/** Who played, as a save file tells it: whoever is no computer is a person. */
export function seatsOf(
  sides: readonly { readonly id: SideId }[],
  players: Readonly<Record<SideId, string>>,
): readonly Seat[] {
  return sides.map(({ id }) => {
    const who = players[id] ?? '';
    return isLevel(who) ? who : 'person';
  });
}

/** While a battle goes on, nobody sees more of it than his own side does. */
export function eyesFor(from: ViewFrom, sides: readonly SideId[], { result, seats }: GameRecord): Viewer {
  const people = sides.filter((side) => seats[side] === 'person');
  if (result !== null || people.length === 0)
    return from === 'umpire' || !sides.includes(from) ? 'umpire' : { side: from };
  return people.length === 1 ? { side: people[0]! } : { side: null };
}

/** createRecord: the record of a new game, with dice that nobody knows beforehand and invitations for seats elsewhere. */
import { type AgreedHeader, commitmentTo, type SideId, secretDice } from '@grognard/engine';
import { isLevel } from '@grognard/opponent';
import type { CreatedGame, GameSetup, SessionDeps } from './deps.ts';
import type { GameRecord, Seat, SeatLock } from './record.ts';

export interface NewGame extends GameSetup {
  /** Player of each side, in the order of the sides. The last one plays all remaining sides. */
  readonly seats: readonly Seat[];
  /** Seed of dice and computers, so that the same commands give the same battle. By default the dice come from a secret. */
  readonly seed?: number;
}

export type NewGameDeps = Pick<SessionDeps, 'random' | 'now' | 'version'>;

/** Fields unique to each game. */
export function newIdentity({ random, now }: NewGameDeps): Pick<GameRecord, 'id' | 'begun' | 'touched'> {
  const begun = now();
  return { id: random(8), begun, touched: begun };
}

type AgreedFields = Pick<GameRecord, 'made' | 'edition' | 'options' | 'scenario' | 'seats' | 'players'>;

/** Header of a save file before the first roll. */
export function agreedHeader(record: AgreedFields): AgreedHeader {
  const { made, edition, options, scenario, seats, players } = record;
  const seated = Object.entries(seats).map(([side, seat]): [SideId, string] => [
    side,
    seat === 'elsewhere' ? 'person' : seat,
  ]);
  return { made, edition, options, scenario, players: players ?? Object.fromEntries(seated) };
}

function diceFor(
  agreed: AgreedFields,
  seed: number | undefined,
  { random }: NewGameDeps,
): Pick<GameRecord, 'dice' | 'secret' | 'seed'> {
  if (seed !== undefined) return { dice: { kind: 'seed', seed }, secret: null, seed };
  const secret = random(32);
  const dice = secretDice(secret, agreedHeader(agreed));
  return { dice, secret, seed: Number.parseInt(random(4), 16) >>> 1 };
}

/** The record with other players. A commitment that covers the header is renewed, with the same secret. */
export function withSeats(record: GameRecord, seats: GameRecord['seats']): GameRecord {
  const { players: _players, locks: _locks, undoRequest: _undo, ...rest } = record;
  const next: GameRecord = { ...rest, seats };
  const { dice, secret } = record;
  if (dice.kind !== 'secret' || dice.covers !== 'header' || secret === null) return next;
  return { ...next, dice: secretDice(secret, agreedHeader(next)) };
}

/** Invitations to seats elsewhere: the secrets for the invited players, and the locks to be stored. */
function inviteTo(
  seats: Readonly<Record<SideId, Seat>>,
  { random }: NewGameDeps,
): {
  readonly invitations: Readonly<Record<SideId, string>>;
  readonly locks: Readonly<Record<SideId, SeatLock>>;
} {
  const elsewhere = Object.keys(seats).filter((side) => seats[side] === 'elsewhere');
  const secrets = elsewhere.map((side) => [side, random(32)] as const);
  return {
    invitations: Object.fromEntries(secrets),
    locks: Object.fromEntries(secrets.map(([side, secret]) => [side, { invitation: commitmentTo(secret) }])),
  };
}

/** The record to be stored, and the invitations, which are not stored. */
export function createRecord(
  { game, scenario, ruleset }: CreatedGame,
  { edition, options, seats: order, seed }: NewGame,
  deps: NewGameDeps,
): { readonly record: GameRecord; readonly invitations: Readonly<Record<SideId, string>> } {
  const seats = Object.fromEntries(
    game.sides.map(({ id }, n) => [id, order[n] ?? order.at(-1) ?? 'person'] as const),
  );
  const { invitations, locks } = inviteTo(seats, deps);
  const made = { engine: deps.version, ruleset: deps.version };
  const agreed = { made, edition, options, scenario, seats };
  const record: GameRecord = {
    ...newIdentity(deps),
    ...diceFor(agreed, seed, deps),
    ...agreed,
    name: game.title,
    title: game.title,
    ruleset,
    ...(Object.keys(locks).length > 0 ? { locks } : {}),
    turn: game.turnOf(game.rules.start(null)),
    result: null,
    reasons: [],
    removed: false,
  };
  return { record, invitations };
}

/** Seats by the players that a save file names. Every player who is not a computer is a person at this client. */
export function seatsFrom(
  sides: readonly { readonly id: SideId }[],
  players: Readonly<Record<SideId, string>>,
): readonly Seat[] {
  return sides.map(({ id }) => {
    const player = players[id];
    return player !== undefined && isLevel(player) ? player : 'person';
  });
}

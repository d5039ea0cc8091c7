/**
 * linkedGame, gameFromLink: a battle that is over, as little data as replays it exactly: its commands, and where its dice came from.
 * The page that opens it decides everything again, so that nothing in it need be believed.
 */
import {
  activeEntries,
  type Command,
  type DiceOrigin,
  Match,
  type SideId,
  secretDice,
} from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import {
  canonical,
  check,
  type DataLimits,
  data,
  dataObject,
  either,
  list,
  Problem,
  record,
  required,
  text,
  whole,
} from '@grognard/rules-kit';
import { type CreatedGame, isRefused, type RefusedSetup, type SessionDeps } from './deps.ts';
import { entriesUpTo, type Moment } from './episodes.ts';
import type { GameTable } from './game-table.ts';
import { agreedHeader, createRecord, seatsFrom } from './new-game.ts';
import type { GameRecord, StoredGame } from './record.ts';
import { facesOf } from './resume.ts';

const limits: DataLimits = { depth: 24, values: 200_000, characters: 100_000 };
const word = text(/^[^\p{Cc}]{1,200}$/u, 'a word');

/** Names are short, because every character counts. */
const linkShape = record({
  /** Edition, scenario by id or whole, options, versions. */
  e: required(word, 'Edition'),
  s: required(either(word, dataObject(limits)), 'Scenario'),
  o: required(dataObject(limits), 'Options'),
  v: required(word, 'Version of the engine'),
  r: required(word, 'Version of the ruleset'),
  /** Players, in the order of the sides. */
  p: required(list(word, { min: 1, max: 20 }), 'Players'),
  /** Seed, or secret, of the dice. */
  d: required(either(whole(0, Number.MAX_SAFE_INTEGER), text(/^[0-9a-f]{64}$/, 'a secret')), 'Dice'),
  /** Side, by number, and command, in turn. */
  c: required(list(data(limits), { min: 0, max: 100_000 }), 'Commands'),
  /** Beginning of the fingerprint that they lead to. */
  h: required(text(/^[0-9a-f]{8,64}$/, 'a fingerprint'), 'Fingerprint'),
});

const hashLength = 16;

/** Whether the dice can be thrown again from what a link holds. */
function originOf({ dice, secret, made, ...rest }: GameRecord): number | string | null {
  if (dice.kind === 'seed') return dice.seed;
  if (dice.kind !== 'secret' || dice.covers !== 'header' || secret === null) return null;
  const again = secretDice(secret, agreedHeader({ made, ...rest }));
  return canonical(again) === canonical(dice) ? secret : null;
}

/**
 * A battle that is over, up to a moment. Null while it goes on, since a link would give away what is hidden
 * and the dice to come, and for dice thrown by hand.
 */
export function linkedGame(
  { game, match, record: stored }: GameTable,
  moment: Moment,
  bundled: string | null,
): object | null {
  const dice = originOf(stored);
  if (stored.result === null || dice === null) return null;
  const order = game.sides.map(({ id }) => id);
  const entries = activeEntries(match.entries).slice(0, entriesUpTo(match.entries, moment));
  const last = entries.at(-1);
  const { players } = agreedHeader(stored);
  return {
    e: stored.edition,
    s: bundled ?? stored.scenario,
    o: stored.options,
    v: stored.made.engine,
    r: stored.made.ruleset,
    p: order.map((side) => players[side]),
    d: dice,
    c: entries.flatMap(({ entry }): readonly unknown[] => [order.indexOf(entry.side), entry.command]),
    h: (last === undefined ? '0'.repeat(hashLength) : last.entry.hash).slice(0, hashLength),
  };
}

const broken = (at: string, message: string): RefusedSetup => ({ refused: [{ at, message }] });

function isCommand(given: unknown): given is Command {
  return typeof given === 'object' && given !== null && 'kind' in given && typeof given.kind === 'string';
}

/** The game of a link, played again by these rules. */
export async function gameFromLink<G extends CreatedGame>(
  given: unknown,
  deps: SessionDeps<G>,
): Promise<StoredGame | RefusedSetup> {
  const link = check(linkShape, given);
  if (link instanceof Problem) return broken(link.at, link.message);
  const { e: edition, s: scenario, o: options, v, r, p, d, c, h } = link;
  const created = await deps.createGame({ edition, scenario, options });
  if (isRefused(created)) return created;
  const { game } = created;
  const order = game.sides.map(({ id }) => id);
  const players = Object.fromEntries(order.map((side, n) => [side, p[n] ?? 'person']));
  const setup = { edition, scenario: created.scenario, options, seats: seatsFrom(game.sides, players) };
  const made = { engine: v, ruleset: r };
  const agreed = { ...createRecord(created, setup, deps).record, made, players };
  const dice: DiceOrigin =
    typeof d === 'number' ? { kind: 'seed', seed: d } : secretDice(d, agreedHeader(agreed));
  const secret = typeof d === 'number' ? null : d;
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), facesOf({ dice, secret }));
  for (let n = 0; n + 1 < c.length; n += 2) {
    const [by, command] = [c[n], c[n + 1]];
    const side: SideId | undefined = typeof by === 'number' ? order[by] : undefined;
    if (side === undefined || !isCommand(command)) return broken(`c[${n}]`, 'this is no command of a side');
    if (!match.submit(side, command).done) return broken(`c[${n}]`, otherRules);
  }
  const isSame = c.length === 0 || match.hash().startsWith(h);
  if (!isSame) return broken('h', otherRules);
  const awaits = match.awaits();
  const result = awaits.kind === 'over' ? awaits.result : null;
  return {
    record: { ...agreed, dice, secret, turn: game.turnOf(match.state), result },
    entries: match.entries,
    receipts: [],
  };
}

const otherRules = 'the commands do not lead there any more: another version of the program made this link';

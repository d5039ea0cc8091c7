/**
 * A host cut off at any step loses no acknowledged command, applies none twice, and has sent nobody anything that is not durable
 * (R1–R3).
 */
import { type AnyTableGame, asAnyGame, commitmentTo, type SideId, type Viewer } from '@grognard/engine';
import { darkDuelAt, gunsInTurnAt, SeededRandom } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import type { CommandAnswer } from './answers.ts';
import type { CreatedGame } from './deps.ts';
import { GameClient } from './game-client.ts';
import type { GameRecord, Seat } from './record.ts';
import type { Update } from './subscription.ts';
import { likeComputer, type Policy, scripted } from './testing/players.ts';
import { sampleRecord } from './testing/samples.ts';
import { Disk, Host, Power } from './testing/world.ts';
import { createThinker } from './thinker.ts';
import { VisibleEntries } from './visible-entries.ts';

interface FaultyBattle {
  readonly name: string;
  readonly game: AnyTableGame;
  readonly seats: Readonly<Record<SideId, Seat>>;
  readonly policies: Readonly<Record<SideId, Policy>>;
  /** The battle stops when its log has this length. */
  readonly entries: number;
}

const guns = asAnyGame(gunsInTurnAt([2, 5]));
const duel = asAnyGame(darkDuelAt([2, 5]));

const battles: readonly FaultyBattle[] = [
  {
    name: 'two people elsewhere, in turn, with an undo that the other agrees to',
    game: guns,
    seats: { red: 'elsewhere', blue: 'elsewhere' },
    policies: {
      red: scripted(
        [{ kind: 'push', by: 1 }, 'undo', { kind: 'push', by: 2 }],
        likeComputer(guns, 'red', 'recruit', 1),
      ),
      blue: likeComputer(guns, 'blue', 'recruit', 2),
    },
    entries: 11,
  },
  {
    name: 'a person elsewhere against a computer',
    game: guns,
    seats: { red: 'elsewhere', blue: 'recruit' },
    policies: { red: scripted([{ kind: 'push', by: 1 }, 'undo'], likeComputer(guns, 'red', 'recruit', 1)) },
    entries: 12,
  },
  {
    name: 'sealed orders of two people at the same time',
    game: duel,
    seats: { red: 'elsewhere', blue: 'elsewhere' },
    policies: {
      red: likeComputer(duel, 'red', 'random', 1),
      blue: scripted([{ kind: 'aim', at: 1 }, 'undo'], likeComputer(duel, 'blue', 'random', 2)),
    },
    entries: 12,
  },
];

const keyOf = (side: SideId) => (side === 'red' ? '1' : '2').repeat(64);

function recordOf({ game, seats }: FaultyBattle): GameRecord {
  const locks = Object.fromEntries(
    Object.keys(seats).map((side) => [side, { invitation: commitmentTo('f'.repeat(64)) }]),
  );
  const { undoRequest: _, ...record } = sampleRecord('g');
  return { ...record, edition: game.rules.edition, seats, locks };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A client, its viewer, and every promise made to it. */
class FaultyVisitor {
  readonly viewer: Viewer;
  readonly client: GameClient;
  private readonly policy: Policy | undefined;
  private readonly disk: Disk;
  private readonly game: AnyTableGame;
  accepted = 0;
  readonly untrue: string[] = [];
  private ids = 0;
  private isBusy = false;

  constructor(side: SideId | null, { game, policies }: FaultyBattle, disk: Disk) {
    this.viewer = { side };
    this.policy = side === null ? undefined : policies[side];
    this.game = game;
    this.disk = disk;
    const seat = side === null ? {} : { key: keyOf(side), invitation: 'f'.repeat(64) };
    this.client = new GameClient({ game: 'g', side, ...seat, newId: () => `id-${++this.ids}` });
  }

  heard(update: Update): void {
    this.mustBeDurable(update.seq);
    this.client.heard(update);
  }

  act(): void {
    if (this.isBusy) return;
    const acting = this.policy?.(this.client, this.accepted) ?? null;
    if (acting === null) return;
    this.isBusy = true;
    void acting.then((answer) => {
      this.isBusy = false;
      const { accepted, seq } = answer as CommandAnswer;
      this.mustBeDurable(seq);
      if (accepted) this.accepted++;
    });
  }

  /** No client has ever seen a number that would not survive. */
  private mustBeDurable(seq: number): void {
    const durable = new VisibleEntries(this.game, this.disk).seqOf(this.viewer);
    if (seq > durable) this.untrue.push(`was shown ${seq} when ${durable} were durable`);
  }
}

interface FaultyOutcome {
  readonly steps: number;
  readonly disk: Disk;
  readonly visitors: readonly FaultyVisitor[];
}

/** Lines that randomly lose, duplicate, delay and reorder messages, until they settle. */
class Network {
  private readonly random: SeededRandom;
  private inFlight: (() => void)[] = [];
  private ticks = 0;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
  }

  get isBad(): boolean {
    return this.ticks < 400;
  }

  carry(deliver: () => void): void {
    const isLost = this.isBad && this.random.inHundred(15);
    const isDoubled = this.isBad && this.random.inHundred(10);
    if (!isLost) this.inFlight.push(deliver);
    if (isDoubled) this.inFlight.push(deliver);
  }

  /** Delivers some messages, in any order. Occasionally a client asks again for missing ones, or the power fails. */
  tick(clients: readonly { attach(): void }[], power: Power): void {
    this.ticks++;
    const arriving = this.inFlight.filter(() => !this.isBad || this.random.inHundred(50));
    const arrived = new Set(arriving);
    this.inFlight = this.inFlight.filter((each) => !arrived.has(each));
    while (arriving.length > 0) {
      const at = this.isBad ? this.random.below(arriving.length) : 0;
      for (const deliver of arriving.splice(at, 1)) deliver();
    }
    for (const client of clients) if (this.random.inHundred(8)) client.attach();
    if (this.isBad && this.random.inHundred(3)) power.cut();
  }
}

/** Plays a battle to its length. The power is cut after each of these numbers of steps, and comes back. */
async function play(
  battle: FaultyBattle,
  cuts: readonly number[],
  network?: Network,
): Promise<FaultyOutcome> {
  const disk = new Disk();
  await disk.create(recordOf(battle));
  const created: CreatedGame = {
    game: battle.game,
    ruleset: 'test',
    credit: '',
    scenario: null,
    language: 'en',
  };
  const createGame = async () => created;
  const deps = {
    thinker: createThinker(createGame),
    version: '0',
    now: () => 1,
    random: () => '',
    createGame,
  };
  const visitors = [...Object.keys(battle.policies), null].map(
    (side) => new FaultyVisitor(side, battle, disk),
  );
  const left = [...cuts];
  let power = new Power(0);
  let lines: { attach(): void }[] = [];
  for (
    let idle = 0;
    disk.entries.length < battle.entries || visitors.some(({ client }) => client.isWaiting);
    idle++
  ) {
    if (idle > 3000) throw new Error(`stuck at ${disk.entries.length} entries`);
    if (!power.isOn) {
      power = new Power(left.shift());
      const host = new Host(disk, power, deps);
      lines = visitors.map((visitor) => {
        const ears = { update: (update: Update) => visitor.heard(update) };
        const call = host.line(ears, network && ((deliver) => network.carry(deliver)));
        const attach = () => void visitor.client.attach(call).catch(() => undefined);
        attach();
        return { attach };
      });
    }
    if (disk.entries.length < battle.entries) for (const visitor of visitors) visitor.act();
    network?.tick(lines, power);
    await tick();
  }
  for (let n = 0; n < 20; n++) await tick();
  return { steps: power.steps, disk, visitors };
}

async function check(battle: FaultyBattle, { disk, visitors }: FaultyOutcome): Promise<void> {
  const { receipts, entries } = await disk.read('g');
  for (const { viewer, accepted, client, untrue } of visitors) {
    expect(untrue).toEqual([]);
    const all = new VisibleEntries(battle.game, { entries });
    expect(client.log).toEqual(JSON.parse(JSON.stringify(all.since(viewer, 0).slice(0, client.seq))));
    if (viewer === 'umpire' || viewer.side === null) continue;
    const own = receipts.filter(({ side }) => side === viewer.side);
    // Every acknowledged command is in the log, every command in the log was acknowledged, and none is there twice.
    expect(own.map(({ id }) => id)).toEqual([...new Set(own.map(({ id }) => id))]);
    expect(own.length).toBe(accepted);
  }
}

describe.each(battles)('$name', (battle) => {
  it('is played without a cut, and every viewer has all that it may know', async () => {
    const outcome = await play(battle, []);
    await check(battle, outcome);
    expect(outcome.disk.entries.length).toBeGreaterThanOrEqual(battle.entries);
    for (const { viewer, client } of outcome.visitors)
      expect(client.seq).toBe(new VisibleEntries(battle.game, outcome.disk).seqOf(viewer));
  });

  it('is cut after every single step, and once more soon after', async () => {
    const whole = await play(battle, []);
    const hashes = whole.disk.entries.map(({ hash }) => hash);
    for (let step = 1; step <= whole.steps; step++) {
      const outcome = await play(battle, [step, 1 + (step % 17)]);
      await check(battle, outcome);
      // Where one side acts at a time, the same commands in the same order give the same game.
      if (battle.game.open) expect(outcome.disk.entries.map(({ hash }) => hash)).toEqual(hashes);
    }
    expect(whole.steps).toBeGreaterThan(50);
  });

  it('R15: 70 seeds of lost, doubled, delayed and reordered messages and of cuts', async () => {
    for (let seed = 1; seed <= 70; seed++) await check(battle, await play(battle, [], new Network(seed)));
  });
});

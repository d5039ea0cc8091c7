/** The referee at work: opens, begins, keeps and shows games. Everything the page asks for comes through here. */
import type { AnyTableGame, Interaction, PieceId } from '@grognard/engine';
import { readIn } from '@grognard/rules-kit';
import { wordsIn } from '@grognard/rulesets/words';
import { rulesRead } from '../help/rule-text.ts';
import type { AnyEntry, GameRecord } from '../saves/record.ts';
import type { Language, Settings } from '../settings/store.ts';
import type { GameId, Referee } from './contract.ts';
import { layOut, takeDown } from './lay-out.ts';
import type { Machine } from './machine.ts';
import { builtInMark, eyesFor, recordOf, renamed } from './records.ts';
import { resumed } from './resume.ts';
import { Sitting } from './sitting.ts';

/** Files come and go more seldom than games are played. */
async function filing() {
  const [exchange, files] = await Promise.all([import('./exchange.ts'), import('./files.ts')]);
  return { ...exchange, ...files };
}

export function refereeOn(machine: Machine): Referee {
  const { store } = machine;
  const desk = new Desk(machine);
  const hand = async (id: GameId): Promise<Interaction> => {
    const held = (await desk.seated(id)).hand();
    if (held === null) throw new Error('this game is not played by hand');
    return held;
  };
  return {
    speak: async (language, units = 'cm') => desk.speak(language, units),
    prepare: (edition) => desk.prepare(edition),
    battles: async () => (await import('./battles.ts')).battlesOnShelf(desk.language, desk.units),
    async begin(how) {
      if (how.seats.some((seat) => seat !== 'person')) void desk.prepare(how.edition);
      const agreed = how.house === undefined ? how : await (await import('./house.ts')).withHouse(how);
      if ('refused' in agreed) return agreed;
      const laid = await layOut(how.edition, how.scenario, agreed.options, desk.language);
      if ('refused' in laid) return laid;
      const record = recordOf(laid, { ...how, options: agreed.options }, machine);
      await store.write(record, 0, []);
      if (how.setUp === 'done') {
        await passSetup(await desk.seated(record.id));
        desk.rise(record.id);
      }
      return { game: record.id };
    },
    open: async (id) => (await desk.sit(id))?.opened() ?? null,
    take: async (id, side) => (await desk.seated(id)).take(side),
    tasks: async (id, gesture) => (await hand(id)).tasks(gesture),
    propose: async (id, gesture) => (await hand(id)).propose(gesture),
    threats: async (id, gesture) => (await hand(id)).threats(gesture),
    lay: async (id, instrument) => (await hand(id)).measure(instrument),
    confirm: (id, commands) => desk.carryOut(id, (sitting) => sitting.confirm(commands)),
    undo: (id) => desk.carryOut(id, (sitting) => sitting.undo()),
    goOn: (id) => desk.carryOut(id, (sitting) => sitting.goOn()),
    log: async (id) => (await desk.seated(id)).past(),
    async rules(id, ids) {
      const { around, record } = await desk.seated(id);
      // At the table there are only the words that are said there.
      const words = readIn(await wordsIn(record.ruleset, desk.language), desk.units);
      return rulesRead({ ...record, ruleset: around.ruleset, words }, ids);
    },
    async reasons(id, of) {
      const sitting = await desk.seated(id);
      const reasons = await sitting.reasons(of);
      const names = namesIn(sitting.game);
      return toldBy({ ...sitting.record, reasons }).map((each) => ({
        ...each,
        reasons: each.reasons.map(({ who, words }) => ({
          who: who.map((one) => names.get(one) ?? one),
          words,
        })),
      }));
    },
    async games() {
      const records = (await store.games()).filter(({ removed }) => !removed);
      const sittings = await Promise.all(records.map(({ id }) => desk.sit(id)));
      const { faceOf } = await import('./faces.ts');
      const faces = sittings.flatMap((sitting) => (sitting === null ? [] : [faceOf(sitting)]));
      return faces.sort((a, b) => b.touched - a.touched);
    },
    rename: (id, name) => desk.amend(id, (record) => renamed(record, name)),
    remove: (id) => desk.amend(id, (record) => ({ ...record, removed: true })),
    restore: (id) => desk.amend(id, (record) => ({ ...record, removed: false })),
    async recording(id, from) {
      const sitting = await desk.watched(id);
      if (sitting === null) return null;
      const { record, game } = sitting;
      const sides = game.sides.map((side) => side.id);
      const eyes = eyesFor(from, sides, record);
      return {
        face: (await import('./faces.ts')).faceOf(sitting),
        sides: sitting.stand().sides,
        moments: sitting.past(eyes),
        reasons: sitting.showsReasons(eyes) ? toldBy(record) : [],
      };
    },
    async continueFrom(id, turn, seats) {
      const sitting = await desk.watched(id);
      if (sitting === null) return { refused: [{ at: '', message: 'there is no such game' }] };
      const { continued } = await import('./continue.ts');
      const { record: next, entries } = continued(sitting, turn, seats, machine);
      await store.write(next, 0, entries);
      return { game: next.id };
    },
    exported: async (id) => (await filing()).textOf(await desk.seated(id)),
    async backup() {
      const games = (await store.games()).filter(({ removed }) => !removed);
      const { textOf, writeBackup } = await filing();
      return writeBackup(await Promise.all(games.map(async (each) => textOf(await desk.seated(each.id)))));
    },
    imported: async (text) => (await filing()).takeIn(text, machine, desk.language),
  };
}

/** The reasons of the turns that are over. */
function toldBy({ reasons, result, turn }: GameRecord): GameRecord['reasons'] {
  return result === null ? reasons.filter((each) => each.turn < turn) : reasons;
}

/** What everybody was called when the battle began: who is gone is spoken of too. */
function namesIn({ rules, sides, interactionFor: handling }: AnyTableGame): ReadonlyMap<PieceId, string> {
  const start = rules.start(null);
  const pieces = sides.flatMap(({ id }) => handling?.(rules.view(start, { side: id }), id).pieces ?? []);
  return new Map(pieces.map(({ id, name }) => [id, name]));
}

/** Everybody who sits here says that his side is set up. */
async function passSetup(sitting: Sitting): Promise<void> {
  for (;;) {
    const { next } = sitting.stand();
    if (next === null) return;
    const { asked: prompt } = sitting.take(next);
    if (prompt === null || !prompt.isSetup || prompt.finish === null) return;
    const { done } = await sitting.confirm([prompt.finish.command]);
    if (!done) return;
  }
}

/** The games that are open, as long as they are. */
class Desk {
  language: Language = 'en';
  units: Settings['units'] = 'cm';
  private readonly machine: Machine;
  private readonly sittings = new Map<GameId, Promise<Sitting | null>>();

  constructor(machine: Machine) {
    this.machine = machine;
  }

  /** Open games are laid out again in the new language, or measured anew. */
  speak(language: Language, units: Settings['units']): void {
    if (language !== this.language || units !== this.units) this.sittings.clear();
    this.language = language;
    this.units = units;
  }

  /** Whoever thinks gets ready at the same time. */
  async prepare(edition: string): Promise<void> {
    const elsewhere = this.machine.thinker.prepare?.(edition, this.language);
    await Promise.all([takeDown(edition, this.language), elsewhere]).catch(() => undefined);
  }

  sit(id: GameId): Promise<Sitting | null> {
    let sitting = this.sittings.get(id);
    if (sitting === undefined) {
      sitting = this.opened(id);
      this.sittings.set(id, sitting);
    }
    return sitting;
  }

  /** Nobody looks at the game any more; whoever opens it next sits down anew. */
  rise(id: GameId): void {
    this.sittings.delete(id);
  }

  async seated(id: GameId): Promise<Sitting> {
    const sitting = await this.sit(id);
    if (sitting === null) throw new Error('there is no such game');
    return sitting;
  }

  private async opened(id: GameId): Promise<Sitting | null> {
    const { store } = this.machine;
    const record = await store.game(id);
    return record === null ? null : this.sitDown(record, await store.entries(id), 'kept');
  }

  private async sitDown(
    record: GameRecord,
    entries: readonly AnyEntry[],
    how: 'kept' | 'looked at',
  ): Promise<Sitting> {
    const { store, thinker, now } = this.machine;
    const { edition, scenario, options } = record;
    const laid = await layOut(edition, scenario, options, this.language, this.units);
    if ('refused' in laid) throw new Error(laid.refused[0]?.message ?? 'this battle cannot be played');
    return new Sitting(laid.game, record, resumed(laid.game, record, entries), {
      thinker,
      language: this.language,
      ruleset: laid.taken.ruleset,
      words: laid.words,
      keep: (next, from, added) => (how === 'kept' ? store.write(next, from, added) : Promise.resolve()),
      now,
    });
  }

  /** A game of the player's, or one that comes with the application. */
  async watched(id: GameId): Promise<Sitting | null> {
    if (!id.startsWith(builtInMark)) return this.sit(id);
    const text = await this.machine.builtIn(id.slice(builtInMark.length));
    const { readGames, recordFrom } = await filing();
    const read = text === null ? null : readGames(text);
    if (read === null || 'refused' in read || read.saves[0] === undefined) return null;
    const taken = await recordFrom(read.saves[0], this.machine, this.language, 'replayed');
    return 'refused' in taken ? null : this.sitDown({ ...taken.record, id }, taken.entries, 'looked at');
  }

  /** What could not be written down did not happen: the game is read again as it was kept. */
  async carryOut<T>(id: GameId, act: (sitting: Sitting) => Promise<T>): Promise<T> {
    const sitting = await this.seated(id);
    try {
      return await act(sitting);
    } catch (error) {
      this.sittings.delete(id);
      throw error;
    }
  }

  async amend(id: GameId, change: (record: GameRecord) => GameRecord): Promise<void> {
    const { record } = await this.seated(id);
    const { store } = this.machine;
    await store.write(change(record), (await store.entries(id)).length, []);
    this.sittings.delete(id);
  }
}

/** hostReferee: hosts the games of a page in its worker. The page is a client of their sessions. Page-only requests are answered here. */

import { inWords } from '@grognard/rules-kit';
import {
  answering,
  type BoundHandler,
  type GameId,
  type GameRecord,
  type GameSession,
  type GameStorage,
  isRefused,
  OpenGames,
  type Port,
  type SessionDeps,
  serve,
  TableConnection,
  type Thinker,
  withName,
} from '@grognard/session';
import type { LessonHost } from '../lessons/host-lessons.ts';
import { withLessons } from '../lessons/lesson-storage.ts';
import type { OwnBattles } from '../saves/own-battles.ts';
import type { Language, Settings } from '../settings/store.ts';
import { createGame, loadTable, type PageGame } from './create-game.ts';
import type { GameLinks } from './links.ts';
import { pageMessages } from './messages.ts';

export interface RefereeDeps extends Pick<SessionDeps, 'version' | 'now' | 'random'> {
  readonly storage: GameStorage;
  readonly ownBattles: OwnBattles;
  readonly thinker: Thinker;
  /** Lets the thinker load what it will need. */
  prepareThinker(edition: string, language: Language): Promise<void>;
  /** The text of a built-in game, or null if there is none of that name. */
  builtIn(name: string): Promise<string | null>;
}

/** Prefix of the names of built-in games. */
const builtInMark = 'built-in:';

/** Loaded on demand, because replays, files and explanations are needed less often than tables. */
const loadReplays = () => import('./replays.ts');
const loadOwnBattles = () => import('./own-battles.ts');
const loadExplanations = () => import('./explanations.ts');

export function hostReferee(port: Port, deps: RefereeDeps): void {
  const host = new RefereeHost(port, deps);
  serve(port, { ...host.table.handlers, ...host.handlers });
}

class RefereeHost {
  private language: Language = 'en';
  private units: Settings['units'] = 'cm';
  private readonly deps: RefereeDeps;
  private readonly sessionDeps: SessionDeps<PageGame>;
  private readonly games: OpenGames<PageGame>;
  readonly table: TableConnection<PageGame>;
  /** Created with the first link that is opened. */
  private links: GameLinks | null = null;

  constructor(port: Port, deps: RefereeDeps) {
    this.deps = deps;
    const { thinker, version, now, random } = deps;
    this.sessionDeps = {
      storage: withLessons(deps.storage),
      thinker,
      version,
      now,
      random,
      createGame: (setup) => createGame(setup, this.language, this.units),
    };
    this.games = new OpenGames(this.sessionDeps);
    // The player at this page plays every side that has a person in its seat.
    this.table = new TableConnection(this.games, port, ({ seats }, side) => seats[side] === 'person');
  }

  /** Loaded with the first lesson. */
  private lessonHost: Promise<LessonHost> | null = null;

  private lessons(): Promise<LessonHost> {
    this.lessonHost ??= import('../lessons/host-lessons.ts').then(
      ({ LessonHost: Host }) => new Host(this.games, this.sessionDeps),
    );
    return this.lessonHost;
  }

  readonly handlers = {
    speak: answering(pageMessages.speak, async ({ language, units }) => {
      const isNew = language !== this.language || units !== this.units;
      this.language = language;
      this.units = units;
      if (isNew) await this.games.endAll();
      return null;
    }),
    prepare: answering(pageMessages.prepare, async ({ edition }) => {
      await this.prepare(edition);
      return null;
    }),
    battles: answering(pageMessages.battles, async () =>
      (await import('./battles.ts')).loadBattles(this.language, this.units),
    ),
    battleDetails: answering(pageMessages.battleDetails, async ({ ruleset, battle: id }) =>
      (await import('./battles.ts')).loadBattleDetails(this.language, this.units, { ruleset, id }),
    ),
    ownBattles: answering(pageMessages.ownBattles, async () => {
      const kept = await this.deps.ownBattles.all();
      if (kept.length === 0) return [];
      const { summaryOfOwn } = await loadOwnBattles();
      const found = await Promise.all(kept.map((each) => summaryOfOwn(each, this.language, this.units)));
      return found.flatMap((battle) => battle ?? []);
    }),
    keepBattle: answering(pageMessages.keepBattle, async ({ text }) => {
      const { problemsIn, readBattle } = await loadOwnBattles();
      const read = await readBattle(text);
      if ('refused' in read) return problemsIn(read, this.language, this.units);
      const { id, ruleset, scenario } = read;
      await this.deps.ownBattles.keep({ id, scenario, added: this.deps.now() });
      return { battle: id, ruleset };
    }),
    forgetBattle: answering(pageMessages.forgetBattle, async ({ battle }) => {
      await this.deps.ownBattles.forget(battle);
      return null;
    }),
    begin: answering(pageMessages.begin, async ({ armies, ...beginning }) => {
      if (beginning.seats.some((seat) => seat !== 'person')) void this.prepare(beginning.edition);
      const setup =
        armies.length === 0
          ? beginning
          : await (await import('./bring-armies.ts')).withArmies(beginning, armies, this.language);
      if (isRefused(setup)) return setup;
      return (await import('./begin-game.ts')).beginGame(setup, this.games, this.sessionDeps);
    }),
    layLesson: answering(pageMessages.layLesson, async ({ ruleset, step }) =>
      (await this.lessons()).lay(ruleset, step),
    ),
    judgeLesson: answering(pageMessages.judgeLesson, async ({ game }) => (await this.lessons()).judge(game)),
    explain: answering(pageMessages.explain, async ({ game, rules }) => {
      const { created } = await this.games.get(game);
      return (await loadExplanations()).explainRefusals(created, rules);
    }),
    rules: answering(pageMessages.rules, async ({ game, rules }) => {
      const session = await this.games.get(game);
      return (await loadExplanations()).rulesOf(session, rules, this.units);
    }),
    reasons: answering(pageMessages.reasons, async ({ game, turn }) => {
      const client = await this.table.at(game);
      const session = await this.games.get(game);
      return (await loadExplanations()).reasonsFor(client, session, turn, this.deps.thinker);
    }),
    games: answering(pageMessages.games, async () => {
      const { summaryOf } = await import('./summaries.ts');
      const sessions = await this.shown();
      const summaries = await Promise.all(sessions.map((session) => session.read(summaryOf)));
      return summaries.sort((a, b) => b.touched - a.touched);
    }),
    rename: answering(pageMessages.rename, ({ game, name }) =>
      this.amend(game, (record) => withName(record, name)),
    ),
    remove: answering(pageMessages.remove, ({ game }) =>
      this.amend(game, (record) => ({ ...record, removed: true })),
    ),
    restore: answering(pageMessages.restore, ({ game }) =>
      this.amend(game, (record) => ({ ...record, removed: false })),
    ),
    replay: answering(pageMessages.replay, async ({ game, from }) => {
      const session = await this.watched(game);
      const { replayOf } = await loadReplays();
      const isLinked = this.links?.isLinked(game) === true;
      return session === null ? null : session.read((table) => replayOf(table, from, isLinked));
    }),
    result: answering(pageMessages.result, async ({ game }) => {
      const session = await this.watched(game);
      const { battleResultOf } = await loadReplays();
      return (
        session?.read((table) =>
          battleResultOf(table, inWords(session.created.words, session.created.credit)),
        ) ?? null
      );
    }),
    again: answering(pageMessages.again, async ({ game, seats, seed }) => {
      const session = await this.watched(game);
      if (session === null) return { refused: [{ at: 'game', message: 'there is no such game' }] };
      const { beginAgain } = await import('./begin-again.ts');
      return beginAgain(session, { seats, seed }, this.games, this.sessionDeps);
    }),
    linkTo: answering(pageMessages.linkTo, async ({ game, moment, longest }) => {
      const session = await this.watched(game);
      return session === null ? null : (await loadReplays()).linkTo(session, moment, longest);
    }),
    openLink: answering(pageMessages.openLink, async ({ link }) => {
      const { GameLinks } = await loadReplays();
      this.links ??= new GameLinks(this.sessionDeps);
      return this.links.open(link);
    }),
    continueFrom: answering(pageMessages.continueFrom, async ({ game, moment, seats }) => {
      const session = await this.watched(game);
      if (session === null) return { refused: [{ at: 'game', message: 'there is no such game' }] };
      const { continueFrom } = await loadReplays();
      const chosen = Object.fromEntries(seats.map(({ side, seat }) => [side, seat]));
      const next = await session.read((table) => continueFrom(table, moment, chosen, this.deps));
      await this.deps.storage.create(next.record, next.entries);
      return { game: next.record.id };
    }),
    exportGame: answering(pageMessages.exportGame, async ({ game }) => {
      const { exportGame } = await loadReplays();
      const session = await this.watched(game);
      if (session === null) throw new RangeError('there is no such game');
      return session.read(exportGame);
    }),
    backup: answering(pageMessages.backup, async () => {
      const { exportGame, writeBackup } = await loadReplays();
      const sessions = await this.shown();
      return writeBackup(await Promise.all(sessions.map((session) => session.read(exportGame))));
    }),
    importGames: answering(pageMessages.importGames, async ({ text }) =>
      (await loadReplays()).importGames(text, this.sessionDeps),
    ),
  } satisfies Record<keyof typeof pageMessages, BoundHandler>;

  private async prepare(edition: string): Promise<void> {
    const { language } = this;
    await Promise.all([loadTable(edition, language), this.deps.prepareThinker(edition, language)]).catch(
      () => undefined,
    );
  }

  /** Sessions of all games that are not deleted. */
  private async shown(): Promise<readonly GameSession<PageGame>[]> {
    const records = (await this.deps.storage.records()).filter(({ removed }) => !removed);
    const sessions = await Promise.all(records.map(({ id }) => this.games.find(id)));
    return sessions.flatMap((session) => session ?? []);
  }

  private async amend(game: GameId, change: (record: GameRecord) => GameRecord): Promise<null> {
    await (await this.games.get(game)).amend(change);
    return null;
  }

  /** One of the player's games, one of a link, or a built-in one. */
  private async watched(game: GameId): Promise<GameSession<PageGame> | null> {
    if (this.links?.isLinked(game)) return this.links.session(game);
    if (!game.startsWith(builtInMark)) return this.games.find(game);
    const text = await this.deps.builtIn(game.slice(builtInMark.length));
    return text === null ? null : (await loadReplays()).openBuiltIn(game, text, this.sessionDeps);
  }
}

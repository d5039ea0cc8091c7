/** TableBattle: a Battle on a match that keeps its log. */
import {
  type AnyTableGame,
  asAnyGame,
  type Command,
  type DisplayList,
  type GameAbout,
  type GameEvent,
  hashedFaces,
  isSameData,
  Match,
  type SideId,
  type SubmitResult,
  saveOf,
  type TableGame,
  type Verdict,
  type Viewer,
  witnessed,
  writeSave,
} from '@grognard/engine';
import {
  giveCommands,
  type Level,
  makePlayer,
  type Player,
  type SubmittedCommands,
} from '@grognard/opponent';
import { type JsonSchema, jsonSchemaOf } from '@grognard/rules-kit';
import { type PaintOptions, paintSvg } from '@grognard/table-view';
import type { Battle, ToldEpisode } from './battle.ts';

/** What the save file of a battle says that the game does not know. */
export type BattleOrigin = Pick<GameAbout, 'made' | 'options' | 'scenario'> & { readonly seed: number };

/** Who played a side that no computer has answered for. */
const person = 'person';

interface Watcher<V, E extends GameEvent> {
  readonly viewer: Viewer;
  readonly tell: (episode: ToldEpisode<V, E>) => void;
}

export class TableBattle<S, V, C extends Command, E extends GameEvent> implements Battle<V, C, E> {
  private readonly game: TableGame<S, V, C, E>;
  private readonly anyGame: AnyTableGame;
  private readonly match: Match<S, V, C, E>;
  private readonly origin: BattleOrigin;
  private readonly players = new Map<string, Player>();
  private readonly watchers = new Set<Watcher<V, E>>();

  constructor(game: TableGame<S, V, C, E>, origin: BattleOrigin) {
    this.game = game;
    this.anyGame = asAnyGame(game);
    this.match = new Match(game.rules, game.rules.start(null), hashedFaces(origin.seed));
    this.origin = origin;
  }

  get edition() {
    return this.game.rules.edition;
  }

  get title() {
    return this.game.title;
  }

  get sides() {
    return this.game.sides;
  }

  get turn() {
    return this.game.turnOf(this.match.state);
  }

  get fingerprint() {
    return this.match.hash();
  }

  get commands(): Readonly<Record<string, JsonSchema>> {
    const { commands } = this.game.rules;
    return Object.fromEntries(Object.entries(commands).map(([kind, shape]) => [kind, jsonSchemaOf(shape)]));
  }

  awaits() {
    return this.match.awaits();
  }

  check(side: SideId, command: C): Verdict {
    return this.match.check(side, command);
  }

  submit(side: SideId, command: C): SubmitResult<E> {
    return this.telling(() => this.match.submit(side, command));
  }

  undo(side: SideId): SubmitResult<E> {
    return this.telling(() => this.match.undo(side));
  }

  answer(side: SideId, level: Level): SubmittedCommands {
    const awaits = this.match.awaits();
    if (awaits.kind === 'over' || !awaits.sides.includes(side)) return { carriedOut: [], refused: [] };
    const view = this.anyGame.rules.view(this.match.state, { side });
    const { commands } = this.playerOf(side, level).answer(view);
    const give = (of: SideId, command: Command) => this.telling(() => this.match.submit(of, command));
    return giveCommands({ give }, side, commands);
  }

  view(viewer: Viewer): V {
    return this.game.rules.view(this.match.state, viewer);
  }

  watch(viewer: Viewer, tell: (episode: ToldEpisode<V, E>) => void): () => void {
    const watcher = { viewer, tell };
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }

  picture(viewer: Viewer): DisplayList {
    return this.game.picture(this.view(viewer), []);
  }

  paint(viewer: Viewer, options: PaintOptions = {}): string {
    return paintSvg(this.picture(viewer), options);
  }

  save(): string {
    const { seed, ...about } = this.origin;
    const players = Object.fromEntries(this.sides.map(({ id }) => [id, this.levelOf(id)]));
    return writeSave(saveOf(this.match, { ...about, players, dice: { kind: 'seed', seed } }, null));
  }

  private levelOf(side: SideId): string {
    const levels = [...this.players.values()].filter((player) => player.side === side);
    return levels.length === 0 ? person : levels.map(({ level }) => level).join(', ');
  }

  /** A player counts his answers, so the same player must answer again. */
  private playerOf(side: SideId, level: Level): Player {
    const key = `${level} ${side}`;
    const player = this.players.get(key) ?? makePlayer(this.anyGame, side, level, { seed: this.origin.seed });
    this.players.set(key, player);
    return player;
  }

  private telling(act: () => SubmitResult<E>): SubmitResult<E> {
    if (this.watchers.size === 0) return act();
    const { rules } = this.game;
    const before = rules.copy(this.match.state);
    const submitted = act();
    if (submitted.done)
      for (const { viewer, tell } of [...this.watchers]) {
        const known = rules.view(before, viewer);
        const after = this.view(viewer);
        const events = witnessed(rules, before, submitted.events, viewer);
        // A viewer is not told that somebody did what he may not know.
        if (events.length === 0 && isSameData(known, after)) continue;
        tell({ before: known, events, after, lines: this.linesOf(known, events) });
      }
    return submitted;
  }

  private linesOf(before: V, events: readonly E[]): readonly string[] {
    let view = before;
    return events.flatMap((event) => {
      view = this.game.rules.viewAfter(view, [event]);
      const line = this.game.tell(event, view);
      return line === null ? [] : [line];
    });
  }
}

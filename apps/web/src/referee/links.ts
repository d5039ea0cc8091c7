/** GameLinks: games contained in links. They are looked at, and stored only if somebody plays on. */
import { canonical } from '@grognard/rules-kit';
import {
  type GameId,
  type GameSession,
  type GameTable,
  gameFromLink,
  isRefused,
  linkedGame,
  type Moment,
  openUnstored,
  type SessionDeps,
} from '@grognard/session';
import { packed, unpacked } from '../replays/in-link.ts';
import type { PageGame } from './create-game.ts';

/** Prefix of the ids of games that came in a link. */
const mark = 'link:';

export class GameLinks {
  private readonly deps: SessionDeps<PageGame>;
  private readonly links = new Map<GameId, string>();

  constructor(deps: SessionDeps<PageGame>) {
    this.deps = deps;
  }

  isLinked(game: GameId): boolean {
    return this.links.has(game);
  }

  /** The id by which the game of a link is known here. Null if the text is not such a game. */
  async open(link: string): Promise<GameId | null> {
    const known = [...this.links].find(([, text]) => text === link)?.[0];
    if (known !== undefined) return known;
    const id = `${mark}${this.links.size}`;
    this.links.set(id, link);
    if ((await this.session(id)) !== null) return id;
    this.links.delete(id);
    return null;
  }

  /** The game of a link, decided again in the language of the page. */
  async session(id: GameId): Promise<GameSession<PageGame> | null> {
    const link = this.links.get(id);
    const text = link === undefined ? null : await unpacked(link);
    const given = text === null ? null : parsed(text);
    if (given === null) return null;
    const stored = await gameFromLink(given, this.deps);
    if (isRefused(stored)) return null;
    return openUnstored({ ...stored, record: { ...stored.record, id } }, this.deps);
  }
}

function parsed(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text, (key, value: unknown) =>
      key === '__proto__' ? undefined : value,
    );
    return data;
  } catch {
    return null;
  }
}

/** A battle that is over as text for a link: the whole of it, or up to the moment, or null if neither is short enough. */
export async function linkTo(
  session: GameSession<PageGame>,
  moment: Moment,
  longest: number,
): Promise<string | null> {
  const { bundle, scenario } = session.created;
  const id = idOf(scenario);
  const offered = id === null ? null : await bundle.loadScenario(id);
  const isBundled = offered !== null && canonical(offered) === canonical(scenario);
  const within = (last: Moment) => (table: GameTable) => linkedGame(table, last, isBundled ? id : null);
  for (const last of [Number.POSITIVE_INFINITY, moment]) {
    const game = await session.read(within(last));
    const link = game === null ? null : await packed(JSON.stringify(game));
    if (link !== null && link.length <= longest) return link;
  }
  return null;
}

function idOf(scenario: unknown): string | null {
  const id = typeof scenario === 'object' && scenario !== null && 'id' in scenario ? scenario.id : null;
  return typeof id === 'string' ? id : null;
}

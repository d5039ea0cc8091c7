/** Groups of pieces that a player has put together, by key from 1 to 9, for one game and side. Kept on this device. */
import type { PieceId, SideId } from '@grognard/engine';

/** Pieces by key. Pieces that fell stay listed and are not selected. */
export type RememberedGroups = Readonly<Record<number, readonly PieceId[]>>;

export const groupKeys = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Entry of the device's storage, and the number of games it holds, the newest last. */
const entry = 'grognard.groups';
const mostGames = 40;

interface KeptGame {
  readonly game: string;
  readonly bySide: Readonly<Record<string, RememberedGroups>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is stored may be old or broken, so every part is checked. */
function groupsIn(value: unknown): RememberedGroups {
  if (!isRecord(value)) return {};
  const groups = groupKeys.flatMap((key) => {
    const pieces: unknown = value[key];
    const ids = Array.isArray(pieces) ? pieces.filter((id) => typeof id === 'string') : [];
    return ids.length === 0 ? [] : [[key, ids] as const];
  });
  return Object.fromEntries(groups);
}

/** A browser may forbid even to look at its storage. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;
const ofDevice: OpenStorage = () => localStorage;

function keptGames(open: OpenStorage): readonly KeptGame[] {
  try {
    const parsed: unknown = JSON.parse(open().getItem(entry) ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(isRecord).flatMap(({ game, bySide }) => {
      if (typeof game !== 'string' || !isRecord(bySide)) return [];
      const sides = Object.entries(bySide).map(([side, groups]) => [side, groupsIn(groups)] as const);
      return [{ game, bySide: Object.fromEntries(sides) }];
    });
  } catch {
    // The browser forbids storage, or the entry is broken. Nothing is remembered.
    return [];
  }
}

export function readGroups(game: string, side: SideId, open: OpenStorage = ofDevice): RememberedGroups {
  return keptGames(open).find((kept) => kept.game === game)?.bySide[side] ?? {};
}

export function keepGroups(
  game: string,
  side: SideId,
  groups: RememberedGroups,
  open: OpenStorage = ofDevice,
): void {
  const games = keptGames(open);
  const bySide = { ...games.find((kept) => kept.game === game)?.bySide, [side]: groups };
  const others = games.filter((kept) => kept.game !== game).slice(1 - mostGames);
  try {
    open().setItem(entry, JSON.stringify([...others, { game, bySide }]));
  } catch {
    // Valid for this visit only.
  }
}

/** The groups with one more, or without it if it has no pieces. A piece may be in several. */
export function withGroup(
  groups: RememberedGroups,
  key: number,
  pieces: readonly PieceId[],
): RememberedGroups {
  const { [key]: _, ...others } = groups;
  return pieces.length === 0 ? others : { ...others, [key]: pieces };
}

/** The first key without a group, or the last one. */
export function freeKey(groups: RememberedGroups): number {
  return groupKeys.find((key) => groups[key] === undefined) ?? groupKeys[groupKeys.length - 1] ?? 9;
}

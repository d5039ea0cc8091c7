/** Pieces moved, turned or taken off before the battle (`terrain.adjust`). */
import { pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { onGround, outlineOfPiece } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { LaidPiece, SetupState } from '../../state/setup.ts';
import type { Turn } from '../../state/turn.ts';
import { againstLying } from './piece-place.ts';

/** How far a piece is moved, by the face of the die, in UD. */
const farUd: Readonly<Record<number, number>> = { 3: 4, 4: 4, 5: 6, 6: 6 };
/** From here on a piece may be turned; on a six it may be taken off. */
const turnsOn = 5;
const removesOn = 6;

/** Fewest pieces that stay on the table (`terrain.choose`). */
const fewestLeft = 2;

/** Tries by the number of pieces chosen. */
export function triesFor(chosen: number): number {
  return Math.max(0, 4 - chosen);
}

/** A strategist tries once more, or throws one die anew. */
export function extrasFor({ sides, corps }: Table, side: SideIndex): number {
  return entryAt(sides, side).corps.some((index) => entryAt(corps, index).grade === 'strategist') ? 1 : 0;
}

/** Whether a face lets anything be done. */
export function isOfUse(face: number): boolean {
  return farUd[face] !== undefined;
}

/** How far a piece may be moved by a face. */
export function reachOfDie({ sizes }: Table, face: number): Tenths {
  const far = farUd[face];
  return far === undefined ? 0 : far * sizes.ud;
}

/** Whether a face lets a piece be turned. */
export function mayTurn(face: number | null): boolean {
  return face !== null && face >= turnsOn;
}

/** Roads, water and the village stay where they are. */
export function mayBeAdjusted({ kind }: Pick<LaidPiece, 'kind'>): boolean {
  return !['road', 'river', 'coast', 'village'].includes(kind);
}

type Adjusting = Pick<AdlgCommandOf<'adjust'>, 'at' | 'heading' | 'remove'>;

export function againstAdjusting(
  table: Table,
  state: State,
  { die, takenOff }: SetupState,
  index: number,
  { at, heading, remove }: Adjusting,
): RuleId[] {
  const piece = entryAt(state.ground.pieces, index);
  const far = die === null ? undefined : farUd[die];
  if (die === null || far === undefined || !mayBeAdjusted(piece)) return ['terrain.adjust'];
  if (remove) {
    const bySix = die >= removesOn && !takenOff && !piece.compulsory;
    const isLawful = bySix || (die >= turnsOn && piece.kind === 'impassable');
    if (!isLawful) return ['terrain.adjust'];
    return state.ground.pieces.length > fewestLeft ? [] : ['terrain.choose'];
  }
  const no: RuleId[] = [];
  const away = pointDistance(piece.at.x, piece.at.y, at.x, at.y);
  if (away > far * table.sizes.ud) no.push('terrain.adjust');
  const isTurned = heading !== piece.heading;
  if (isTurned && (die < turnsOn || away > 0)) no.push('terrain.adjust');
  const now = onGround(table, state);
  const others = now.field.areas.filter((_, n) => n !== areaOf(table, state, index));
  no.push(...againstLying(now, outlineOfPiece(now, { ...piece, at, heading }), others));
  return [...new Set(no)];
}

/** Place of a piece among the areas of the field: those of the scenario come first, roads are none. */
function areaOf(table: Table, state: State, index: number): number {
  const bare = onGround(table, { ground: { pieces: [], works: [] } }).field.areas.length;
  return bare + state.ground.pieces.slice(0, index).filter(({ kind }) => kind !== 'road').length;
}

export function adjust(turn: Turn, index: number, { at, heading, remove }: Adjusting): void {
  const { state, resolution } = turn;
  const piece = entryAt(state.ground.pieces, index);
  resolution.emit({
    kind: 'pieceMoved',
    index,
    piece: remove ? null : { ...piece, at, heading },
    bySix: remove && piece.kind !== 'impassable',
  });
  resolution.emit({ kind: 'tryEnded' });
}

/** A try: by right, or for the strategist’s extra. */
export function throwToAdjust(turn: Turn, side: SideIndex, how: 'try' | 'extra' | 'again'): void {
  const { resolution, table } = turn;
  const face = resolution.dice(entryAt(table.sides, side).id, 'adjust').die();
  resolution.emit({ kind: 'adjustRolled', side, face, extra: how === 'extra', again: how === 'again' });
}

/** How computer players take roles, choose terrain, lay and adjust it. */
import type { Random } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Region, TerrainKind } from '../../../data/table.ts';
import {
  againstPieces,
  compulsoryPiece,
  isOfUse,
  kindsIn,
  leadershipOf,
  mayBeAdjusted,
  placesOfPiece,
} from '../../actions/setup/index.ts';
import { idOfPiece } from '../../field/index.ts';
import type { AdlgCommand, AdlgCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { SetupState } from '../../state/setup.ts';
import { otherSide } from '../../state/sides.ts';

/** Whether most of an army rides. */
function isMounted({ sides, units }: Table, side: SideIndex): boolean {
  const rows = entryAt(sides, side).units.map((unit) => entryAt(units, unit).row);
  return rows.filter(({ mounted }) => mounted).length * 2 > rows.length;
}

/** Who is led better attacks; who rides attacks on open ground. */
export function wishedRole(table: Table, side: SideIndex): 'attacker' | 'defender' {
  const better = leadershipOf(table, side) >= leadershipOf(table, otherSide(side));
  return better || isMounted(table, side) ? 'attacker' : 'defender';
}

export function wishedRegion(table: Table, side: SideIndex): Region {
  return isMounted(table, side) ? 'steppe' : 'plain';
}

/** Riders want hills and fields, others cover for their flanks. */
const forRiders: readonly TerrainKind[] = ['gentle-hill', 'field', 'gentle-hill', 'brush'];
const forFoot: readonly TerrainKind[] = ['wood', 'gentle-hill', 'enclosed-field', 'wood'];

export function wishedPieces(
  table: Table,
  state: State,
  setup: SetupState,
  side: SideIndex,
): AdlgCommandOf<'pieces'> {
  const wishes = isMounted(table, side) ? forRiders : forFoot;
  return firstLawful(table, state, setup, side, [
    wishes.slice(0, 3),
    wishes.slice(0, 2),
    ...drawnLists(table, state, setup, () => 0),
  ]);
}

export function drawnPieces(
  table: Table,
  state: State,
  setup: SetupState,
  side: SideIndex,
  random: Random,
): AdlgCommandOf<'pieces'> {
  const below = (n: number) => random.below(n);
  const lists = Array.from({ length: 8 }, () => drawnLists(table, state, setup, below)).flat();
  return firstLawful(table, state, setup, side, [...lists, ...drawnLists(table, state, setup, () => 0)]);
}

/** One list drawn, and one of two different pieces each, which is always lawful somewhere. */
function drawnLists(
  table: Table,
  state: State,
  { region }: SetupState,
  below: (n: number) => number,
): TerrainKind[][] {
  if (region === null) return [];
  const kinds = kindsIn(table, region);
  const { kind } = compulsoryPiece(table, state, region);
  const others = kinds.filter((one) => one !== kind && !['river', 'coast', 'village'].includes(one));
  const drawn = Array.from({ length: 2 + below(3) }, () => entryAt(kinds, below(kinds.length)));
  const plain = (others.length > 1 ? others : kinds).slice(0, 2);
  return [drawn, plain];
}

function firstLawful(
  table: Table,
  state: State,
  setup: SetupState,
  side: SideIndex,
  lists: readonly (readonly TerrainKind[])[],
): AdlgCommandOf<'pieces'> {
  const commands = lists.map(
    (kinds): AdlgCommandOf<'pieces'> => ({
      kind: 'pieces',
      list: kinds.map((piece, n) => ({ piece, small: n % 2 === 1 })),
    }),
  );
  const lawful = commands.find((command) => againstPieces(table, state, setup, side, command).length === 0);
  if (lawful === undefined) throw new Error('no choice of terrain is lawful');
  return lawful;
}

/** The nth lawful place of the piece in hand, or the last before it. */
export function layHere(
  table: Table,
  state: State,
  { inHand }: SetupState,
  nth: number,
): AdlgCommandOf<'lay'> {
  if (inHand === null) throw new Error('no piece is in hand');
  let last: AdlgCommandOf<'lay'> | null = null;
  let n = 0;
  for (const { at, heading, through } of placesOfPiece(table, state, inHand)) {
    last = { kind: 'lay', piece: inHand.piece.kind, at, heading, through: [...through] };
    if (n++ >= nth) break;
  }
  if (last === null) throw new Error('there is no room for the piece');
  return last;
}

/** Candidates to move, turn or take off a piece, lawful or not. */
export function adjustments(table: Table, { ground }: State, { die }: SetupState): AdlgCommand[] {
  if (die === null || !isOfUse(die)) return [];
  const { ud } = table.sizes;
  const shifts = [1, 2, 4].flatMap((far) => [
    { x: far * ud, y: 0 },
    { x: -far * ud, y: 0 },
    { x: 0, y: far * ud },
    { x: 0, y: -far * ud },
  ]);
  return ground.pieces.flatMap((piece, n): AdlgCommand[] => {
    if (!mayBeAdjusted(piece)) return [];
    const { at, heading } = piece;
    const named = { kind: 'adjust', piece: idOfPiece(n) } as const;
    return [
      ...shifts.map(({ x, y }) => ({
        ...named,
        at: { x: at.x + x, y: at.y + y },
        heading,
        remove: false,
      })),
      { ...named, at, heading: (heading + 900) % 3600, remove: false },
      { ...named, at, heading, remove: true },
    ];
  });
}

/** Which pieces of terrain a side may choose, and the order in which they are laid (`terrain.choose`, `terrain.order`). */
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { pieces, type Region, type TerrainKind } from '../../../data/table.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { ChosenPiece, SetupState } from '../../state/setup.ts';
import { otherSide } from '../../state/sides.ts';

/** How many pieces a side chooses, and how many of them may be alike. */
export const fewest = 2;
export const most = 4;
const mostAlike = 2;

/** At most one of these is laid, by either side. */
const single: readonly TerrainKind[] = ['coast', 'river', 'village'];
const waters: readonly TerrainKind[] = ['river', 'coast'];

/** The piece that the region asks of the defender (`terrain.compulsory`). */
export function compulsoryPiece({ rules }: Table, state: State, region: Region): ChosenPiece {
  const kind = rules.table.compulsory[region];
  return { kind, small: false, compulsory: true, owner: otherSide(state.first) };
}

/** Kinds that may be chosen in a region (`terrain.choose-what`). */
export function kindsIn({ rules }: Table, region: Region): readonly TerrainKind[] {
  const { chooseWhat } = rules.table;
  const named = chooseWhat === 'all' ? 'all' : chooseWhat[region];
  return named === 'all' ? pieces : named;
}

export function againstPieces(
  table: Table,
  state: State,
  setup: SetupState,
  side: SideIndex,
  { list }: Pick<AdlgCommandOf<'pieces'>, 'list'>,
): RuleId[] {
  const { region, chosen } = setup;
  if (region === null) return ['terrain.region'];
  const no: RuleId[] = [];
  if (list.length < fewest || list.length > most) no.push('terrain.choose');
  const isDefender = side !== state.first;
  const kinds = list.map(({ piece }) => piece);
  const counted = isDefender ? [...kinds, compulsoryPiece(table, state, region).kind] : kinds;
  const alike = (kind: TerrainKind) => counted.filter((one) => one === kind).length;
  if (counted.some((kind) => alike(kind) > mostAlike)) no.push('terrain.choose');
  if (kinds.some((kind) => !kindsIn(table, region).includes(kind))) no.push('terrain.choose-what');
  if (kinds.includes('village') && !isDefender) no.push('terrain.order');
  const others = piecesOf(chosen, otherSide(side)).map(({ kind }) => kind);
  const all = [...kinds, ...others];
  const isCrowded =
    single.some((kind) => all.filter((one) => one === kind).length > 1) ||
    waters.every((kind) => all.includes(kind));
  if (isCrowded) no.push('terrain.order');
  return [...new Set(no)];
}

/** None before a side has chosen. */
function piecesOf(chosen: SetupState['chosen'], side: SideIndex): readonly ChosenPiece[] {
  const own = entryAt(chosen, side);
  return own === null ? [] : own;
}

export function chosenPieces(
  { list }: Pick<AdlgCommandOf<'pieces'>, 'list'>,
  owner: SideIndex,
): readonly ChosenPiece[] {
  return list.map(({ piece, small }) => ({ kind: piece, small, compulsory: false, owner }));
}

/** Compulsory, water, village, the defender’s, the attacker’s, roads; a village brings a road with it. */
export function layingOrder(table: Table, state: State, { region, chosen }: SetupState): ChosenPiece[] {
  if (region === null) return [];
  const defender = otherSide(state.first);
  const all = [...piecesOf(chosen, defender), ...piecesOf(chosen, state.first)];
  const isLate = ({ kind }: ChosenPiece) => kind === 'road';
  const isEarly = ({ kind }: ChosenPiece) => waters.includes(kind) || kind === 'village';
  const villages = all.filter(({ kind }) => kind === 'village');
  const needsRoad = villages.length > 0 && !all.some(isLate);
  return [
    compulsoryPiece(table, state, region),
    ...all.filter(({ kind }) => waters.includes(kind)),
    ...villages,
    ...all.filter((piece) => !isEarly(piece) && !isLate(piece)),
    ...all.filter(isLate),
    ...(needsRoad ? [{ kind: 'road', small: false, compulsory: false, owner: defender } as const] : []),
  ];
}

/** Whether a die decides if it comes at all. */
export function needsLuck({ kind }: ChosenPiece): boolean {
  return waters.includes(kind) || kind === 'village';
}

export function isWater({ kind }: Pick<ChosenPiece, 'kind'>): boolean {
  return waters.includes(kind);
}

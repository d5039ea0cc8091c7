/** Rows of the plan: warned and idle pieces first, and many pieces under the headings of their groups. */
import type { Piece, Plan, PlannedOrder, PlanWarning } from '@grognard/engine';

export interface PlanRow {
  readonly order: PlannedOrder;
  readonly name: string;
  readonly at: Piece['at'];
  readonly isWarned: boolean;
}

export interface PlanGroup {
  readonly title: string;
  readonly rows: readonly PlanRow[];
  readonly idle: number;
  readonly warned: number;
}

/** Most rows that are listed without groups. */
const mostLoose = 14;

const rank = ({ order, isWarned }: PlanRow) => (isWarned ? 0 : order.sign === 'none' ? 1 : 2);

/** Warnings come first, then pieces without orders, then the others in the order of the pieces. */
export function planRows({ orders, warnings }: Plan, pieces: readonly Piece[]): readonly PlanRow[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const warned = new Set(warnings.flatMap((warning: PlanWarning) => warning.pieces));
  return orders
    .flatMap((order): PlanRow[] => {
      const piece = byId.get(order.piece);
      if (piece === undefined) return [];
      return [{ order, name: piece.name, at: piece.at, isWarned: warned.has(order.piece) }];
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Null if there are few enough to list them one by one. */
export function planGroups(rows: readonly PlanRow[]): readonly PlanGroup[] | null {
  if (rows.length <= mostLoose) return null;
  const titles = [...new Set(rows.map(({ order }) => order.group))];
  return titles.map((title) => {
    const own = rows.filter(({ order }) => order.group === title);
    return {
      title,
      rows: own,
      idle: own.filter(({ order }) => order.sign === 'none').length,
      warned: own.filter(({ isWarned }) => isWarned).length,
    };
  });
}

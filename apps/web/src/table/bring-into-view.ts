/** bringIntoView: centres the map on a place, unless that is well in sight already. */
import type { Point } from '@grognard/geometry';
import type { CanvasTable } from '@grognard/table-view/canvas';

/** Distance from the edge of the map within which a place is hard to see, in CSS pixels. */
const margin = 60;

export function bringIntoView(table: CanvasTable | null, point: Point): void {
  if (table === null) return;
  const { x, y } = table.toScreen(point);
  const { left, top, right, bottom } = table.box();
  const isInSight = x > left + margin && x < right - margin && y > top + margin && y < bottom - margin;
  if (!isInSight) table.centreOn(point);
}

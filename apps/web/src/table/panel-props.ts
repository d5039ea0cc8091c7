/** PanelProps: what the panels beside the map are given. */
import type { Point } from '@grognard/geometry';
import type { TableState, TableStore } from './table-store.ts';

export interface PanelProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly goTo: (point: Point) => void;
}

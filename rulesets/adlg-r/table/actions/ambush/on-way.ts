/** markersOnWay: markers that units come upon on their way, look by look (`deploy.ambush-sight`). */
import type { Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { findsMarker, markersThere } from './finding.ts';

export interface MarkerOnWay {
  readonly marker: number;
  readonly by: UnitIndex;
  /** Number of the look at which it is found. */
  readonly look: number;
}

/** Poses by look, each by place in `units`. Every marker is named once, in the order in which they are found. */
export function markersOnWay(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  looks: readonly (readonly Pose[])[],
): MarkerOnWay[] {
  const left = new Set(markersThere(state));
  const found: MarkerOnWay[] = [];
  if (left.size === 0) return found;
  looks.forEach((poses, look) => {
    if (left.size === 0) return;
    const there = stateIf(
      state,
      units.map((unit, n) => [unit, entryAt(poses, n)] as const),
    );
    for (const marker of left) {
      const by = units.find((unit) =>
        findsMarker(table, there, unit, baseOf(table, there, unit), entryAt(state.markers, marker)),
      );
      if (by === undefined) continue;
      left.delete(marker);
      found.push({ marker, by, look });
    }
  });
  return found;
}

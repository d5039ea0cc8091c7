/** Cache of available shots in ordinary fire. In a fire step the same shots are looked up after each of them, and most are unchanged. */

import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { BodyPlaces } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot, State, UnitState } from '../../state/model.ts';
import { type FireContext, unitIn } from './fire-context.ts';
import type { ShotPlot } from './model.ts';
import { type AvailableShot, availableShot } from './plot-shot.ts';
import { isSameShot } from './shot.ts';

/** A shot, and what it depends on apart from places. */
interface CachedShot {
  readonly shot: Shot;
  readonly by: Pick<UnitState, 'rung' | 'moved' | 'spent' | 'fired' | 'quiet' | 'faces' | 'second'>;
  readonly clashes: State['clashes'];
  /** Units whose number of soldiers mattered: all that it strikes, or for a rod aimed where it kills most, all that it might have struck. */
  readonly soldiers: readonly { readonly unit: UnitIndex; readonly are: number }[];
  readonly offered: AvailableShot;
}

/** By firer. */
const keptIn = memoizePer<BodyPlaces, readonly CachedShot[][]>(({ units }) => units.map(() => []));

export function offerOf(scene: FireContext, shot: Shot): AvailableShot {
  if (scene.way !== null) return availableShot(scene, shot);
  const here = entryAt(keptIn(scene.places), shot.unit);
  const at = here.findIndex((one) => isSameShot(one.shot, shot));
  const known = here[at];
  if (known !== undefined && isStill(scene, known)) return known.offered;
  const made = make(scene, shot);
  if (at < 0) here.push(made);
  else here[at] = made;
  return made.offered;
}

function make(scene: FireContext, shot: Shot): CachedShot {
  const { rung, moved, spent, fired, quiet, faces, second } = unitIn(scene, shot.unit);
  const offered = availableShot(scene, shot);
  return {
    shot,
    by: { rung, moved, spent, fired, quiet, faces, second },
    clashes: scene.state.clashes,
    soldiers: countedBy(scene, offered.firing).map((unit) => ({ unit, are: unitIn(scene, unit).soldiers })),
    offered,
  };
}

function countedBy({ table }: FireContext, { shot, cases }: ShotPlot): readonly UnitIndex[] {
  return shot.shot === 'round' ? table.units.map(({ index }) => index) : cases.map(({ target }) => target);
}

function isStill(scene: FireContext, { shot, by, clashes, soldiers }: CachedShot): boolean {
  const now = unitIn(scene, shot.unit);
  return (
    by.fired === now.fired &&
    by.faces === now.faces &&
    by.rung === now.rung &&
    by.moved === now.moved &&
    by.spent === now.spent &&
    by.quiet === now.quiet &&
    by.second === now.second &&
    clashes === scene.state.clashes &&
    soldiers.every(({ unit, are }) => unitIn(scene, unit).soldiers === are)
  );
}

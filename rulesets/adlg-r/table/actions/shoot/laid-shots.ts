/** plotLaid: a shot that is laid, judged once (`turn.shots-laid`, `shoot.combine`, `shoot.edge-one`). */
import type { Edge } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { UnitIndex } from '../../state/indices.ts';
import type { LaidShot } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import type { FiringContext } from './firing-context.ts';
import { againstShot, type Part, priorityAgainst, targetsOf } from './priority.ts';

/** Refusals of a shot. Empty if it may be laid. */
export function againstLaid(scene: FiringContext, shot: LaidShot): Refusals {
  const { target, main, edge, supports } = shot;
  const no = new Set<RuleId>();
  if (scene.state.shots.some((other) => other.target === target)) no.add('shoot.combine');
  for (const rule of against(scene, main, edge, target, 'main')) no.add(rule);
  for (const unit of supports) {
    if (unit === main || supportEdge(scene, unit, target) === null) no.add('shoot.combine');
    if (isSpent(scene, unit, null)) no.add('shoot.edge-one');
  }
  if (new Set(supports).size < supports.length) no.add('shoot.edge-one');
  return [...no];
}

function against(scene: FiringContext, unit: UnitIndex, edge: Edge, target: UnitIndex, part: Part): RuleId[] {
  const no = [...againstShot(scene, unit, edge, target, part)];
  if (isSpent(scene, unit, edge)) no.push('shoot.edge-one');
  if (no.length > 0) return no;
  const first = targetsOf(scene, unit, part);
  const isFirst = first.some((aim) => aim.target === target && aim.edge === edge);
  return isFirst ? [] : [priorityAgainst(scene, unit, first)];
}

/** The edge over which a unit could help, or null if it cannot. */
export function supportEdge(scene: FiringContext, unit: UnitIndex, target: UnitIndex): Edge | null {
  return targetsOf(scene, unit, 'support').find((aim) => aim.target === target)?.edge ?? null;
}

/** Whether a unit has shot in this phase. By option a Tercio shoots once over each edge. */
export function isSpent({ state, table }: FiringContext, unit: UnitIndex, edge: Edge | null): boolean {
  const isManyEdged = !table.options['shoot.edge-one'] && entryAt(table.units, unit).row.tercio;
  return state.shots.some(
    ({ main, supports, edge: used }) =>
      supports.includes(unit) || (main === unit && !(isManyEdged && edge !== null && used !== edge)),
  );
}

/** Shots that a side could lay now, each with all who can help. */
export function shotsFor(scene: FiringContext, units: readonly UnitIndex[]): LaidShot[] {
  const able = units.filter((unit) => !scene.roles.has(unit));
  const helps = able.map((unit) => ({
    unit,
    targets: isSpent(scene, unit, null) ? [] : targetsOf(scene, unit, 'support').map(({ target }) => target),
  }));
  return able.flatMap((main) =>
    targetsOf(scene, main, 'main')
      .filter(
        ({ target, edge }) =>
          !isSpent(scene, main, edge) && !scene.state.shots.some((shot) => shot.target === target),
      )
      .map(({ target, edge }) => ({
        target,
        main,
        edge,
        supports: helps
          .filter(({ unit, targets }) => unit !== main && targets.includes(target))
          .map(({ unit }) => unit),
      })),
  );
}

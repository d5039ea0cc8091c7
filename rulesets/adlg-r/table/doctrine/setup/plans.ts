/** Plans of computer players: corps by their purpose, markers and marches (`deploy.plan`). */
import type { Random } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { againstPlan, mostMarkers } from '../../actions/setup/index.ts';
import { mayStayAway } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { SidePlan } from '../../state/setup.ts';

/** Share of a corps that rides. */
function ridingShare({ corps, units }: Table, index: CorpsIndex): number {
  const rows = entryAt(corps, index).units.map((unit) => entryAt(units, unit).row);
  return rows.filter(({ mounted, category }) => mounted || category === 'Drag').length / rows.length;
}

/** Foot in the middle, horse on the wings. */
export function sensiblePlan({ sides, ...table }: Table, side: SideIndex): SidePlan {
  const all = entryAt(sides, side).corps;
  const byHorse = all.toSorted(
    (one, other) => ridingShare({ sides, ...table }, other) - ridingShare({ sides, ...table }, one),
  );
  const left = byHorse.filter((_, n) => n % 2 === 0);
  const right = byHorse.filter((_, n) => n % 2 === 1).toReversed();
  return { corps: [...left, ...right], march: null, markers: [] };
}

export function drawnPlan(table: Table, state: State, side: SideIndex, random: Random): SidePlan {
  for (let n = 0; n < 8; n++) {
    const plan = onePlan(table, side, random);
    if (againstPlan(table, state, side, plan).length === 0) return plan;
  }
  return sensiblePlan(table, side);
}

function onePlan(table: Table, side: SideIndex, random: Random): SidePlan {
  const all = shuffled(entryAt(table.sides, side).corps, random);
  const away = all.find((corps) => !entryAt(table.corps, corps).isChief);
  const edge = random.below(2) === 0 ? 'west' : 'east';
  const march = away !== undefined && random.below(2) === 0 ? ({ corps: away, edge } as const) : null;
  const staying = all.filter((corps) => corps !== march?.corps);
  const markers = Array.from({ length: random.below(mostMarkers(table, side) + 1) }, () =>
    random.below(3) === 0 ? [] : handful(table, staying, random),
  );
  const used = new Set<UnitIndex>();
  const apart = markers.map((units) => units.filter((unit) => !used.has(unit) && used.add(unit)));
  return { corps: staying, march, markers: apart };
}

function handful({ corps, units }: Table, staying: readonly CorpsIndex[], random: Random): UnitIndex[] {
  const of = staying[random.below(Math.max(1, staying.length))];
  if (of === undefined) return [];
  const able = entryAt(corps, of).units.filter((unit) => mayStayAway(entryAt(units, unit).row.category));
  return shuffled(able, random).slice(0, 1 + random.below(2));
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.map(() => entryAt(left.splice(random.below(left.length), 1), 0));
}

export function planCommand({ corps, units }: Table, plan: SidePlan): AdlgCommandOf<'plan'> {
  const { march } = plan;
  return {
    kind: 'plan',
    corps: plan.corps.map((one) => entryAt(corps, one).id),
    march: march === null ? null : { corps: entryAt(corps, march.corps).id, edge: march.edge },
    markers: plan.markers.map((hidden) => hidden.map((unit) => entryAt(units, unit).id)),
  };
}

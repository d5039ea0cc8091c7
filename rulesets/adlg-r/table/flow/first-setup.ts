/** firstSetup: where the set-up of a battle begins, with what its scenario says. */
import { listBy, lookUp, none } from '@grognard/lists';
import { pointOf } from '../../scenarios/measure.ts';
import type { Scenario, ScenarioSide } from '../../scenarios/model.ts';
import { towardsEnemyOf } from '../field/index.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { FlankMarch, Marker, SetupState } from '../state/setup.ts';
import { firstSide, otherSide, secondSide } from '../state/sides.ts';

const stepOf = { initiative: 'initiative', plan: 'plan', corps: 'corps' } as const;

/** Null for a battle that its scenario places. */
export function firstSetup({ start }: Scenario, attacker: SideIndex): SetupState | null {
  if (start === 'placed') return null;
  return {
    step: stepOf[start],
    side: start === 'initiative' ? attacker : otherSide(attacker),
    winner: none,
    region: null,
    chosen: listBy([null, null]),
    queue: [],
    inHand: null,
    replaces: null,
    rerolled: [],
    tries: listBy([0, 0]),
    extras: listBy([0, 0]),
    die: null,
    takenOff: false,
    deployed: [],
  };
}

/** What a placed battle hides from the start: its markers and flank marches. */
export function hiddenAtStart(table: Table): Pick<State, 'plans' | 'markers' | 'marches'> {
  const { sides } = table.scenario;
  return {
    plans: listBy([null, null]),
    markers: sides.flatMap((side, s) => markersOf(table, side, s === 0 ? firstSide : secondSide)),
    marches: listBy(sides.map((side) => marchAtStart(table, side))),
  };
}

function markersOf(table: Table, { markers }: ScenarioSide, side: SideIndex): Marker[] {
  return markers.map(({ at, units }, number) => ({
    side,
    number,
    pose: { ...pointOf(at, table.sizes.ud), heading: towardsEnemyOf(table, side) },
    units: units.map((id) => lookUp(table.unitOf, id)),
    gone: null,
    asked: 0,
  }));
}

function marchAtStart({ corpsOf }: Table, { march }: ScenarioSide): FlankMarch | null {
  if (march === null) return null;
  const { corps, edge } = march;
  return { corps: lookUp(corpsOf, corps), edge, rolls: 0, rolledIn: 0, due: null, isDriven: false };
}

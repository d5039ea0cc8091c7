/** What a sealed plan may say (`deploy.plan`, `deploy.ambush-who`, `deploy.flank-march`). */
import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { areMixable } from '../../bodies/index.ts';
import { mayStayAway, onGround } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { SidePlan } from '../../state/setup.ts';

/** Markers of an army, and those that a strategist adds (`deploy.ambush`). */
const usualMarkers = 2;
/** Units in one marker. */
const mostInMarker = 4;

export function mostMarkers({ sides, corps }: Table, side: SideIndex): number {
  const hasStrategist = entryAt(sides, side).corps.some(
    (index) => entryAt(corps, index).grade === 'strategist',
  );
  return usualMarkers + Number(hasStrategist);
}

/** The plan of a command by index, or the mistake. */
export function planIn(
  table: Table,
  side: SideIndex,
  command: Pick<AdlgCommandOf<'plan'>, 'corps' | 'march' | 'markers'>,
): SidePlan | InvalidCommand {
  const corps: CorpsIndex[] = [];
  for (const [n, id] of command.corps.entries()) {
    const found = corpsNamed(table, side, id);
    if (found === null) return invalidCommand('value', `corps[${n}]`, `"${id}" is no corps of yours`);
    corps.push(found);
  }
  const marching = command.march === null ? null : corpsNamed(table, side, command.march.corps);
  if (command.march !== null && marching === null)
    return invalidCommand('value', 'march.corps', `"${command.march.corps}" is no corps of yours`);
  const markers: UnitIndex[][] = [];
  for (const [m, ids] of command.markers.entries()) {
    const units: UnitIndex[] = [];
    for (const [n, id] of ids.entries()) {
      const unit = table.unitOf.get(id);
      if (unit === undefined || entryAt(table.units, unit).side !== side)
        return invalidCommand('value', `markers[${m}][${n}]`, `"${id}" is no unit of yours`);
      units.push(unit);
    }
    markers.push(units);
  }
  const march =
    marching === null || command.march === null ? null : { corps: marching, edge: command.march.edge };
  return { corps, march, markers };
}

function corpsNamed({ corps, corpsOf }: Table, side: SideIndex, id: string): CorpsIndex | null {
  const found = corpsOf.get(id);
  return found === undefined || entryAt(corps, found).side !== side ? null : found;
}

export function againstPlan(table: Table, state: State, side: SideIndex, plan: SidePlan): RuleId[] {
  const own = entryAt(table.sides, side).corps;
  const deploying = own.filter((corps) => corps !== plan.march?.corps);
  const isComplete =
    plan.corps.length === deploying.length && deploying.every((corps) => plan.corps.includes(corps));
  return [
    ...(isComplete ? [] : ['deploy.plan']),
    ...againstMarkers(table, side, plan),
    ...againstMarch(table, state, side, plan),
  ];
}

function againstMarkers(table: Table, side: SideIndex, { markers, march }: SidePlan): RuleId[] {
  const no: RuleId[] = [];
  if (markers.length > mostMarkers(table, side)) no.push('deploy.ambush');
  const all = markers.flat();
  const isTwice = new Set(all).size < all.length;
  const isAway = all.some((unit) => entryAt(table.units, unit).corps === march?.corps);
  if (isTwice || isAway) no.push('deploy.plan');
  if (markers.some((units) => !mayLieTogether(table, units))) no.push('deploy.ambush-who');
  return no;
}

/** Of one corps, four at most, such as may form a group, no guns or wagons, and not with the chief (`command.group`, `command.group-mix`). */
function mayLieTogether(table: Table, hidden: readonly UnitIndex[]): boolean {
  const { units, corps } = table;
  const infos = hidden.map((unit) => entryAt(units, unit));
  const [first] = infos;
  return (
    hidden.length <= mostInMarker &&
    areMixable(table, infos) &&
    infos.every((info) => {
      const led = entryAt(corps, info.corps);
      const isWithChief = led.isChief && led.includedIn === info.index;
      return mayStayAway(info.row.category) && info.corps === first?.corps && !isWithChief;
    })
  );
}

function againstMarch(table: Table, state: State, side: SideIndex, { march }: SidePlan): RuleId[] {
  if (march === null) return [];
  const { corps, edge } = march;
  const led = entryAt(table.corps, corps);
  const stays = led.units.some((unit) => !mayStayAway(entryAt(table.units, unit).row.category));
  const isLast = entryAt(table.sides, side).corps.length < 2;
  return led.isChief || stays || isLast || isShut(onGround(table, state), edge) ? ['deploy.flank-march'] : [];
}

/** Neither over a coast nor over an impassable river. */
function isShut({ field }: Table, edge: 'west' | 'east'): boolean {
  return field.areas.some(({ kind, ground, polygon: { minX, maxX } }) => {
    const isHere = edge === 'west' ? minX < field.width / 2 : maxX > field.width / 2;
    return isHere && (kind === 'coast' || (kind === 'river' && ground === 'impassable'));
  });
}

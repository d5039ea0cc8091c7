/** Detectors of the rules of chapters unit, ability, square, fortification, wagon, artillery, elephant, camp and terrain. For tests only. */

import { worksBefore, worksBetween } from '../../actions/melee/index.ts';
import { baseOf } from '../../bodies/index.ts';
import { areasUnder, groundUnder, isWhollyInRough, penalises } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { isAtCamp } from '../../zones/index.ts';
import { type Detectors, type ObservedCommand, rowsOf } from './observed-command.ts';

const fought = (seen: ObservedCommand) =>
  seen
    .of('fought')
    .flatMap((event) => [event.a, event.b].map((unit) => ({ event, unit, now: seen.when(event) })));
const inFight = (seen: ObservedCommand, is: (unit: UnitIndex) => boolean) =>
  fought(seen).some(({ unit }) => is(unit));
const category = (seen: ObservedCommand, ...of: readonly string[]) =>
  inFight(seen, (unit) => of.includes(seen.category(unit)));
const shots = (seen: ObservedCommand) =>
  seen.of('shot').map((event) => ({ event, now: seen.when(event), shot: event.shot }));
/** Whether somebody fights or shoots across works of these kinds. */
const across = (seen: ObservedCommand, ...kinds: readonly string[]) =>
  fought(seen).some(({ event, unit, now }) =>
    kinds.includes(worksBetween(seen.table, now, unit, unit === event.a ? event.b : event.a)),
  );
/** Units that move, shoot or fight on ground of a kind of terrain. */
const on = (kind: string) => (seen: ObservedCommand) => {
  const acting = [
    ...seen.of('moved').flatMap(({ ways }) => ways.map(({ unit }) => unit)),
    ...seen.of('fought').flatMap(({ a, b }) => [a, b]),
  ];
  return acting.some((unit) =>
    areasUnder(seen.table.field, baseOf(seen.table, seen.after, unit)).some((area) => area.kind === kind),
  );
};
const penalised = (seen: ObservedCommand) =>
  fought(seen).some(({ unit, now }) =>
    penalises(seen.table, unit, groundUnder(seen.table.field, baseOf(seen.table, now, unit))),
  );
const line =
  (...rules: readonly string[]) =>
  (seen: ObservedCommand) =>
    seen.lines.some(({ rule }) => rules.includes(rule));
const isSquare = (seen: ObservedCommand) =>
  fought(seen).some(({ unit, now }) => now.units[unit]!.square) ||
  shots(seen).some(({ now, shot }) => now.units[shot.target]!.square);

export const unitRows: Detectors = {
  ...rowsOf('unit', 'cohesion limits', (seen) => seen.has('lost')),
  ...rowsOf(
    'unit',
    'disordered',
    (seen) => seen.has('lost') && seen.after.units.some(({ lost }) => lost > 0),
  ),
  ...rowsOf(
    'unit',
    'becomes-disordered',
    (seen) => seen.losses('zoc.exit-back', 'move.too-short', 'disengage.zero').length > 0,
  ),
  ...rowsOf('unit', 'routed', (seen) => seen.has('routed')),
  ...rowsOf('unit', 'edges sectors depth ud footprint', (seen) => seen.has('met')),
  ...rowsOf('unit', 'premeasure enemy-near', (seen) => seen.has('ordered')),
  ...rowsOf('unit', 'battle-unit single', (seen) => seen.has('checked')),
  ...rowsOf('unit', 'light skirmishers', (seen) =>
    shots(seen).some(({ shot }) => ['LI', 'LH', 'Drag'].includes(seen.category(shot.main))),
  ),
  ...rowsOf('unit', 'unmanoeuvrable', (seen) =>
    seen
      .orders('move')
      .some(({ units }) =>
        units.some(
          (unit) => seen.table.units[unit]!.row.unmanoeuvrable || seen.table.units[unit]!.has.headstrong,
        ),
      ),
  ),
  ...rowsOf(
    'unit',
    'dragoons-on-foot dragoons-when',
    (seen) => category(seen, 'Drag') || shots(seen).some(({ shot }) => seen.category(shot.target) === 'Drag'),
  ),
  ...rowsOf('unit', 'quality-not', (seen) =>
    seen.of('rallied').some(({ unit }) => seen.table.units[unit]!.quality !== 'ordinary'),
  ),
  ...rowsOf('ability', 'caracole-behind', line('melee.caracole', 'shoot.caracole')),
  ...rowsOf('ability', 'reduced-who', line('shoot.disordered')),
  ...rowsOf(
    'ability',
    'headstrong-effects',
    (seen) => seen.orders('uncontrolled', 'hold').length > 0 || line('command.headstrong-other')(seen),
  ),
  ...rowsOf(
    'ability',
    'expendable',
    (seen) => seen.has('checked') && seen.table.units.some(({ has }) => has.expendable),
  ),
  ...rowsOf('square', 'cost footprint', (seen) => seen.has('formed')),
  ...rowsOf('square', 'edges', isSquare),
  ...rowsOf('square', 'marks', (seen) => fought(seen).some(({ unit, now }) => now.units[unit]!.square)),
  ...rowsOf('fortification', 'kinds aligned front', (seen) => across(seen, 'fortification', 'obstacle')),
  ...rowsOf('fortification', 'melee', (seen) => across(seen, 'fortification') && line('melee.higher')(seen)),
  ...rowsOf('fortification', 'mounted', line('melee.mounted-works')),
  ...rowsOf('fortification', 'cover', (seen) =>
    shots(seen).some(({ now, shot }) => worksBefore(seen.table, now, shot.target).length > 0),
  ),
  ...rowsOf('fortification', 'cross', (seen) => seen.table.field.works.length > 0 && seen.has('moved')),
  ...rowsOf(
    'fortification',
    'li',
    (seen) =>
      seen.table.field.works.length > 0 &&
      seen.before.units.some(
        ({ status }, unit) =>
          status === 'on' &&
          seen.category(unit as UnitIndex) === 'LI' &&
          worksBefore(seen.table, seen.before, unit as UnitIndex).length > 0,
      ),
  ),
  ...rowsOf('wagon', 'edges one-main battle-ready-when never', (seen) => category(seen, 'WWg')),
  ...rowsOf(
    'wagon',
    'support',
    (seen) =>
      seen
        .of('fought')
        .some((event) =>
          [...seen.rolesAt(event)].some(
            ([unit, role]) => role === 'simple-support' && seen.category(unit) === 'WWg',
          ),
        ) || category(seen, 'WWg'),
  ),
  ...rowsOf('wagon', 'li', (seen) =>
    seen.moves('conform').some((event) => event.ways.some(({ unit }) => seen.category(unit) === 'LI')),
  ),
  ...rowsOf('wagon', 'weapon', (seen) => shots(seen).some(({ shot }) => seen.category(shot.main) === 'WWg')),
  ...rowsOf('artillery', 'at-flank', line('artillery.at-deep')),
  ...rowsOf('artillery', 'pivot-cost', (seen) => seen.steps('pivot').length > 0),
  ...rowsOf('artillery', 'never', (seen) => category(seen, 'Art')),
  ...rowsOf('elephant', 'panic-who', line('elephant.panic')),
  ...rowsOf('elephant', 'move', (seen) =>
    seen.moves('order', 'charge').some(({ ways }) => ways.some(({ unit }) => seen.category(unit) === 'El')),
  ),
  ...rowsOf(
    'elephant',
    'field',
    (seen) =>
      seen.table.field.areas.some(
        ({ kind }) => kind === 'brush' || kind === 'field' || kind === 'enclosed-field',
      ) &&
      seen.table.units.some(({ row }) => row.category === 'El') &&
      seen.has('moved'),
  ),
  ...rowsOf('elephant', 'no-disengage', (seen) => category(seen, 'El')),
  ...rowsOf(
    'elephant',
    'no-trigger',
    (seen) =>
      seen.command.kind === 'done' &&
      seen.has('corpsDone') &&
      seen.table.units.some(({ row }) => row.category === 'El') &&
      seen.table.units.some(({ has }) => has.headstrong),
  ),
  ...rowsOf('camp', 'unit contact open value', (seen) => seen.of('campTried').length > 0),
  ...rowsOf('camp', 'fortified', (seen) =>
    seen.of('campTried').some(({ side }) => seen.before.camps[side]?.fortified === true),
  ),
  ...rowsOf('camp', 'fortified-light attacker', (seen) =>
    seen.after.units.some(
      ({ status }, unit) => status === 'on' && isAtCamp(seen.table, seen.after, unit as UnitIndex),
    ),
  ),
  ...rowsOf(
    'camp',
    'stays',
    (seen) => seen.has('moved') && seen.before.camps.some((camp) => camp?.lost === true),
  ),
  ...rowsOf('camp', 'loot', (seen) => seen.has('looted')),
  ...rowsOf('terrain', 'classes penalising', penalised),
  'terrain.hill': (seen) => on('gentle-hill')(seen) || on('steep-hill')(seen),
  'terrain.brush': on('brush'),
  'terrain.field': on('field'),
  'terrain.enclosed-field': on('enclosed-field'),
  'terrain.plantation': on('plantation'),
  'terrain.gully': on('gully'),
  'terrain.wood': on('wood'),
  'terrain.marsh': on('marsh'),
  'terrain.village': on('village'),
  'terrain.road': (seen) => seen.table.field.roads.length > 0 && seen.moves('order').length > 0,
  ...rowsOf(
    'terrain',
    'horizon ridge',
    (seen) => seen.has('shot') && seen.table.field.areas.some(({ ridge }) => ridge !== null),
  ),
  ...rowsOf(
    'zoc',
    'li-rough',
    (seen) =>
      seen.has('moved') &&
      seen.after.units.some(
        ({ status }, unit) =>
          status === 'on' &&
          seen.category(unit as UnitIndex) === 'LI' &&
          isWhollyInRough(seen.table.field, baseOf(seen.table, seen.after, unit as UnitIndex)),
      ),
  ),
};

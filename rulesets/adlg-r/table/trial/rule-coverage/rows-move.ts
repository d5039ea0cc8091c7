/** Detectors of the rules of chapters move, zoc, interpenetration and disengage. For tests only. */
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import { type Detectors, type ObservedCommand, rowsOf } from './observed-command.ts';

const ordered = (seen: ObservedCommand) => seen.moves('order');
const movers = (seen: ObservedCommand) => ordered(seen).flatMap(({ ways }) => ways.map(({ unit }) => unit));
const moves =
  (...categories: readonly string[]) =>
  (seen: ObservedCommand) =>
    movers(seen).some((unit) => categories.includes(seen.category(unit)));
const isUnmanoeuvrable = (seen: ObservedCommand, unit: UnitIndex) =>
  seen.table.units[unit]!.row.unmanoeuvrable || seen.table.units[unit]!.has.headstrong;
const hard = (seen: ObservedCommand) => movers(seen).some((unit) => isUnmanoeuvrable(seen, unit));
const groups = (seen: ObservedCommand) => ordered(seen).some(({ ways }) => ways.length > 1);
const heldMove = (seen: ObservedCommand) => ordered(seen).some((event) => seen.held(event));
const entered = (seen: ObservedCommand) => seen.has('entered');
const line =
  (...rules: readonly string[]) =>
  (seen: ObservedCommand) =>
    seen.lines.some(({ rule }) => rules.includes(rule));
const again = (seen: ObservedCommand, moves: number) =>
  ordered(seen).some((event) =>
    event.ways.some(({ unit }) => seen.unitAt(event, unit).doings.moves >= moves),
  );
const passed = (seen: ObservedCommand) => seen.moves('pushed').length > 0;
const left = (seen: ObservedCommand, way: string) =>
  seen.command.kind === 'leave' && seen.command.way === way;
const heldNow = (seen: ObservedCommand) =>
  seen.of('moved').some((event) => seen.held(event)) || entered(seen);

export const moveRows: Detectors = {
  'move.li': moves('LI'),
  ...rowsOf('move', 'mi', moves('MI', 'Drag')),
  'move.lmi': moves('LMI'),
  ...rowsOf('move', 'hi hi-far', moves('HI')),
  'move.levy': (seen) => movers(seen).some((unit) => seen.table.units[unit]!.kind === 'levy'),
  'move.lh': moves('LH'),
  'move.kn': moves('Kn'),
  ...rowsOf('move', 'cv', moves('Cv', 'Drag')),
  'move.drag-edge': moves('Drag'),
  ...rowsOf('move', 'wagon mobile', moves('WWg', 'Art')),
  ...rowsOf(
    'move',
    'road road-whole road-how',
    (seen) => seen.table.field.roads.length > 0 && ordered(seen).length > 0,
  ),
  ...rowsOf('move', 'worst', (seen) => seen.table.field.areas.length > 0 && ordered(seen).length > 0),
  ...rowsOf('move', 'ahead path front-edge table', (seen) => ordered(seen).length > 0),
  ...rowsOf('move', 'slide slide-how slide-limits', (seen) => ordered(seen).some(({ slid }) => slid)),
  ...rowsOf('move', 'wheel wheel-cost wheel-part wheel-pivot', (seen) => seen.steps('wheel').length > 0),
  ...rowsOf('move', 'wheel-group', (seen) => seen.steps('wheel').length > 0 && groups(seen)),
  ...rowsOf('move', 'turn turn-cost', (seen) => seen.steps('quarter', 'half').length > 0),
  ...rowsOf(
    'move',
    'turn-free turn-second',
    (seen) => seen.steps('quarter', 'half').length > 0 && moves('LI', 'LH', 'Drag')(seen),
  ),
  ...rowsOf('move', 'half-turn', (seen) => seen.steps('half').length > 0),
  ...rowsOf('move', 'quarter-turn quarter-anchor', (seen) => seen.steps('quarter').length > 0),
  ...rowsOf('move', 'column column-how', (seen) => seen.steps('quarter').length > 0 && groups(seen)),
  ...rowsOf(
    'move',
    'extension extension-cost extension-melee wheel-extension',
    (seen) => seen.steps('extend').length > 0,
  ),
  ...rowsOf('move', 'contraction contraction-count', (seen) => seen.steps('contract').length > 0),
  ...rowsOf('move', 'multiple-distance multiple-order multiple-enemy', (seen) => again(seen, 1)),
  ...rowsOf('move', 'third-commander third-difficult', (seen) => again(seen, 2)),
  ...rowsOf('move', 'exit-difficult', (seen) => seen.command.kind === 'leave'),
  ...rowsOf(
    'move',
    'unmanoeuvrable-turn deep-turn',
    (seen) => seen.steps('quarter', 'half').length > 0 && line('command.difficult')(seen),
  ),
  ...rowsOf('move', 'unmanoeuvrable-front', (seen) => seen.steps('extend', 'contract').length > 0),
  ...rowsOf('move', 'unmanoeuvrable-short unmanoeuvrable-easy', hard),
  ...rowsOf('zoc', 'area inside none rays test-points', entered),
  ...rowsOf('zoc', 'threat threat-when binding stay', heldNow),
  ...rowsOf('zoc', 'entering same-moment', entered),
  ...rowsOf(
    'zoc',
    'li',
    (seen) =>
      seen.of('entered').some(({ entries }) => entries.some(({ of }) => seen.category(of) === 'LI')) ||
      (entered(seen) && seen.table.units.some(({ row }) => row.category === 'LI')),
  ),
  ...rowsOf('zoc', 'melee-any', (seen) => seen.has('moved') && seen.before.contacts.length > 0),
  ...rowsOf('zoc', 'terrain', (seen) => entered(seen) && seen.table.field.areas.length > 0),
  ...rowsOf('zoc', 'works works-out', (seen) => seen.has('moved') && seen.table.field.works.length > 0),
  ...rowsOf('zoc', 'through', entered),
  ...rowsOf('zoc', 'ignored', (seen) => seen.moves('evade', 'pursuit', 'disengage').length > 0),
  ...rowsOf('zoc', 'approach approach-test approach-turn', heldMove),
  ...rowsOf('zoc', 'charge charge-line-up charge-between', (seen) =>
    seen.moves('charge').some((event) => seen.held(event)),
  ),
  ...rowsOf('zoc', 'extension', (seen) => seen.steps('extend', 'contract').length > 0),
  ...rowsOf('zoc', 'exit-evade exit-evade-how', (seen) => left(seen, 'evade')),
  ...rowsOf('zoc', 'exit-back exit-back-how', (seen) => left(seen, 'back')),
  ...rowsOf('zoc', 'exit-ahead exit-ahead-how', (seen) => left(seen, 'ahead')),
  ...rowsOf('zoc', 'exit-forced', (seen) => seen.moves('shifted', 'pushed').length > 0),
  ...rowsOf('interpenetration', 'when room push-how pushed', passed),
  ...rowsOf('interpenetration', 'li', (seen) =>
    seen.of('moved').some(({ ways }) => ways.some(({ unit }) => seen.category(unit) === 'LI')),
  ),
  ...rowsOf('interpenetration', 'mounted lh lmi swordsmen swordsmen-more guns guns-long', passed),
  ...rowsOf('interpenetration', 'commander', (seen) => seen.of('rode').some(({ by }) => by === 'shoved')),
  ...rowsOf('interpenetration', 'burst burst-never burst-when burst-once', (seen) => seen.has('burst')),
  ...rowsOf(
    'interpenetration',
    'never',
    (seen) => passed(seen) || seen.losses('interpenetration.never').length > 0,
  ),
  ...rowsOf('disengage', 'move stops after slower', (seen) => seen.moves('disengage').length > 0),
  ...rowsOf('disengage', 'zero', (seen) => seen.command.kind === 'disengage'),
  ...rowsOf('disengage', 'cost unit', (seen) => seen.command.kind === 'disengage'),
  ...rowsOf(
    'disengage',
    'li mounted all forbidden',
    (seen) => seen.command.kind === 'disengage' && entryAt(seen.command.units, 0) !== '',
  ),
};

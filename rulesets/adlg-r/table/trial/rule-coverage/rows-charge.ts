/** Detectors of the rules of chapters charge, evade and conform. For tests only. */
import { asHeading, type Pose, stepX, stepY } from '@grognard/geometry';
import { type Detectors, type ObservedCommand, rowsOf } from './observed-command.ts';

const declared = (seen: ObservedCommand) => seen.of('declared').map(({ charge }) => charge);
const opened = (seen: ObservedCommand) =>
  seen.command.kind === 'charge' && seen.command.opening.length > 0 && declared(seen).length > 0;
const charged = (seen: ObservedCommand) => seen.met.filter(({ how }) => how === 'charge');
const on =
  (...edges: readonly string[]) =>
  (seen: ObservedCommand) =>
    charged(seen).some(({ edge }) => edges.includes(edge));
const uncontrolled = (seen: ObservedCommand) => declared(seen).some(({ how }) => how === 'uncontrolled');
const bound = (seen: ObservedCommand) =>
  seen.orders('uncontrolled', 'spontaneous').length > 0 && seen.command.kind !== 'spontaneous';
const evaded = (seen: ObservedCommand) => seen.moves('evade');
const rolled = (seen: ObservedCommand) => seen.has('distanceRolled');
const follow = (seen: ObservedCommand) =>
  seen.command.kind === 'follow' || (rolled(seen) && seen.moves('charge').length > 0);
const isWill = (seen: ObservedCommand) =>
  seen.command.kind === 'done' && seen.has('corpsDone') && seen.table.units.some(({ has }) => has.headstrong);
const conformed = (seen: ObservedCommand) => seen.has('conformed');
const supported = (seen: ObservedCommand) => seen.moves('support').length > 0;
const light = (seen: ObservedCommand) =>
  declared(seen).some(({ units }) => units.some((unit) => seen.category(unit) === 'LI'));
const aside = (seen: ObservedCommand) => seen.met.some(({ edge }) => edge !== 'front');

/** From the pose in which it set out straight to a place aside, facing as before. */
function hasFallenIn(way: readonly Pose[]): boolean {
  const [, turned, from, to] = way;
  if (turned === undefined || from === undefined || to === undefined || way.length > 5) return false;
  const { x, y, heading } = from;
  const right = asHeading(heading - 900);
  const aside = (to.x - x) * stepX(right, 100) + (to.y - y) * stepY(right, 100);
  return to.heading === heading && Math.abs(aside) > 100 * 20;
}

export const chargeRows: Detectors = {
  ...rowsOf(
    'charge',
    'definition procedure one-by-one target range straight steps no-shooting stops stops-order',
    (seen) => declared(seen).length > 0,
  ),
  ...rowsOf('charge', 'corner conform', (seen) => charged(seen).length > 0),
  ...rowsOf(
    'charge',
    'light-infantry-open light-infantry-rough light-infantry-rough-adds light-infantry-stop light-infantry-front',
    light,
  ),
  ...rowsOf('charge', 'range-group continue', (seen) => declared(seen).some(({ units }) => units.length > 1)),
  ...rowsOf('charge', 'opening opening-turn', opened),
  'charge.extension': (seen) => opened(seen) && seen.steps('extend', 'contract').length > 0,
  ...rowsOf(
    'charge',
    'adjust adjust-group minimum maximum-headstrong',
    (seen) =>
      seen.of('distanceRolled').length > 0 &&
      declared(seen).length + Number(seen.command.kind === 'answer') > 0,
  ),
  ...rowsOf('charge', 'hi-not-reduced', (seen) =>
    seen.of('distanceRolled').some(({ units }) => units.some((unit) => seen.category(unit) === 'HI')),
  ),
  ...rowsOf('charge', 'stand', (seen) => charged(seen).length > 0),
  ...rowsOf('charge', 'some-evade continue-must secondary stops-terrain', follow),
  'charge.edge-front': on('front'),
  ...rowsOf('charge', 'edge-flank edge-which', on('left', 'right')),
  'charge.edge-rear': (seen) => on('rear')(seen) || seen.losses('evade.caught').length > 0,
  ...rowsOf('charge', 'edge-start edge-choice edge-line', (seen) => charged(seen).length > 0),
  ...rowsOf('charge', 'edge-scope', (seen) =>
    seen.met.some(({ how }) => how === 'support' || how === 'pursuit'),
  ),
  'charge.counter': (seen) =>
    seen.of('answered').some(({ how }) => how === 'counter') ||
    (seen.table.options['charge.counter'] && seen.before.agenda.at(-1)?.do === 'answer'),
  ...rowsOf('charge', 'support-evade or-support', supported),
  ...rowsOf('charge', 'spontaneous spontaneous-how', (seen) =>
    declared(seen).some(({ how }) => how === 'spontaneous'),
  ),
  ...rowsOf('charge', 'uncontrolled uncontrolled-order uncontrolled-when uncontrolled-route route', bound),
  ...rowsOf(
    'charge',
    'uncontrolled-minus uncontrolled-round',
    (seen) => seen.lines.some(({ rule }) => rule === 'melee.uncontrolled') || uncontrolled(seen),
  ),
  ...rowsOf(
    'charge',
    'uncontrolled-choice uncontrolled-trigger uncontrolled-exempt uncontrolled-kn uncontrolled-behind uncontrolled-camp',
    isWill,
  ),
  ...rowsOf('charge', 'wide-edge', (seen) => charged(seen).length > 0 && seen.before.contacts.length > 0),
  ...rowsOf('charge', 'not-allowed', (seen) => declared(seen).length > 0),
  ...rowsOf(
    'evade',
    'turn turn-which distance zoc friends search no-shooting',
    (seen) => evaded(seen).length > 0,
  ),
  ...rowsOf('evade', 'distance-group group', (seen) => rolled(seen) && evaded(seen).length > 0),
  ...rowsOf('evade', 'blocked blocked-zoc blocked-slide blocked-result', (seen) =>
    seen.of('answered').some(({ how }) => how === 'blocked'),
  ),
  ...rowsOf('evade', 'align align-cost', (seen) => seen.command.kind === 'answer' && seen.command.align),
  ...rowsOf('evade', 'avoid avoid-how', (seen) =>
    evaded(seen).some(({ ways }) => ways.some(({ way }) => way.length > 4)),
  ),
  'evade.terrain': (seen) => evaded(seen).length > 0 && seen.table.field.areas.length > 0,
  'evade.gap': (seen) => evaded(seen).some(({ ways }) => ways.some(({ way }) => hasFallenIn(way))),
  'evade.enemy-li': (seen) =>
    seen.losses('evade.enemy-li').length > 0 ||
    (seen.command.kind === 'answer' &&
      evaded(seen).some(({ ways }) =>
        ways.some(({ unit }) => seen.table.units[unit]!.side === seen.before.active),
      )),
  ...rowsOf(
    'evade',
    'end-turn',
    (seen) => seen.command.kind === 'answer' && seen.command.turnBack && evaded(seen).length > 0,
  ),
  ...rowsOf('evade', 'off-table leaves', (seen) => seen.has('fled')),
  ...rowsOf(
    'evade',
    'pursuit',
    (seen) => seen.before.agenda.at(-1)?.do === 'pursued' || seen.after.agenda.at(-1)?.do === 'pursued',
  ),
  ...rowsOf('evade', 'must', (seen) =>
    evaded(seen).some(({ ways }) => ways.some(({ unit }) => seen.category(unit) === 'LI')),
  ),
  ...rowsOf('evade', 'who in-melee', (seen) => seen.has('answered')),
  ...rowsOf('conform', 'who cap when to poses widths equal', conformed),
  ...rowsOf('conform', 'motion', (seen) => seen.moves('conform').some(({ ways }) => ways.length > 1)),
  ...rowsOf('conform', 'rear-corner fallback', aside),
  ...rowsOf('conform', 'zoc', (seen) => charged(seen).some(({ edge }) => edge !== 'front')),
  ...rowsOf('conform', 'shift shift-after shift-never', (seen) => seen.moves('shifted').length > 0),
  ...rowsOf(
    'conform',
    'incomplete partial terrain ambiguous',
    (seen) => seen.has('met') && seen.after.contacts.some(({ complete }) => !complete),
  ),
  ...rowsOf('conform', 'face', (seen) => seen.command.kind === 'done' && seen.moves('conform').length > 0),
  ...rowsOf(
    'conform',
    'resolve-contact moment',
    (seen) => seen.met.some(({ how }) => how === 'conform') || seen.orders('conform').length > 0,
  ),
  ...rowsOf(
    'conform',
    'evader',
    (seen) =>
      seen.after.agenda.some((item) => item.do === 'meet') ||
      seen.before.agenda.some((item) => item.do === 'meet'),
  ),
  ...rowsOf(
    'conform',
    'never rallying',
    (seen) => seen.command.kind === 'done' && seen.before.contacts.length > 0,
  ),
  ...rowsOf('conform', 'li', (seen) =>
    seen.moves('conform').some(({ ways }) => ways.some(({ unit }) => seen.category(unit) === 'LI')),
  ),
  ...rowsOf('conform', 'column spread', (seen) =>
    charged(seen).some(({ edge }) => edge === 'left' || edge === 'right'),
  ),
  ...rowsOf('conform', 'routed', (seen) => seen.has('routed')),
};

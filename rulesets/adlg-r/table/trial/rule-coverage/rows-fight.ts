/** Detectors of the rules of chapters shoot, melee, rout and pursuit. For tests only. */
import { standingContacts } from '../../actions/melee/index.ts';
import { type Detectors, type ObservedCommand, rowsOf } from './observed-command.ts';

const shots = (seen: ObservedCommand) => seen.of('shot').map(({ shot }) => shot);
const by =
  (...categories: readonly string[]) =>
  (seen: ObservedCommand) =>
    shots(seen).some(({ main }) => categories.includes(seen.category(main)));
const line =
  (...rules: readonly string[]) =>
  (seen: ObservedCommand) =>
    seen.lines.some(({ rule }) => rules.includes(rule));
const fights = (seen: ObservedCommand) => seen.of('fought');
const many = (seen: ObservedCommand) =>
  fights(seen).some(
    (event) => standingContacts(seen.when(event)).length > seen.when(event).fought.length + 1,
  );
const routs = (seen: ObservedCommand) => seen.has('removed');
const routOf =
  (...categories: readonly string[]) =>
  (seen: ObservedCommand) =>
    seen.of('routed').some(({ unit }) => categories.includes(seen.category(unit)));
const pursued = (seen: ObservedCommand) => seen.has('pursued');
const victors = (seen: ObservedCommand) =>
  seen.before.victors.length > 0 || seen.of('removed').some((event) => event.victors.length > 0);

export const fightRows: Detectors = {
  ...rowsOf(
    'shoot',
    'range edge edge-one zone sight sight-touch priority-front priority-zone priority-tie priority-kept',
    (seen) => seen.has('shot'),
  ),
  ...rowsOf('shoot', 'optional', (seen) => seen.has('sideClosed')),
  'shoot.edge-lh': by('LH'),
  'shoot.edge-wagon': by('WWg'),
  'shoot.edge-tercio': (seen) => shots(seen).some(({ main }) => seen.table.units[main]!.row.deepOrder),
  ...rowsOf('shoot', 'zone-guns priority-guns', by('Art')),
  ...rowsOf(
    'shoot',
    'sight-cover',
    (seen) => seen.has('shot') && seen.table.field.areas.some(({ isCover }) => isCover),
  ),
  ...rowsOf(
    'shoot',
    'sight-hidden overhead',
    (seen) =>
      seen.has('shot') && seen.table.field.areas.some(({ level, kind }) => level > 0 || kind === 'gully'),
  ),
  'shoot.combine': (seen) => shots(seen).some(({ supports }) => supports.length > 0),
  ...rowsOf('melee', 'contact roles main pairing simultaneous in-melee', (seen) => fights(seen).length > 0),
  ...rowsOf('melee', 'wide-front pairing-tie support-not support-cap', many),
  ...rowsOf('melee', 'simple-support-where simple-support-two', line('melee.simple-support')),
  ...rowsOf('melee', 'melee-support-where', line('melee.melee-support')),
  ...rowsOf('melee', 'higher-hill higher-bank', line('melee.higher')),
  ...rowsOf(
    'melee',
    'terrain-part',
    line(
      'melee.hi-rough',
      'melee.pike-rough',
      'melee.medium-difficult',
      'melee.hi-difficult',
      'melee.mounted-rough',
      'melee.mounted-difficult',
    ),
  ),
  ...rowsOf('melee', 'multiple-when multiple-same', (seen) => seen.losses('melee.multiple-loss').length > 0),
  ...rowsOf('melee', 'lasts', (seen) => fights(seen).length > 0),
  ...rowsOf('rout', 'behind when steps waits cascade-order', routs),
  ...rowsOf('rout', 'cascade', (seen) => seen.losses('rout.friends').length > 0),
  'rout.li': routOf('LI'),
  'rout.guns': routOf('Art', 'WWg'),
  ...rowsOf(
    'rout',
    'turn turn-how',
    (seen) =>
      seen.of('routed').some((event) => event.pose.heading !== seen.unitAt(event, event.unit).pose.heading) ||
      (routs(seen) && fights(seen).length > 0),
  ),
  ...rowsOf('pursuit', 'who all move one', pursued),
  ...rowsOf('pursuit', 'must excused excused-shock never elephant', victors),
  ...rowsOf('pursuit', 'touched', (seen) => victors(seen) && seen.has('stepBegan')),
  ...rowsOf('pursuit', 'supporters', pursued),
  ...rowsOf('pursuit', 'contact', (seen) => seen.met.some(({ how }) => how === 'pursuit')),
  ...rowsOf('pursuit', 'multiple', (seen) => seen.met.some(({ how }) => how === 'pursuit')),
  'rout.friends': (seen) => seen.losses('rout.friends').length > 0,
};

/** Detectors of the rules of chapters turn, command, rally, commander, deploy and victory. For tests only. */
import { none } from '@grognard/lists';
import { type Detectors, type ObservedCommand, rowsOf } from './observed-command.ts';

const graded = (grade: string) => (seen: ObservedCommand) =>
  seen.of('activated').some(({ corps }) => seen.table.corps[corps]!.grade === grade);
const light = (seen: ObservedCommand) =>
  seen
    .of('ordered')
    .some(({ units }) => units.some((unit) => ['LI', 'LH', 'Drag'].includes(seen.category(unit))));
const groups = (seen: ObservedCommand) => seen.orders('move', 'charge').some(({ units }) => units.length > 1);
const withHim = (seen: ObservedCommand) =>
  seen.of('ordered').some(({ corps, units }) => {
    const { with: joined } = seen.before.commands[corps]!.commander;
    return joined !== none && units.includes(joined);
  });
const checked = (is: (seen: ObservedCommand) => boolean) => (seen: ObservedCommand) =>
  seen.has('checked') && is(seen);
const rallied = (is: (seen: ObservedCommand, unit: number) => boolean) => (seen: ObservedCommand) =>
  seen.of('rallied').some(({ unit }) => is(seen, unit));
const line =
  (...rules: readonly string[]) =>
  (seen: ObservedCommand) =>
    seen.lines.some(({ rule }) => rules.includes(rule));
const riders = (seen: ObservedCommand) => seen.of('rode');

export const courseRows: Detectors = {
  ...rowsOf('turn', 'sequence', (seen) => seen.has('stepBegan')),
  ...rowsOf('turn', 'corps corps-finish activation', (seen) => seen.has('activated', 'corpsDone')),
  ...rowsOf('turn', 'game-turn victory limit', (seen) => seen.has('checked')),
  ...rowsOf('turn', 'both-shoot shots-laid', (seen) => seen.has('shot')),
  ...rowsOf('turn', 'simultaneous', (seen) => seen.has('phaseSettled') && seen.has('lost')),
  ...rowsOf(
    'turn',
    'immediate',
    (seen) =>
      seen.losses(
        'evade.caught',
        'melee.multiple-loss',
        'interpenetration.burst',
        'rout.friends',
        'zoc.exit-back',
      ).length > 0,
  ),
  'command.ordinary': graded('ordinary'),
  'command.competent': graded('competent'),
  'command.brilliant': graded('brilliant'),
  'command.strategist': graded('strategist'),
  ...rowsOf('command', 'range-double mixed-group', light),
  ...rowsOf('command', 'free-rally', (seen) => seen.orders('rally').some(({ free }) => free > 0)),
  ...rowsOf('command', 'free-part', (seen) => seen.of('ordered').some(({ free }) => free > 0)),
  ...rowsOf('command', 'lapse', (seen) =>
    seen.of('corpsDone').some(({ corps }) => seen.before.commands[corps]!.cp > 0),
  ),
  ...rowsOf('command', 'test-now measure measure-base', (seen) => seen.has('ordered')),
  ...rowsOf('command', 'measure-attached', withHim),
  ...rowsOf('command', 'difficult-once', line('command.difficult')),
  ...rowsOf('command', 'deep-turn', (seen) => seen.steps('quarter', 'half').length > 0),
  ...rowsOf(
    'command',
    'headstrong-surcharge headstrong-bound',
    line('command.headstrong-other', 'command.hold'),
  ),
  ...rowsOf('command', 'engaged-means', (seen) => seen.has('engaged')),
  ...rowsOf('command', 'lost-free', (seen) =>
    seen.of('activated').some(({ corps }) => seen.before.commands[corps]!.commander.status === 'lost'),
  ),
  ...rowsOf('command', 'group-dragoons group-ends group-speed group-difficult group-rank', groups),
  ...rowsOf('rally', 'success when', (seen) => seen.has('rallied')),
  ...rowsOf('rally', 'melee-support', line('rally.melee')),
  ...rowsOf(
    'rally',
    'commander commander-once',
    rallied((seen, unit) => seen.before.commands.some(({ commander }) => commander.with === unit)),
  ),
  ...rowsOf('rally', 'rear-support rear-support-means', (seen) => seen.has('rallied')),
  ...rowsOf('rally', 'two', (seen) => seen.of('rallied').some(({ recovered }) => recovered > 0)),
  ...rowsOf('rally', 'out-of-range', (seen) =>
    seen.orders('rally').some(({ spent, free }) => spent + free > 1),
  ),
  ...rowsOf('rally', 'free', (seen) => seen.orders('rally').some(({ spent, free }) => spent + free === 0)),
  ...rowsOf('commander', 'move-cost', (seen) => seen.orders('ride').length > 0),
  ...rowsOf('commander', 'no-block', (seen) => riders(seen).some(({ by }) => by === 'shoved')),
  ...rowsOf('commander', 'contacted attached-safe', (seen) =>
    riders(seen).some(({ by }) => by === 'unit-gone'),
  ),
  ...rowsOf('commander', 'engage', (seen) => seen.command.kind === 'engage'),
  ...rowsOf(
    'commander',
    'risk-when killed-routed',
    (seen) =>
      seen.of('stepBegan').some(({ step }) => step === 'pursuit') &&
      seen.before.commands.some(({ commander }) => commander.status === 'engaged'),
  ),
  ...rowsOf(
    'commander',
    'included included-routed',
    (seen) => seen.has('moved') && seen.table.corps.some(({ includedIn }) => includedIn !== null),
  ),
  ...rowsOf(
    'commander',
    'rally-unit',
    (seen) => seen.command.kind === 'ride' && seen.command.attach !== null,
  ),
  ...rowsOf('commander', 'moves', (seen) =>
    seen.orders('ride').some(({ corps }) => seen.before.commands[corps]!.commander.moves > 0),
  ),
  ...rowsOf(
    'deploy',
    'hesitant hesitant-more',
    (seen) => seen.has('hesitated') || seen.before.commands.some(({ hesitant }) => hesitant),
  ),
  ...rowsOf('victory', 'value value-battle-unit instead value-routed', (seen) => seen.has('checked')),
  'victory.disordered': checked((seen) =>
    seen.after.units.some(({ status, lost }) => status === 'on' && lost > 0),
  ),
  ...rowsOf(
    'victory',
    'fled fled-battle-unit',
    checked((seen) => seen.after.units.some(({ status }) => status === 'fled')),
  ),
  ...rowsOf(
    'victory',
    'routed',
    checked((seen) =>
      seen.after.units.some(
        ({ status }, unit) => status === 'removed' && !seen.table.units[unit]!.row.battleUnit,
      ),
    ),
  ),
  ...rowsOf(
    'victory',
    'routed-battle-unit',
    checked((seen) =>
      seen.after.units.some(
        ({ status }, unit) => status === 'removed' && seen.table.units[unit]!.row.battleUnit,
      ),
    ),
  ),
  ...rowsOf(
    'victory',
    'four-markers four-markers-instead',
    checked((seen) =>
      seen.after.units.some(
        ({ status, lost }, unit) => status === 'on' && lost > 3 && seen.table.units[unit]!.row.battleUnit,
      ),
    ),
  ),
  ...rowsOf(
    'victory',
    'commander commander-value',
    checked((seen) => seen.after.commands.some(({ commander }) => commander.status === 'lost')),
  ),
  'victory.camp': checked((seen) => seen.after.camps.some((camp) => camp?.lost === true && !camp.fortified)),
  'victory.camp-fortified': checked((seen) =>
    seen.after.camps.some((camp) => camp?.lost === true && camp.fortified),
  ),
  'victory.places': (seen) => seen.has('ended') && seen.table.places.length > 0,
  'army.break': (seen) => seen.has('checked'),
  'command.free': (seen) => seen.of('activated').some(({ free }) => free > 0),
  'command.points': (seen) => seen.has('activated'),
};

/** Detectors of the rules of chapters morale, command and scenario. For tests only. */
import { groundPieces } from '../../../data/terrain-pieces.ts';
import type { Kind } from '../../../model.ts';
import { holderOf } from '../../flow/victory.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import { type Detectors, lengthOf, type ObservedCommand } from './observed-command.ts';

const tests = (seen: ObservedCommand, what: GiorgiEventOf<'tested'>['what']) =>
  seen.of('tested').filter((event) => event.what === what);
const testedBy = (seen: ObservedCommand, ...kinds: readonly Kind[]) =>
  seen.of('tested').some(({ unit }) => kinds.includes(seen.table.units[unit]!.kind));
const set = (seen: ObservedCommand, rule: string) => seen.of('rungSet').filter(({ by }) => by === rule);
const runs = (seen: ObservedCommand, kind: Kind) =>
  seen.moves('R2').some(({ unit }) => seen.table.units[unit]!.kind === kind);
/** Faces thrown for a test. */
const facesOf = ({ dice = [] }: GiorgiEventOf<'tested'>) => dice.flatMap(({ faces }) => faces);

export const moraleRows: Detectors = {
  'morale.index': (seen) => seen.has('tested', 'squareTried'),
  'morale.index-militia': (seen) => testedBy(seen, 'militia'),
  'morale.index-british': (seen) =>
    seen
      .of('tested')
      .some(
        ({ unit }) =>
          seen.table.units[unit]!.kind === 'line' &&
          seen.table.units[unit]!.nerve === seen.table.rules.table.index['british-line'],
      ),
  'morale.index-regular': (seen) => testedBy(seen, 'line', 'light', 'gun', 'howitzer'),
  'morale.index-elite': (seen) => testedBy(seen, 'grenadier', 'rifle'),
  'morale.index-guard': (seen) => testedBy(seen, 'guard'),
  'morale.trigger': (seen) => tests(seen, 'losses').length > 0,
  'morale.trigger-count': (seen) => {
    const units = tests(seen, 'losses').map(({ unit }) => unit);
    return (
      units.length > new Set(units).size ||
      tests(seen, 'losses').some((event) => seen.unitAt(event, event.unit).tested > 0)
    );
  },
  'morale.test': (seen) => seen.has('tested'),
  'morale.test-limits': (seen) =>
    seen.of('tested').some((event) => facesOf(event).some((face) => face === 1 || face === 6)),
  'morale.modifier': (seen) => seen.of('tested').some(({ unit }) => seen.table.units[unit]!.modifier !== 0),
  'morale.trigger-when': (seen) =>
    tests(seen, 'losses').length > 0 && seen.first('tested') > seen.first('lost'),
  'morale.shaken': (seen) => set(seen, 'morale.shaken').length > 0,
  'morale.shaken-until': (seen) =>
    seen.of('reformed').length > 0 ||
    seen.fought.some(({ at, all }) => all.some((unit) => at.units[unit]!.rung > 0)),
  'morale.shaken-effects': (seen) =>
    [
      ...seen.marches.map((event) => [event, event.unit] as const),
      ...seen.shots.map((event) => [event, event.shot.unit] as const),
    ].some(([event, unit]) => [1, 2].includes(seen.unitAt(event, unit).rung)),
  'morale.second-failure': (seen) => set(seen, 'morale.second-failure').length > 0,
  'morale.ladder-kept': (seen) =>
    set(seen, 'morale.ladder-kept').length > 0 ||
    (seen.has('turnBegan') &&
      seen.after.units.some(({ rung, status }) => status === 'on' && rung > 0 && rung < 3)),
  'morale.breaking-when': (seen) => tests(seen, 'breaking').length > 0,
  'morale.breaking-who': (seen) => tests(seen, 'breaking').length > 0,
  'morale.breaking-ladder': (seen) => set(seen, 'morale.breaking-ladder').length > 0,
  'morale.breaking-chain': (seen) =>
    set(seen, 'morale.breaking-ladder').some(({ rung }) => rung === 3) ||
    tests(seen, 'breaking').some((event) => seen.when(event).broke.length > 1),
  'morale.breaking-where': (seen) =>
    tests(seen, 'breaking').some((event) => seen.when(event).broke.length > 0),
  'morale.rout-move': (seen) =>
    runs(seen, 'line') || runs(seen, 'heavy-cavalry') || runs(seen, 'light-cavalry'),
  'morale.rout-medium': (seen) => runs(seen, 'medium-cavalry'),
  'morale.rout-rate': (seen) => seen.moves('R2').some(({ way }) => lengthOf(way) > 0),
  'morale.rout-friends': (seen) =>
    set(seen, 'morale.rout-friends').length > 0 ||
    (seen.moves('R2').length > 0 && tests(seen, 'breaking').length > 0),
  'morale.routing': (seen) =>
    seen.has('turnBegan') && seen.after.units.some(({ rung, status }) => status === 'on' && rung === 3),
  'morale.reform': (seen) => seen.has('reformed'),
  'morale.rally': (seen) => tests(seen, 'rally').length > 0 || set(seen, 'morale.rally').length > 0,
};

export const commandRows: Detectors = {
  'command.general': (seen) => seen.has('rode'),
  'command.general-test': (seen) => seen.has('generalHelped'),
  'command.general-melee': (seen) =>
    seen.fought.some(({ at, all }) =>
      at.generals.some((general) => all.some((unit) => unit === general.with)),
    ),
  'command.general-lost': (seen) =>
    seen.has('generalLost') ||
    seen.events.some(({ dice = [] }) => dice.some(({ purpose }) => purpose === 'general')),
};

export const scenarioRows: Detectors = {
  'scenario.table': (seen) => seen.table.width >= seen.table.depth && seen.marches.length > 0,
  'scenario.terrain': (seen) =>
    seen.of('pieceLaid').some(({ piece }) => groundPieces.some(({ id }) => id === piece?.piece)),
  'scenario.force': (seen) => {
    const { force } = seen.table.rules.table;
    return seen.has('placed') && seen.table.sides.every(({ units }) => units.length === force.length);
  },
  'scenario.deployment': (seen) => seen.has('placed'),
  'scenario.turns': (seen) => seen.of('turnBegan').some(({ turn }) => turn > seen.before.turn),
  'scenario.broken': (seen) => seen.of('ended').some(({ result }) => result.by === 'scenario.broken'),
  'scenario.points': (seen) => seen.of('ended').some(({ result }) => result.by === 'scenario.points'),
  'scenario.objective': (seen) =>
    seen.has('ended') && seen.table.objectives.some((aim) => holderOf(seen.table, seen.before, aim) !== null),
};

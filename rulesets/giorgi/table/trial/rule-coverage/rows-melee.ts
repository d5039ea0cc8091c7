/** Detectors of the rules of chapters melee, skirmish and square. For tests only. */

import { halfMoveOf } from '../../actions/move/index.ts';
import { bodyNow } from '../../bodies/index.ts';
import { coverTowards, fieldOf } from '../../field/index.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { type Detectors, lengthOf, type ObservedCommand } from './observed-command.ts';

const told = (seen: ObservedCommand, ...results: readonly string[]) =>
  seen
    .of('fought')
    .filter(({ cell }) => results.includes(cell.attacker.result) || results.includes(cell.defender.result));
const set = (seen: ObservedCommand, rule: string) => seen.of('rungSet').filter(({ by }) => by === rule);
const isLost = (seen: ObservedCommand, rule: string) =>
  [...seen.of('destroyed'), ...seen.of('wentOff')].some(({ by }) => by === rule);

export const meleeRows: Detectors = {
  'melee.shaken': (seen) => seen.fought.some(({ at, all }) => all.some((unit) => at.units[unit]!.rung > 0)),
  'melee.group': (seen) => seen.fought.some(({ all }) => all.length > 2),
  'melee.each-unit': (seen) =>
    seen.fought.some(({ event }) => {
      const { attackers, defenders } = event.melee;
      return [attackers, defenders].some(
        (side) => side.length > 1 && side.every((unit) => seen.of('lost').some((lost) => lost.unit === unit)),
      );
    }),
  'melee.r1': (seen) => seen.moves('R1').length > 0,
  'melee.r1-friend': (seen) => seen.moves('pushed').length > 0,
  'melee.r1-shaken': (seen) => set(seen, 'melee.r1-shaken').length > 0,
  'melee.r1s': (seen) => set(seen, 'melee.r1s').length > 0 || told(seen, 'R1S').length > 0,
  'melee.r2': (seen) => seen.moves('R2').length > 0,
  'melee.av': (seen) => seen.moves('AV').length > 0,
  'melee.av-stay': (seen) =>
    seen.before.agenda.at(-1)?.do === 'advance' || seen.after.agenda.at(-1)?.do === 'advance',
  'melee.av-contact': (seen) =>
    seen.moves('AV').some((event) => {
      const { formation } = seen.unitAt(event, event.unit).stands;
      return lengthOf(event.way) < halfMoveOf(seen.table, seen.table.units[event.unit]!, formation) - 20;
    }),
  'melee.bt': (seen) => seen.moves('BT').length > 0,
  'melee.bt-limits': (seen) =>
    seen.before.agenda.at(-1)?.do === 'breakthrough' || seen.after.agenda.at(-1)?.do === 'breakthrough',
  'melee.retreat-direction': (seen) => seen.moves('R1', 'R2').length > 0,
  'melee.retreat-line': (seen) => seen.moves('R1', 'R2').some(({ way }) => way.length > 1),
  'melee.retreat-zone': (seen) =>
    set(seen, 'melee.retreat-zone').length > 0 || isLost(seen, 'melee.retreat-zone'),
  'melee.retreat-cause': (seen) => seen.has('fought') && seen.moves('R1', 'R2').length > 0,
  'melee.off-table': (seen) => isLost(seen, 'melee.off-table') || seen.has('wentOff'),
  'melee.guns-lost': (seen) => set(seen, 'melee.guns-lost').length > 0,
};

function coverOf(seen: ObservedCommand, event: GiorgiEventOf<'struck'>): string {
  const then = seen.when(event);
  const field = fieldOf(seen.table, then);
  return coverTowards(field, bodyNow(seen.table, then, event.on), bodyNow(seen.table, then, event.by));
}

const struck = (seen: ObservedCommand) => seen.of('struck');

export const skirmishRows: Detectors = {
  'skirmish.own-procedure': (seen) => struck(seen).length > 0,
  'skirmish.pressed-home': (seen) => struck(seen).some(({ manner }) => manner === 'pressed-home'),
  'skirmish.pass-through': (seen) => struck(seen).some(({ manner }) => manner === 'pass-through'),
  'skirmish.any-side': (seen) => struck(seen).length > 0,
  'skirmish.routing': (seen) => struck(seen).some((event) => seen.unitAt(event, event.on).rung === 3),
  'skirmish.per-company': (seen) =>
    struck(seen).some(({ companies, killed }) => companies > 0 && killed >= companies),
  'skirmish.no-dice': (seen) => struck(seen).some(({ dice }) => dice === undefined),
  'skirmish.when': (seen) => struck(seen).some((event) => seen.when(event).step === 'move'),
  'skirmish.cover': (seen) => struck(seen).some((event) => coverOf(seen, event) !== 'none'),
  'skirmish.rout-scope': (seen) =>
    struck(seen).some((event) => event.companies < seen.bases(seen.when(event), event.on)),
  'skirmish.pass-charge': (seen) =>
    seen.of('met').some(({ clash: { by, run } }) => run > 0 && hasPassed(seen, by)),
};

/** Whether an attacker has struck open order in passing, in this command or before the reactions of the enemy it now meets. */
function hasPassed(seen: ObservedCommand, by: UnitIndex): boolean {
  return (
    struck(seen).some((event) => event.by === by && event.manner === 'pass-through') ||
    seen.before.agenda.some(
      (entry) => entry.do === 'attack' && entry.approach.unit === by && entry.approach.passed.length > 0,
    )
  );
}

const tried = (seen: ObservedCommand) => seen.of('squareTried');
const clashOf = (seen: ObservedCommand, event: GiorgiEventOf<'squareTried'>) =>
  seen.when(event).clashes.find(({ by, on }) => by === event.by && on === event.on);

export const squareRows: Detectors = {
  'square.own-procedure': (seen) => tried(seen).length > 0,
  'square.one-unit': (seen) => tried(seen).length > 0,
  'square.dice': (seen) => tried(seen).some(({ dice }) => dice !== undefined),
  'square.charge': (seen) => tried(seen).some((event) => clashOf(seen, event)?.charging === true),
  'square.losses': (seen) => tried(seen).some((event) => seen.unitAt(event, event.on).lost > 0),
  'square.points': (seen) =>
    tried(seen).some(
      (event) => clashOf(seen, event)?.charging === true || seen.unitAt(event, event.on).lost > 0,
    ),
  'square.kills': (seen) => tried(seen).some(({ broken, killed }) => broken && killed > 0),
  'square.survivors': (seen) =>
    tried(seen).some(
      ({ broken, on }) => broken && seen.of('rungSet').some(({ unit, rung }) => unit === on && rung === 3),
    ),
  'square.failure': (seen) =>
    tried(seen).some(({ broken, by }) => !broken && seen.moves('R1').some(({ unit }) => unit === by)),
  'square.no-intercept': (seen) => tried(seen).length > 0 && !seen.has('answered'),
  'square.vs-infantry': (seen) =>
    seen.fought.some(({ event, at }) =>
      event.melee.defenders.some((unit) => at.units[unit]!.stands.formation === 'square'),
    ),
  'square.no-flank': (seen) =>
    seen
      .of('met')
      .some(
        (event) =>
          seen.when(event).units[event.clash.on]!.stands.formation === 'square' &&
          (event.clash.struck === 'none' || event.clash.struck === 'front'),
      ),
};

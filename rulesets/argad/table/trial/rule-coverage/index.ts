/** `firedBy`: the rules seen at work in a command, its events and the states before and after it. For tests only. */

import type { Random } from '@grognard/engine';
import { undetectedRows } from '@grognard/test-kit';
import { catalogue } from '../../../catalogue/index.ts';
import { checkCommand } from '../../actions/command.ts';
import { someProposal } from '../../doctrine/random.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { ArgadCommand } from '../../state/orders.ts';
import { type Detectors, ObservedCommand } from './observed-command.ts';
import { shootRows, weaponRows } from './rows-arms.ts';
import { figureRows } from './rows-figure.ts';
import { chargeRows, formationRows, groupRows } from './rows-formation.ts';
import { buildingRows, hideRows } from './rows-hide.ts';
import { meleeRows } from './rows-melee.ts';
import { moveRows, terrainRows } from './rows-move.ts';
import { scenarioRows } from './rows-scenario.ts';
import { turnRows } from './rows-turn.ts';
import { waterRows } from './rows-water.ts';

/** Every rule of use *table*. */
export const tableRows: readonly string[] = catalogue
  .filter(({ use }) => use.includes('table'))
  .map(({ id }) => id);

const detectors: Detectors = {
  ...figureRows,
  ...turnRows,
  ...moveRows,
  ...terrainRows,
  ...formationRows,
  ...weaponRows,
  ...shootRows,
  ...meleeRows,
  ...hideRows,
  ...buildingRows,
  ...waterRows,
  ...chargeRows,
  ...groupRows,
  ...scenarioRows,
};

/** Rules seen at work when they are named, by a refusal or by a line that counted. */
export const namedRows: readonly string[] = [
  'figure.equipment',
  'figure.mount-time',
  'turn.shoot-or-move',
  'move.foot-light',
  'move.foot-full',
  'move.foot-breastplate',
  'move.foot-civilian',
  'move.foot-slow',
  'move.load-heavy',
  'move.load-very-heavy',
  'move.load-mounted',
  'move.light-cavalry',
  'move.light-dismounted',
  'move.heavy-cavalry',
  'move.heavy-dismounted',
  'move.mounted-infantry-fast',
  'move.mounted-infantry-farm',
  'move.no-overlap',
  'terrain.high-wall',
  'formation.who',
  'formation.infantry-narrow',
  'formation.infantry-wide',
  'formation.infantry-back',
  'formation.cavalry-narrow',
  'formation.cavalry-wide',
  'formation.cavalry-back',
  'formation.open-ground',
  'leader.formation',
  'weapon.reload-contact',
  'shoot.loaded',
  'shoot.contact-later',
  'shoot.line-figure',
  'shoot.line-solid',
  'shoot.into-melee',
  'hide.doing-nothing',
  'hide.forest-deep',
  'hide.forest-ten',
  'building.mounted',
  'building.hidden',
  'water.deep',
  'water.swim-laden',
  'water.boat-crew',
  'group.bunch',
];

/** Rules seen at work in the lines of an allowed order, depending on its other facts. */
type Costed = (table: Table, command: ArgadCommand, rules: readonly string[]) => boolean;

const costed: Readonly<Record<string, Costed>> = {
  'move.mounted-infantry-foot': (table, command, rules) =>
    command.kind === 'order' &&
    table.roster[table.figureOf.get(command.figure)!]!.troop === 'mounted-infantry' &&
    rules.some((rule) => rule.startsWith('move.foot-')),
  'formation.own-speed': (_, command, rules) =>
    command.kind === 'march' && command.steps.length > 0 && rules[0]?.startsWith('move.') === true,
  'weapon.swivel-weight': (table, command, rules) =>
    carriesArm(table, command, 'swivel-gun') && rules.includes('move.load-very-heavy'),
  'weapon.rampart-weight': (table, command, rules) =>
    carriesArm(table, command, 'rampart-musket') && rules.includes('move.load-heavy'),
};

function carriesArm(
  { roster, figureOf }: Table,
  command: ArgadCommand,
  arm: 'swivel-gun' | 'rampart-musket',
): boolean {
  return command.kind === 'order' && roster[figureOf.get(command.figure)!]!.firearms.includes(arm);
}

/** Rules without a detector. Must be empty. */
export const undetected = undetectedRows(tableRows, Object.keys(detectors), namedRows, Object.keys(costed));

/** The rules seen in a command, and those that refuse one more random command. */
export function firedBy(
  table: Table,
  before: State,
  given: { readonly side: SideIndex; readonly command: ArgadCommand },
  events: readonly ArgadEvent[],
  after: State,
  random: Random,
): Set<string> {
  const { side, command } = given;
  const fired = new Set<string>();
  const name = (rule: string) => {
    if (namedRows.includes(rule)) fired.add(rule);
  };
  nameCosts(table, before, given, { fired, name });
  const proposal = someProposal(table, before, side, random);
  if (proposal !== null) {
    const verdict = checkCommand(table, before, side, proposal);
    if (!verdict.allowed && 'refusals' in verdict) for (const { rule } of verdict.refusals) name(rule);
  }
  const seen = new ObservedCommand(table, before, command, events, after);
  for (const event of events) {
    for (const { rule } of event.why ?? []) name(rule);
    if (event.kind === 'heldFire') for (const rule of event.rules) name(rule);
  }
  const isMore = events.length > 1 || command.kind === 'place' || command.kind === 'form';
  if (isMore) for (const [rule, shows] of Object.entries(detectors)) if (shows(seen)) fired.add(rule);
  return fired;
}

interface Naming {
  readonly fired: Set<string>;
  readonly name: (rule: string) => void;
}

/** The lines of the order's cost. */
function nameCosts(
  table: Table,
  before: State,
  { side, command }: { readonly side: SideIndex; readonly command: ArgadCommand },
  { fired, name }: Naming,
): void {
  const verdict = checkCommand(table, before, side, command);
  if (!verdict.allowed) return;
  const rules = (verdict.why ?? []).map(({ rule }) => rule);
  rules.forEach(name);
  for (const [rule, shows] of Object.entries(costed)) if (shows(table, command, rules)) fired.add(rule);
}

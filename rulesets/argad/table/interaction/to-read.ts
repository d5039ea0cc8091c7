/** Further reading for each prompt and task: the most relevant rules, the most important first. */
import type { Prompt, Task } from '@grognard/engine';
import type { RuleId } from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import type { State, Table } from '../state/model.ts';

const aboutTask: Readonly<Record<string, readonly RuleId[]>> = {
  way: ['turn.slices', 'move.worst-terrain', 'turn.contact-stops', 'turn.stop-short', 'move.no-overlap'],
  pace: ['hide.crouch-move'],
  posture: ['hide.crouched', 'hide.crouched-behind', 'hide.found'],
  target: ['shoot.procedure', 'shoot.free-choice', 'shoot.range', 'shoot.cover', 'turn.target-lost'],
  weapon: ['weapon.need', 'shoot.one-shot'],
  moment: ['turn.shot-start', 'turn.shot-moving', 'turn.shot-contact', 'turn.shot-end'],
  after: ['turn.shot-moving', 'shoot.moving'],
  fallback: ['turn.target-lost'],
  reload: ['weapon.reload', 'turn.reload-done', 'weapon.reload-contact'],
  saddle: ['figure.mount-time', 'figure.dismounted'],
  take: ['figure.carry', 'move.load-heavy', 'move.load-very-heavy'],
  takeWhen: ['figure.carry', 'move.load-order'],
  drop: ['figure.carry', 'move.load-order'],
  hand: ['figure.weapon-in-hand', 'weapon.length'],
  victim: ['melee.who', 'melee.several'],
  stepUp: ['melee.step-up'],
  room: ['building.room', 'building.door', 'building.floors'],
  roomAt: ['building.room'],
  board: ['water.boat-board'],
  ashore: ['water.boat-board'],
  together: ['group.moving', 'move.group-roll'],
  march: ['formation.close-order', 'formation.manoeuvre', 'formation.own-speed', 'formation.turn'],
  files: ['formation.change'],
  open: ['formation.change', 'formation.close-order'],
  form: ['formation.close-order', 'formation.who'],
  rowers: ['water.boat-crew', 'water.boat'],
  place: ['scenario.deploy'],
  heading: ['figure.facing'],
  secret: ['hide.secret', 'hide.declared'],
  nothing: ['turn.orders', 'turn.no-order'],
};

const aboutPhase: Readonly<Record<State['phase'], readonly RuleId[]>> = {
  deploy: ['scenario.deploy', 'hide.secret', 'weapon.start-loaded'],
  orders: ['turn.orders', 'turn.simultaneous', 'turn.phases', 'turn.no-order'],
  over: ['scenario.end', 'scenario.winner'],
};

const editionsOf = new Map(catalogue.map(({ id, editions }) => [id, editions]));

/** The rules that the edition has. */
function known({ edition }: Table, rules: readonly RuleId[]): readonly RuleId[] {
  return rules.filter((rule) => editionsOf.get(rule)?.includes(edition) === true);
}

export function withReading<T extends Task>(table: Table, task: T): T {
  return { ...task, rules: known(table, aboutTask[task.id] ?? []) };
}

export function readingIn(table: Table, phase: State['phase']): NonNullable<Prompt['rules']> {
  return known(table, aboutPhase[phase]);
}

/** Rules to read about each question and task, the most important first. */
import type { Task } from '@grognard/engine';
import type { RuleId } from '@grognard/rules-kit';
import { withRules } from '@grognard/table-kit';
import type { QuestionPhase } from '../flow/question.ts';

/** By task id. */
export const aboutTask: Readonly<Record<string, readonly RuleId[]>> = {
  activate: ['turn.corps', 'command.points'],
  place: ['move.front-edge', 'move.wheel', 'zoc.approach-test'],
  march: ['move.wheel', 'move.slide', 'move.ahead'],
  turn: ['move.turn', 'move.turn-cost', 'move.half-turn', 'move.quarter-turn'],
  front: ['move.extension', 'move.contraction', 'move.column'],
  charge: ['charge.target', 'charge.range', 'charge.opening', 'charge.edge-front', 'charge.edge-flank'],
  manner: ['charge.spontaneous', 'command.support-move'],
  into: ['charge.stops-terrain'],
  act: ['rally.when', 'disengage.move', 'square.when', 'command.hold', 'conform.incomplete'],
  free: ['command.free', 'command.free-use'],
  attach: ['commander.attach', 'commander.move'],
  target: ['shoot.priority-front', 'shoot.priority-zone', 'shoot.range', 'shoot.combine'],
  edge: ['shoot.edge', 'shoot.edge-one'],
  supports: ['shoot.support', 'shoot.support-light', 'shoot.support-cap'],
  engage: ['commander.engage', 'commander.risk-when'],
  fight: ['melee.pairing', 'melee.roles', 'melee.roll'],
  pursue: ['pursuit.who', 'pursuit.move', 'pursuit.contact'],
  along: ['pursuit.supporters'],
  answer: ['evade.who', 'evade.turn', 'evade.align', 'evade.end-turn', 'charge.stand'],
  urge: ['deploy.hesitant', 'deploy.hesitant-more'],
  count: ['deploy.ambush', 'deploy.ambush-who'],
  units: ['deploy.flank-enter', 'deploy.flank-flee'],
  out: ['deploy.ambush-reveal'],
  choose: ['charge.uncontrolled-when', 'pursuit.touched'],
};

export const aboutPhase: Readonly<Partial<Record<QuestionPhase, readonly RuleId[]>>> = {
  activation: ['turn.corps', 'turn.corps-finish', 'command.points'],
  orders: ['command.points', 'command.three-orders', 'command.range-double', 'command.group'],
  shooting: ['turn.both-shoot', 'turn.shots-laid', 'shoot.roll'],
  engagement: ['commander.engage', 'commander.risk-when'],
  melee: ['melee.pairing', 'melee.roles', 'melee.roll'],
  pursuit: ['pursuit.who', 'pursuit.all', 'pursuit.must'],
  answer: ['evade.who', 'charge.stand', 'evade.distance'],
  follow: ['charge.continue', 'charge.minimum'],
  wing: ['charge.uncontrolled-when'],
  face: ['pursuit.touched'],
  pursued: ['evade.pursuit', 'pursuit.contact'],
  found: ['deploy.ambush-reveal', 'deploy.ambush-lost'],
  near: ['deploy.ambush-asked', 'deploy.ambush-reveal'],
  initiative: ['deploy.initiative', 'deploy.scouting', 'deploy.order'],
  role: ['deploy.role', 'deploy.order'],
  region: ['terrain.region', 'terrain.compulsory'],
  pieces: ['terrain.choose', 'terrain.choose-what', 'terrain.order'],
  replace: ['terrain.order', 'terrain.choose-what'],
  lay: ['terrain.place', 'terrain.sectors', 'terrain.river-place', 'terrain.road-place'],
  adjust: ['terrain.adjust'],
  camp: ['deploy.camp'],
  works: ['deploy.works'],
  plan: ['deploy.plan', 'deploy.flank-march', 'deploy.ambush-who'],
  markers: ['deploy.ambush', 'deploy.ambush-where', 'deploy.ambush-enemy'],
  deploy: ['deploy.corps', 'deploy.zone-heavy', 'deploy.zone-light', 'deploy.zone-drag'],
};

export function readingIn(phase: QuestionPhase | null): readonly RuleId[] {
  return (phase === null ? undefined : aboutPhase[phase]) ?? [];
}

export function withReading<T extends Task>(task: T): T {
  return withRules(task, aboutTask);
}

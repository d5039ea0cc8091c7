/** Rules to read about each prompt and task, the most important first. */
import type { Prompt, Task } from '@grognard/engine';
import type { RuleId } from '@grognard/rules-kit';
import type { QuestionPhase } from '../flow/question.ts';

/** By task id. */
export const aboutTask: Readonly<Record<string, readonly RuleId[]>> = {
  place: ['move.by-formation', 'move.wheel', 'terrain.rates', 'move.enemy-gap'],
  way: ['move.infantry-open', 'terrain.rates', 'move.through-friends'],
  march: ['move.wheel', 'move.manoeuvre', 'move.by-formation'],
  formation: ['formation.change-cost', 'formation.shapes', 'formation.list'],
  formWhen: ['formation.change-cost'],
  files: ['formation.shapes'],
  gap: ['formation.shapes'],
  attack: ['attack.declare', 'attack.nearest', 'attack.no-change', 'attack.charge-run', 'attack.zone-fire'],
  manner: ['skirmish.pressed-home', 'skirmish.pass-through'],
  enter: ['building.capacity', 'building.fire'],
  leave: ['building.leave'],
  shot: ['fire.weapon', 'artillery.rods', 'artillery.canister-range'],
  target: ['fire.range', 'fire.bear', 'fire.one-target', 'fire.kill-roll'],
  rod: [
    'artillery.rod',
    'artillery.rod-from',
    'artillery.square-rod',
    'artillery.two-sectors',
    'artillery.depth',
  ],
  face: ['fire.square-face'],
  piece: ['artillery.rod-from'],
  bases: ['fire.one-target'],
  answer: ['attack.reaction-fire', 'attack.flee', 'attack.tested', 'attack.support', 'attack.one-answer'],
  fight: ['turn.melee-order', 'melee.group', 'melee.each-unit'],
  choose: ['melee.av', 'building.outcome', 'unit.base-removed'],
  nerve: ['morale.rally', 'morale.reform'],
  facing: ['formation.facing'],
  house: ['building.capacity'],
  attach: ['command.general', 'command.general-test', 'command.general-melee'],
  edge: ['scenario.terrain'],
  heading: ['scenario.terrain'],
};

export const aboutPhase: Readonly<Record<QuestionPhase, readonly RuleId[]>> = {
  roll: ['turn.first'],
  terrain: ['scenario.terrain'],
  edge: ['scenario.terrain'],
  deploy: ['scenario.deployment'],
  start: ['turn.start-step', 'morale.rally', 'morale.reform'],
  guns: ['turn.order', 'artillery.one-shot', 'turn.guns-fire-or-move'],
  'small-arms': ['turn.order', 'turn.fire-or-move', 'turn.fire-then-move'],
  move: ['turn.order', 'move.by-formation', 'attack.declare'],
  melee: ['turn.melee-order', 'melee.group'],
  breaking: ['morale.breaking-when'],
  reaction: ['turn.reactions', 'attack.reaction-fire', 'attack.one-answer', 'attack.tested'],
  end: ['unit.base-removed'],
  value: ['building.one-value', 'woods.mixed'],
  occupy: ['building.outcome'],
  advance: ['melee.av', 'melee.av-stay'],
  breakthrough: ['melee.bt', 'melee.bt-limits', 'move.spent'],
};

export function withReading<T extends Task>(task: T): T {
  return { ...task, rules: aboutTask[task.id] ?? [] };
}

export function readingIn(phase: QuestionPhase | null): NonNullable<Prompt['rules']> {
  return phase === null ? [] : aboutPhase[phase];
}

/** planOfRecruit: the plainest sense: go at the nearest enemy, shoot at any target, charge the enemy ahead. */
import type { CommandPlan } from '@grognard/engine';
import { headingTo, turnBetween } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { corpsToActivate, linesOf } from '../actions/command/index.ts';
import { commandsFor } from '../flow/legal.ts';
import type { SequenceQuestion } from '../flow/question.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import { answersTo } from './answers.ts';
import { chargeOptions } from './charges.ts';
import { imagine } from './imagine.ts';
import { apart, type Body, bearingOf, bodyIn, type Mind, mindAfter } from './mind.ts';
import { mayEvade } from './place.ts';
import { isLegal } from './random.ts';
import { weighedShots } from './shots.ts';

const done: AdlgCommand = { kind: 'done' };
/** Just outside of a zone of control, in UD. */
const outsideZone = 1.1;
/** Angle from which a unit, and a line, wheels towards the enemy rather than going straight on. */
const leastWheel = { unit: 200, line: 400 } as const;
/** Orders to a line in one activation. */
const rounds = 3;
/** Shares of the allowance that are tried. */
const shares = [1, 0.75, 0.5] as const;
const angleOfOneUd = 600;
/** Distance in UD at which units rally rather than march on. */
const safe = 5;

export function planOfRecruit(mind: Mind, question: SequenceQuestion): CommandPlan<AdlgCommand> {
  return { commands: commandsOf(mind, question), reasons: [] };
}

function commandsOf(mind: Mind, question: SequenceQuestion): readonly AdlgCommand[] {
  const { table, state, side } = mind;
  switch (question.phase) {
    case 'activation': {
      const [corps] = corpsToActivate(table, state);
      return corps === undefined ? [done] : [{ kind: 'activate', corps: entryAt(table.corps, corps).id }];
    }
    case 'orders':
      return state.corps === none ? [done] : ordersOf(mind, state.corps);
    case 'shooting':
      return [...shotsOf(mind), done].slice(0, 1);
    case 'pursuit': {
      const first = commandsFor(table, state, question).find((command) =>
        isLegal(table, state, side, command),
      );
      return [first ?? done];
    }
    case 'answer':
    case 'pursued':
      return [standOrEvade(mind, question)];
    case 'follow':
    case 'wing':
    case 'face': {
      const first = answersTo(table, state, question).find((command) => isLegal(table, state, side, command));
      return [first ?? done];
    }
    case 'engagement':
    case 'melee':
    case 'rout':
    case 'check':
      return [done];
  }
}

/** The shot that does most harm, with who can help. */
function shotsOf(mind: Mind): AdlgCommand[] {
  return weighedShots(mind).flatMap(({ shot: { main, target, edge, supports }, harm }): AdlgCommand[] => {
    const idOf = (unit: UnitIndex) => entryAt(mind.table.units, unit).id;
    const shot = { main: idOf(main), target: idOf(target), edge, supports: supports.map(idOf) };
    return harm <= 0 ? [] : [{ kind: 'shoot', ...shot }];
  });
}

/** Light troops give way, others stand, unless they cannot. */
function standOrEvade(mind: Mind, question: SequenceQuestion): AdlgCommand {
  const { table, state, side } = mind;
  const legal = answersTo(table, state, question).filter((command) => isLegal(table, state, side, command));
  const asked = legal.flatMap((command) => (command.kind === 'answer' ? command.units : []));
  const isLight = asked.some((id) => {
    const unit = table.unitOf.get(id);
    const body = unit === undefined ? null : bodyIn(mind, unit);
    return body?.isLight === true && mayEvade(body);
  });
  const wanted = legal.find((command) => command.kind === 'answer' && (command.how === 'evade') === isLight);
  return wanted ?? legal[0] ?? done;
}

/** Orders line by line, then again while points are left, up to the first that dice decide. */
function ordersOf(mind: Mind, corps: CorpsIndex): AdlgCommand[] {
  const commands: AdlgCommand[] = [];
  let now = mind;
  for (let round = 0; round < rounds; round++) {
    const before = commands.length;
    for (const line of linesOf(now.table, now.state, corps)) {
      const { table, state, side } = now;
      const wanted = [...chargesOf(now, line), ...ralliesOf(now, line), ...marchesOf(now, line)];
      const command = wanted.find((one) => isLegal(table, state, side, one));
      if (command === undefined) continue;
      commands.push(command);
      const after = imagine(table, state, side, command);
      if (after === null) return commands;
      now = mindAfter(now, after);
    }
    if (commands.length === before || entryAt(now.state.commands, corps).cp === 0) break;
  }
  return [...commands, done];
}

/** Units that have suffered, with nobody near. */
function ralliesOf(mind: Mind, line: readonly UnitIndex[]): AdlgCommand[] {
  const { ud } = mind.table.sizes;
  return line.flatMap((unit): AdlgCommand[] => {
    const body = bodyIn(mind, unit);
    const foe = body === null ? null : nearestTo(mind, body);
    if (body === null || body.now.lost === 0 || body.isFighting) return [];
    if (foe !== null && apart(body, foe, ud) < safe) return [];
    return [{ kind: 'rally', unit: body.info.id, free: false }];
  });
}

/** The nearest enemy, by middles. */
function nearestTo(mind: Mind, body: Body): Body | null {
  const { ud } = mind.table.sizes;
  let best: Body | null = null;
  for (const foe of mind.foes) if (best === null || apart(body, foe, ud) < apart(body, best, ud)) best = foe;
  return best;
}

/** Charges of a line and of its members that are likely to win, the best first. */
function chargesOf(mind: Mind, line: readonly UnitIndex[]): AdlgCommand[] {
  return chargeOptions(mind, [line])
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .flatMap(({ commands }) => commands);
}

/** Shooters stop in range, others where they can charge from. Who cannot charge from there goes nearer. */
function stopsAt(lead: Body, gap: number): number {
  if (lead.range > 0) return lead.range;
  const run = lead.pace - 0.2;
  return gap > run ? run : outsideZone;
}

/** Towards the nearest enemy: a wheel if it is needed, then straight on, as far as it goes. Shooters stop in range. */
function marchesOf(mind: Mind, line: readonly UnitIndex[]): AdlgCommand[] {
  const { table } = mind;
  const { ud } = table.sizes;
  const bodies = line.flatMap((unit) => bodyIn(mind, unit) ?? []);
  const [lead] = bodies;
  const foe = lead === undefined ? null : nearestTo(mind, lead);
  if (lead === undefined || foe === null || bodies.some(({ isFighting }) => isFighting)) return [];
  const { gap, aside } = bearingOf(lead, foe, ud);
  const near = stopsAt(lead, gap);
  if (gap <= near && gap > 0 && aside < 1) return [];
  const heading = headingTo(foe.base.x - lead.base.x, foe.base.y - lead.base.y);
  const turn = heading === null ? 0 : turnBetween(lead.base.heading, heading);
  const units = line.map((unit) => entryAt(table.units, unit).id);
  const pace = Math.min(...bodies.map((body) => body.pace));
  const move = (steps: readonly OrderStep[]): AdlgCommand => ({
    kind: 'move',
    units,
    steps: [...steps],
    free: false,
  });
  const ahead = [...shares.map((share) => share * pace), gap - near + 0.1, 1]
    .filter((by) => by > 0.2 && by <= pace && (by <= gap - near + 0.1 || aside > 1 || gap <= 0))
    .sort((one, other) => other - one);
  const straight = ahead.map((by) => move([{ step: 'advance', by: Math.floor(by * ud) }]));
  const isFacing = Math.abs(turn) < (line.length > 1 ? leastWheel.line : leastWheel.unit);
  if (isFacing) return straight;
  const wide = bodies.reduce((sum, body) => sum + body.wide, 0);
  const angle = Math.min(Math.abs(turn), 900, Math.floor((pace * angleOfOneUd) / wide));
  const wheel: OrderStep = { step: 'wheel', about: turn > 0 ? 'left' : 'right', angle };
  const left = pace - (wide * angle) / angleOfOneUd - 0.01;
  const onward = shares.map((share) => Math.floor(share * left * ud)).filter((by) => by > 0);
  return [...onward.map((by) => move([wheel, { step: 'advance', by }])), move([wheel]), ...straight];
}

/** The march of a body in close order: drill first or last, steps that its pace allows, over open ground. */
import { type Misplaced, misplaced, type Verdict } from '@grognard/engine';
import { halfTurn, placeBase, quarterTurn, trackBySteps, trackLength } from '@grognard/geometry';
import type { Line } from '@grognard/rules-kit';
import { move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { bodyFootprint } from '../bases.ts';
import { groundsAlong, type WayGround } from '../field/ground.ts';
import type { BodyState, State, Table } from '../model.ts';
import { type BodyManner, halvedFor, slowestOf, tenthsPerCm } from '../move-facts.ts';
import type { ArgadCommand, March } from '../orders.ts';
import { drillOf, turnRanks } from '../resolve/drill.ts';
import { moveCost } from './cost.ts';
import { type Against, forbiddenBy, leavesRanks, object } from './finding.ts';

type MarchCommand = Extract<ArgadCommand, { readonly kind: 'march' }>;

/** A body of the side, or what is wrong with its number; other sides' bodies are as good as none. */
function ownBody({ men }: Table, { bodies }: State, side: number, index: number): BodyState | Misplaced {
  const body = bodies[index];
  const first = body?.members[0];
  if (body === undefined || first === undefined || men[first]!.side !== side)
    return misplaced('value', 'body', `you have no body ${index}`);
  return body;
}

export function checkMarch(table: Table, state: State, side: number, command: MarchCommand): Verdict {
  const body = ownBody(table, state, side, command.body);
  if ('error' in body) return body;
  const about = table.men[body.members[0]!]!.id;
  const against: Against = [];
  const hasLeader = body.members.some((man) => table.men[man]!.leader);
  if (!hasLeader && command.steps.length > 0) object(against, 'leader.formation', about);
  if (command.open && command.steps.length > 0) object(against, 'formation.change', about);
  if (!command.open) checkOwnWays(table, state, body, against);
  checkTurns(command, about, against);
  const drill = drillOf(command);
  const turned = { ...body, ...turnRanks(body, drill.before) } as BodyState;
  const base = placeBase(bodyFootprint(state, turned), { x: body.x, y: body.y, heading: turned.heading });
  const track = trackBySteps(base, drill.steps);
  const way = groundsAlong(table.field, track, -1);
  const length = trackLength(track);
  const pace = checkPace({ table, state, body: turned, against }, command, way, length);
  if (against.length > 0) return forbiddenBy(against);
  const cost = moveCost(pace.assessed, length, pace.tenths);
  return { allowed: true, cost: { ...cost, contactCm: pace.contactTenths / tenthsPerCm }, why: pace.lines };
}

/** Men with ways of their own are not in ranks. */
function checkOwnWays(table: Table, state: State, { members }: BodyState, against: Against): void {
  for (const man of members) {
    const order = state.orders[man]!;
    if (order !== null && leavesRanks(order)) object(against, 'formation.close-order', table.men[man]!.id);
  }
}

/** `formation.turn`: once, first or last, by a quarter or half. */
function checkTurns({ steps }: March, about: string, against: Against): void {
  let turns = 0;
  steps.forEach(({ step, angle }, i) => {
    if (step !== 'turn') return;
    turns++;
    const by = Math.abs(angle);
    const outermost = i === 0 || i === steps.length - 1;
    if ((by !== quarterTurn && by !== halfTurn) || !outermost || turns > 1)
      object(against, 'formation.turn', about);
  });
}

interface Marching {
  readonly table: Table;
  readonly state: State;
  readonly body: BodyState;
  readonly against: Against;
}

interface Pace {
  readonly assessed: ReturnType<typeof move.assess>;
  readonly lines: Line[];
  readonly tenths: number;
  readonly contactTenths: number;
}

/** The slower pace of going back or sideways holds for the whole march. */
export function directionOf({ steps }: March): BodyManner['direction'] {
  if (steps.some(({ step, by }) => step === 'march' && by < 0)) return 'backwards';
  return steps.some(({ step, by }) => step === 'slide' && by !== 0) ? 'sideways' : 'forward';
}

/**
 * The march may be as long as the pace into contact (`formation.contact-pace`): whether it ends in contact nobody
 * knows yet. The movement halts a body that meets no enemy at its ordinary pace.
 */
function checkPace(
  { table, state, body, against }: Marching,
  march: March,
  way: WayGround,
  length: number,
): Pace {
  const direction = directionOf(march);
  const grounds = way.grounds;
  const slowest = slowestOf(table, state, body, { direction, intoContact: false, grounds });
  const hasty = slowestOf(table, state, body, { direction, intoContact: true, grounds });
  const about = table.men[slowest.man]!.id;
  const situation = moveSituation(table.rules, slowest.read);
  for (const { id, when } of move.refusals(table.rules)) if (when(situation)) object(against, id, about);
  if (length > 0 && (way.barredAt !== null || way.endsAcross)) object(against, 'terrain.high-wall', about);
  const lines: Line[] = [];
  const assessed = move.assess(situation, lines);
  const tenths = halvedFor(state.figures[slowest.man]!, null, assessed.allowance * tenthsPerCm);
  const contactTenths = Math.max(tenths, hasty.tenths);
  if (length > contactTenths) object(against, lines[0]!.rule, about);
  return { assessed, lines, tenths, contactTenths };
}

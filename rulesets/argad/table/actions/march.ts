/** Checks of a march in close order: drill first or last, distance within the pace, open ground. */

import { type InvalidCommand, invalidCommand, type Verdict } from '@grognard/engine';
import { halfTurn, type Pose, placeBase, quarterTurn, trackBySteps, trackLength } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { bodyFootprint } from '../bodies/bases.ts';
import { changeOfRank, groundAgainst, isCrowded } from '../bodies/change-rank.ts';
import { drillOf, type MarchDrill, turnRanks } from '../bodies/drill.ts';
import { type BodyManner, halvedFor, slowestOf, tenthsPerCm } from '../bodies/move-facts.ts';
import { groundsAlong, type WayGround } from '../field/ground.ts';
import type { SideIndex } from '../state/indices.ts';
import type { BodyState, State, Table } from '../state/model.ts';
import type { ArgadCommand, March } from '../state/orders.ts';
import { moveCost } from './cost.ts';
import { isKnownTo } from './find-named.ts';
import { leavesRanks, type RefusalList, refuse, refusedBy } from './order-context.ts';

type MarchCommand = Extract<ArgadCommand, { readonly kind: 'march' }>;

/** A body of the side, or the mistake in its number. Bodies of other sides count as nonexistent. */
function ownBody(
  { roster }: Table,
  { bodies }: State,
  side: SideIndex,
  index: number,
): BodyState | InvalidCommand {
  const body = bodies[index];
  const first = body?.members[0];
  if (body === undefined || first === undefined || entryAt(roster, first).side !== side)
    return invalidCommand('value', 'body', `you have no body ${index}`);
  return body;
}

export function checkMarch(table: Table, state: State, side: SideIndex, command: MarchCommand): Verdict {
  const body = ownBody(table, state, side, command.body);
  if ('error' in body) return body;
  const wrong = rankMistake(body, command);
  if (wrong !== null) return wrong;
  const about = entryAt(table.roster, numberAt(body.members, 0)).id;
  const refusals: RefusalList = [];
  const hasLeader = body.members.some((figure) => entryAt(table.roster, figure).leader);
  if (!hasLeader && command.steps.length > 0) refuse(refusals, 'leader.formation', about);
  if (command.open && command.steps.length > 0) refuse(refusals, 'formation.change', about);
  if (!command.open) checkOwnWays(table, state, body, refusals);
  checkTurns(command, about, refusals);
  const drill = drillOf(command);
  const marching = { table, state, body: readied(state, body, drill), against: refusals };
  const base = placeBase(bodyFootprint(state, marching.body), marching.body);
  const track = trackBySteps(base, drill.steps);
  checkChange({ ...marching, body }, side, drill.abreastBefore);
  checkLastChange(marching, track.to, drill.abreastAfter);
  const way = groundsAlong(table.field, track, -1);
  const length = trackLength(track);
  const pace = checkPace(marching, command, way, length);
  if (refusals.length > 0) return refusedBy(refusals);
  const cost = moveCost(pace.assessed, length, pace.tenths);
  return { allowed: true, cost: { ...cost, contactCm: pace.contactTenths / tenthsPerCm }, why: pace.lines };
}

/** Figures with paths of their own are not in ranks. */
function checkOwnWays(table: Table, state: State, { members }: BodyState, refusals: RefusalList): void {
  for (const figure of members) {
    const order = state.orders[figure]!;
    if (order !== null && leavesRanks(order))
      refuse(refusals, 'formation.close-order', entryAt(table.roster, figure).id);
  }
}

/** The new front must not be wider than the number of figures, nor the same as before. */
function rankMistake({ members, files }: BodyState, { steps }: March): InvalidCommand | null {
  const at = steps.findIndex(({ step, by }) => step === 'files' && (by < 1 || by > members.length));
  if (at >= 0)
    return invalidCommand('value', `steps[${at}].by`, `there are ${members.length} men to stand abreast`);
  const same = steps.findIndex(({ step, by }) => step === 'files' && by === files);
  return same < 0
    ? null
    : invalidCommand('value', `steps[${same}].by`, `they stand ${files} abreast already`);
}

/** The body as it sets out, turned or with its new front. */
function readied(state: State, body: BodyState, { before, abreastBefore }: MarchDrill): BodyState {
  if (abreastBefore !== null) return changeOfRank(state, body, abreastBefore).changed;
  const { members, files, heading } = turnRanks(body, before);
  return { ...body, members: [...members], files, heading };
}

/** A change of rank before the march. Figures known to stand there obstruct it. */
function checkChange(
  { table, state, body, against: refusals }: Marching,
  side: SideIndex,
  abreast: number | null,
): void {
  if (abreast === null) return;
  const about = entryAt(table.roster, numberAt(body.members, 0)).id;
  const change = changeOfRank(state, body, abreast);
  const ground = groundAgainst(table, state, change);
  if (ground !== null) refuse(refusals, ground, about);
  if (isCrowded(table, state, change, (figure) => isKnownTo(state, figure, side)))
    refuse(refusals, 'formation.turn', about);
}

/** A change of rank after the march. The figures that will stand there by then are not yet known. */
function checkLastChange(
  { table, state, body, against: refusals }: Marching,
  { x, y, heading }: Pose,
  abreast: number | null,
): void {
  if (abreast === null) return;
  const there = { ...body, x: Math.round(x), y: Math.round(y), heading };
  const ground = groundAgainst(table, state, changeOfRank(state, there, abreast));
  if (ground !== null) refuse(refusals, ground, entryAt(table.roster, numberAt(body.members, 0)).id);
}

/** `formation.turn`: one turn by a quarter or half, first or last, or one change of rank. */
function checkTurns({ steps }: March, about: string, refusals: RefusalList): void {
  let turns = 0;
  steps.forEach(({ step, angle }, i) => {
    if (step !== 'turn' && step !== 'files') return;
    turns++;
    const by = Math.abs(angle);
    const isDrill = step === 'files' || by === quarterTurn || by === halfTurn;
    const outermost = i === 0 || i === steps.length - 1;
    if (!isDrill || !outermost || turns > 1) refuse(refusals, 'formation.turn', about);
  });
}

interface Marching {
  readonly table: Table;
  readonly state: State;
  readonly body: BodyState;
  readonly against: RefusalList;
}

interface Pace {
  readonly assessed: ReturnType<typeof move.assess>;
  readonly lines: Line[];
  readonly tenths: number;
  readonly contactTenths: number;
}

/** The slower pace of moving back or sideways applies to the whole march. */
export function directionOf({ steps }: March): BodyManner['direction'] {
  if (steps.some(({ step, by }) => step === 'march' && by < 0)) return 'backwards';
  return steps.some(({ step, by }) => step === 'slide' && by !== 0) ? 'sideways' : 'forward';
}

/**
 * The march may be as long as the pace into contact (`formation.contact-pace`), because it is not yet known whether it ends in
 * contact. During movement a body that meets no enemy halts at its ordinary pace.
 */
function checkPace(
  { table, state, body, against: refusals }: Marching,
  march: March,
  way: WayGround,
  length: number,
): Pace {
  const direction = directionOf(march);
  const grounds = way.grounds;
  const slowest = slowestOf(table, state, body, { direction, intoContact: false, grounds });
  const hasty = slowestOf(table, state, body, { direction, intoContact: true, grounds });
  const about = entryAt(table.roster, slowest.man).id;
  const situation = moveSituation(table.rules, slowest.read);
  for (const { id, when } of move.refusals(table.rules)) if (when(situation)) refuse(refusals, id, about);
  if (length > 0 && (way.barredAt !== null || way.endsAcross)) refuse(refusals, 'terrain.high-wall', about);
  const lines: Line[] = [];
  const assessed = move.assess(situation, lines);
  const tenths = halvedFor(entryAt(state.figures, slowest.man), null, assessed.allowance * tenthsPerCm);
  const contactTenths = Math.max(tenths, hasty.tenths);
  if (length > contactTenths) refuse(refusals, entryAt(lines, 0).rule, about);
  return { assessed, lines, tenths, contactTenths };
}

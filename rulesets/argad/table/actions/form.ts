/** Checks for forming close order (`formation.change`): enough figures of one kind with a leader, already in ranks and files. */

import { allowedCommand, type InvalidCommand, invalidCommand, type Verdict } from '@grognard/engine';
import { angleBetween, memberPose, placeBase, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, lookUp, none, numberAt } from '@grognard/lists';
import { bodyOf } from '../../data/distances.ts';
import { moveRefusals } from '../../rules/move/refusals.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { baseAt, baseInRanks, bodyFootprint } from '../bodies/bases.ts';
import { bodyMove } from '../bodies/move-facts.ts';
import { groundsUnder } from '../field/ground.ts';
import { isAcrossWall } from '../field/rooms.ts';
import type { ArgadEventOf } from '../state/events.ts';
import type { SideIndex } from '../state/indices.ts';
import type { BodyState, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { ownFigure } from './find-named.ts';
import { leavesRanks, type RefusalList, refuse, refusedBy } from './order-context.ts';

type Form = Extract<ArgadCommand, { readonly kind: 'form' }>;

/** How far a figure may be from its exact place. Gaps that still count as contact add up along a rank. */
const outOfPlace: Tenths = 3 * contactGap;
/** How far a rider's heading may differ from the front of the body, in tenths of a degree. */
const outOfLine = 50;

/** The body that a command forms. Its middle is where the figures' places fit best. */
export function formedBody(
  table: Table,
  state: State,
  { figures, files, heading }: Form,
): Pick<ArgadEventOf<'formed'>, 'members' | 'files' | 'at' | 'heading'> {
  const members = figures.map((id) => lookUp(table.figureOf, id));
  const body: BodyState = { members, files, x: 0, y: 0, heading, since: state.turn };
  const base = placeBase(bodyFootprint(state, body), { x: 0, y: 0, heading });
  let x = 0;
  let y = 0;
  members.forEach((figure, n) => {
    const place = memberPose(base, n % files, Math.floor(n / files));
    x += entryAt(state.figures, figure).x - place.x;
    y += entryAt(state.figures, figure).y - place.y;
  });
  const at = { x: Math.round(x / members.length), y: Math.round(y / members.length) };
  return { members, files, at, heading };
}

export function checkForm(table: Table, state: State, side: SideIndex, command: Form): Verdict {
  const wrong = formMistake(table, state, side, command);
  if (wrong !== null) return wrong;
  const refusals: RefusalList = [];
  const { members, at } = formedBody(table, state, command);
  const body: BodyState = {
    members: [...members],
    files: command.files,
    ...at,
    heading: command.heading,
    since: state.turn,
  };
  checkMen(table, state, body, refusals);
  checkRanks(table, state, body, refusals);
  checkGround(table, state, body, refusals);
  return refusals.length > 0 ? refusedBy(refusals) : allowedCommand;
}

function formMistake(
  table: Table,
  state: State,
  side: SideIndex,
  { figures, files }: Form,
): InvalidCommand | null {
  if (!table.rules.mounted)
    return invalidCommand('edition', 'kind', 'there is no close order in this edition');
  for (let i = 0; i < figures.length; i++) {
    const found = ownFigure(table, state, side, entryAt(figures, i), `figures[${i}]`);
    if (typeof found !== 'number') return found;
    if (figures.indexOf(entryAt(figures, i)) < i)
      return invalidCommand('value', `figures[${i}]`, `"${figures[i]}" is named twice`);
  }
  if (files > figures.length)
    return invalidCommand('value', 'files', `${files} abreast are more than the ${figures.length} named`);
  return null;
}

/** Requires enough figures of one kind with a leader. None may be in another body, indoors, afloat, lying down or moving separately. */
function checkMen(
  { roster }: Table,
  { figures, orders }: State,
  { members }: BodyState,
  refusals: RefusalList,
): void {
  const first = numberAt(members, 0);
  const { id, troop } = entryAt(roster, first);
  if (members.length < bodyOf) refuse(refusals, 'formation.close-order', id);
  if (!members.some((figure) => entryAt(roster, figure).leader)) refuse(refusals, 'leader.formation', id);
  for (const figure of members) {
    const { mounted, body, room, vessel, swimming, posture } = entryAt(figures, figure);
    const order = orders[figure]!;
    // A dismounted rider counts as foot in every rule (`figure.dismounted`).
    const alike =
      mounted === entryAt(figures, first).mounted && (!mounted || entryAt(roster, figure).troop === troop);
    const elsewhere = body !== none || room !== none || vessel !== none || swimming || posture === 'crouched';
    if (!alike || elsewhere || (order !== null && leavesRanks(order)))
      refuse(refusals, 'formation.close-order', entryAt(roster, figure).id);
  }
}

function checkRanks({ roster, field }: Table, state: State, body: BodyState, refusals: RefusalList): void {
  const base = placeBase(bodyFootprint(state, body), body);
  body.members.forEach((figureIndex, n) => {
    const place = memberPose(base, n % body.files, Math.floor(n / body.files));
    const figure = entryAt(state.figures, figureIndex);
    const { x, y, heading, mounted, room } = figure;
    const off = pointDistance(x, y, Math.round(place.x), Math.round(place.y));
    if (off > outOfPlace || (mounted && angleBetween(heading, body.heading) > outOfLine))
      refuse(refusals, 'formation.close-order', entryAt(roster, figureIndex).id);
    // A figure in ranks takes more room than one alone.
    const here = { x, y, heading };
    const there = { x: Math.round(place.x), y: Math.round(place.y), heading: body.heading };
    if ([here, there].some((pose) => isAcrossWall(field, baseInRanks(figure, pose), room)))
      refuse(refusals, 'terrain.high-wall', entryAt(roster, figureIndex).id);
  });
}

/** Adds the procedure's refusals for these figures in close order on this ground. */
function checkGround(table: Table, state: State, body: BodyState, refusals: RefusalList): void {
  for (const figure of body.members) {
    const grounds = groundsUnder(table.field, baseAt(state, figure), entryAt(state.figures, figure).room);
    const manner = { direction: 'forward', intoContact: false, grounds } as const;
    const situation = moveSituation(table.rules, bodyMove(table, state, body, figure, manner));
    for (const { id, when } of moveRefusals(table.rules))
      if (when(situation)) refuse(refusals, id, entryAt(table.roster, figure).id);
  }
}

/** The proposal for a body in close order: its march checked, ghosts of its figures, its pace and the longest legal part. */

import type { Gesture, Item, PathStretch, Proposal } from '@grognard/engine';
import {
  lastWhole,
  type Point,
  placeBase,
  pointsOfTrack,
  type Tenths,
  type Track,
  trackBySteps,
  trackLength,
} from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { Problem, type RuleId } from '@grognard/rules-kit';
import { nothingProposed, pointsOfStretches, refused, stretchItems, wayItems } from '@grognard/table-kit';
import { move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { checkCommand } from '../actions/command.ts';
import { directionOf } from '../actions/march.ts';
import { bodyFootprint } from '../bodies/bases.ts';
import { drillOf } from '../bodies/drill.ts';
import { halvedFor, halvings, slowestOf, tenthsPerCm } from '../bodies/move-facts.ts';
import { explainRefusals, fact, invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { groundsAlong } from '../field/ground.ts';
import type { BodyIndex } from '../state/indices.ts';
import type { BodyState, State } from '../state/model.ts';
import type { March } from '../state/orders.ts';
import { bodyId, type InteractionContext } from './interaction-context.ts';
import { ghostOf } from './look.ts';
import { inOrder, type MarchCommand, marchFromGesture, stepsIn } from './march-from-gesture.ts';
import { moveNotes } from './move-notes.ts';
import { ofMost } from './order-refusals.ts';
import { bodyAfter, readied, withBody } from './state-after-order.ts';

export function proposeBody(context: InteractionContext, index: BodyIndex, gesture: Gesture): Proposal {
  const { table, state, side } = context;
  const id = bodyId(index);
  if (gesture.values['nothing'] === true) return takenBack(context, index);
  const before = gesture.restart === true ? null : (state.marches[index] ?? null);
  const march = marchFromGesture(state, index, gesture.values, before);
  if (march instanceof Problem) return refused([invalidCommandRefusal(march.code, march.message, id)]);
  const { paced, ...shown } = showMarch(context, index, march);
  const isPace = (rule: RuleId) => table.rules.move.closeOrder.some((row) => row.id === rule);
  const refusals = explainRefusals(table, checkCommand(table, state, side, march, 'verdict'), id, (rule) =>
    isPace(rule) ? ofMost(table, paced.length, paced.pace) : null,
  );
  return {
    commands: [march],
    refusals,
    ...shown,
    longestLegal: refusals.length === 0 ? null : fitsBy(context, gesture, march),
  };
}

/** A body is identified by its first figure, whose own order is cancelled with the body's. */
function takenBack({ table, state }: InteractionContext, index: BodyIndex): Proposal {
  if (state.marches[index] === null) return nothingProposed;
  const figure = entryAt(table.roster, numberAt(entryAt(state.bodies, index).members, 0)).id;
  const command = { kind: 'cancel', figure };
  return { ...nothingProposed, commands: [command] };
}

/** The track of a body from its place, after a first turn or change of rank. */
export function marchTrack(state: State, body: BodyState, march: March): Track {
  const drill = drillOf(march);
  const ready = readied(state, body, drill.before, drill.abreastBefore);
  return trackBySteps(placeBase(bodyFootprint(state, ready), ready), drill.steps);
}

interface Paced {
  readonly length: Tenths;
  readonly pace: Tenths;
  /** The pace into contact (`formation.contact-pace`). */
  readonly haste: Tenths;
}

export function showMarch(
  context: InteractionContext,
  index: BodyIndex,
  march: MarchCommand,
): Pick<Proposal, 'items' | 'stretches' | 'notes'> & { readonly paced: Paced } {
  const { table, state } = context;
  const body = entryAt(state.bodies, index);
  const track = marchTrack(state, body, march);
  const { notes, paced } = paceOf(context, body, march, track);
  const stretches = paced.length === 0 ? [] : stretchesOf(context, track, paced);
  const after = withBody(state, index, bodyAfter(state, body, march).body);
  const id = bodyId(index);
  const side = entryAt(table.sides, entryAt(table.roster, numberAt(body.members, 0)).side).id;
  const items: Item[] = [...stretchItems(id, stretches), ...wayItems(id, side, pointsOfStretches(stretches))];
  if (march.steps.length > 0)
    for (const figure of body.members) items.push(ghostOf(table, figure, entryAt(after.figures, figure)));
  return { items, stretches, notes, paced };
}

function paceOf(
  { table, state }: InteractionContext,
  body: BodyState,
  march: MarchCommand,
  track: Track,
): { readonly notes: Proposal['notes']; readonly paced: Paced } {
  const { notes, cm } = interactionWordsOf(table);
  const direction = directionOf(march);
  const { grounds } = groundsAlong(table.field, track, -1);
  const slowest = slowestOf(table, state, body, { direction, intoContact: false, grounds });
  const hasty = slowestOf(table, state, body, { direction, intoContact: true, grounds });
  const situation = moveSituation(table.rules, slowest.read);
  const assessed = move.assess(situation, null);
  const pace = halvedFor(entryAt(state.figures, slowest.man), null, assessed.allowance * tenthsPerCm);
  const halved = halvings(entryAt(state.figures, slowest.man), null, assessed.allowance);
  const paced = { length: trackLength(track), pace, haste: Math.max(pace, hasty.tenths) };
  if (paced.length === 0) return { notes: [], paced };
  const [first, ...others] = moveNotes(table, {
    situation,
    assessed,
    length: paced.length,
    allowance: pace,
    halved,
  });
  const contact = fact('contact', notes.contactPace, cm(paced.haste));
  return { notes: [{ ...first!, lines: [...first!.lines, contact] }, ...others], paced };
}

/** The stretches within the ordinary pace, those allowed only into contact, and those too far. */
function stretchesOf(
  { table }: InteractionContext,
  track: Track,
  { length, pace, haste }: Paced,
): PathStretch[] {
  const { ground } = interactionWordsOf(table);
  const cuts = [0, Math.min(length, pace), Math.min(length, haste), length];
  const prices = [ground.free, ground.contact, ground.beyond];
  return prices.flatMap((price, n) => {
    const [from, to] = [numberAt(cuts, n), numberAt(cuts, n + 1)];
    if (to <= from) return [];
    return [
      {
        points: pointsOfTrack(track, from, to, 'middle'),
        length: to - from,
        ground: ground.open,
        price,
        isWithin: n < 2,
      },
    ];
  });
}

/** The path of a body's middle along its whole march. */
export function middlesAlong(state: State, body: BodyState, march: March): Point[] {
  const track = marchTrack(state, body, march);
  const length = trackLength(track);
  return length === 0 ? [] : pointsOfTrack(track, 0, length, 'middle');
}

/** The same march with a shorter last step. */
function fitsBy(context: InteractionContext, gesture: Gesture, march: MarchCommand): Gesture | null {
  const { table, state, side } = context;
  const steps = stepsIn(march.steps);
  const last = steps.between.at(-1);
  if (last === undefined) return null;
  const isWheel = last.step === 'wheel';
  const grid = isWheel ? 1 : 10;
  const whole = isWheel ? last.angle : last.by;
  const cutAt = (units: number) => {
    const amount = Math.sign(whole) * units * grid;
    const shorter = isWheel ? { ...last, angle: amount } : { ...last, by: amount };
    return inOrder({ ...steps, between: [...steps.between.slice(0, -1), shorter] });
  };
  const best = lastWhole(
    0,
    Math.floor(Math.abs(whole) / grid),
    (units) => checkCommand(table, state, side, { ...march, steps: cutAt(units) }, 'verdict').allowed,
  );
  if (best === 0) return null;
  const { files: _, ...values } = gesture.values;
  return { ...gesture, values: { ...values, march: cutAt(best).map((step) => ({ ...step })) } };
}

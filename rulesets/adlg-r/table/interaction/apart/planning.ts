/** Hands for the secret plan: the order of the corps, a flank march, what lies in each marker. */
import type { Choice, ExplainedRefusal, Handle, Item, Task, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { capital, type Json } from '@grognard/rules-kit';
import {
  choiceTask,
  fieldIn,
  handlesTask,
  plainChoice,
  readList,
  readPoint,
  readWord,
} from '@grognard/table-kit';
import { type MarchEdge, marchEdges } from '../../../scenarios/model.ts';
import { mostMarkers } from '../../actions/setup/index.ts';
import { corpsName, interactionWordsOf, nameOf, setupWordsOf } from '../../explain/words.ts';
import { mayStayAway } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { SidePlan } from '../../state/setup.ts';
import { countOf } from './arranging.ts';
import { type Hand, type HandContext, proposed, refusalsOf } from './hand.ts';
import { cornersOfBox } from './items.ts';
import { slotBox, slotItems, xOfSlot } from './slots.ts';

type PlanCommand = AdlgCommandOf<'plan'>;

export function planningHand(asked: HandContext): Hand {
  const { table, state, side, words } = asked;
  const written = entryAt(state.plans, side);
  const start = written === null ? usualPlan(asked) : commandOf(asked, written);
  const values = valuesOf(start);
  const read = (given: TaskValues) => planIn(asked, { ...values, ...given });
  return {
    title: interactionWordsOf(table).prompt.phases.plan(1, table.turns),
    about: '',
    question: written === null ? words.questions.plan : words.questions.planWritten,
    // A plan that is written stays until another one is; only then can it be sealed.
    ...(written === null ? { values } : {}),
    items: written === null ? [] : planItems(asked, start),
    tasks: (given) => tasksFor(asked, read(given), { ...values, ...given }),
    propose: (given) => {
      const command = read(given);
      return proposed(asked, command, planItems(asked, command));
    },
    valuesFor: (command) => (command.kind === 'plan' ? valuesOf(command) : null),
  };
}

function usualPlan({ table, side }: HandContext): PlanCommand {
  const { corps } = entryAt(table.sides, side);
  return {
    kind: 'plan',
    corps: corps.map((index) => entryAt(table.corps, index).id),
    march: null,
    markers: [],
  };
}

function commandOf({ table }: HandContext, { corps, march, markers }: SidePlan): PlanCommand {
  return {
    kind: 'plan',
    corps: corps.map((index) => entryAt(table.corps, index).id),
    march: march === null ? null : { corps: entryAt(table.corps, march.corps).id, edge: march.edge },
    markers: markers.map((hidden) => hidden.map((unit) => entryAt(table.units, unit).id)),
  };
}

function valuesOf({ corps, march, markers }: PlanCommand): TaskValues {
  return {
    [`${orderTask}0`]: { corps: [...corps], after: 0, nth: 0 },
    march: march === null ? null : march.corps,
    edge: march === null ? 'west' : march.edge,
    count: markers.length,
    ...Object.fromEntries(markers.map((hidden, n) => [markerTask(n), [...hidden]])),
  };
}

function markerTask(number: number): string {
  return `marker-${number}`;
}

function planIn(asked: HandContext, values: TaskValues): PlanCommand {
  const { table, side } = asked;
  const march = marchIn(asked, values);
  const all = entryAt(table.sides, side).corps.map((index) => entryAt(table.corps, index).id);
  const order = orderIn(values);
  const named = readList(fieldIn(order, 'corps')).filter((id) => typeof id === 'string');
  const ordered = [...named.filter((id) => all.includes(id)), ...all.filter((id) => !named.includes(id))];
  const staying = ordered.filter((id) => id !== march?.corps);
  const count = Math.min(mostMarkers(table, side), countOf(values['count']));
  const markers = Array.from({ length: count }, (_, n) =>
    readList(values[markerTask(n)]).filter((id) => typeof id === 'string'),
  );
  return { kind: 'plan', corps: dragged(asked, staying, values, order), march, markers };
}

function marchIn({ table, side }: HandContext, values: TaskValues): PlanCommand['march'] {
  const edge = readWord(values['edge'] ?? null, marchEdges) ?? 'west';
  const corps = entryAt(table.sides, side)
    .corps.map((index) => entryAt(table.corps, index).id)
    .find((id) => id === values['march']);
  return corps === undefined ? null : { corps, edge };
}

/** The order that was chosen last: each place has a task of its own. */
function orderIn(values: TaskValues): Json {
  const orders = Object.entries(values).flatMap(([task, value]) =>
    task.startsWith(orderTask) ? [value] : [],
  );
  return orders.reduce<Json>(
    (last, one) => (countOf(fieldIn(one, 'nth')) >= countOf(fieldIn(last, 'nth')) ? one : last),
    null,
  );
}

const orderTask = 'order-';

/** Corps dragged to other places, one after the other, since the order was chosen. */
function dragged(asked: HandContext, staying: readonly string[], values: TaskValues, order: Json): string[] {
  const sets = readList(values['slots']).slice(countOf(fieldIn(order, 'after')));
  let now = [...staying];
  for (const set of sets) {
    const id = fieldIn(set, 'handle');
    const to = readPoint(fieldIn(set, 'to'));
    if (typeof id !== 'string' || to === null || !now.includes(id)) continue;
    const others = now.filter((one) => one !== id);
    const place = others.filter(
      (other) => xOfSlot(asked, now.length, now.indexOf(other)) < asked.leftOf(to.x),
    ).length;
    now = others.toSpliced(place, 0, id);
  }
  return now;
}

function tasksFor(asked: HandContext, plan: PlanCommand, values: TaskValues): Task[] {
  const { table, side, words } = asked;
  const { tasks } = words;
  const handles = plan.corps.map(
    (id, n): Handle => ({
      id,
      title: nameOfCorps(asked, id),
      at: middleOf(asked, plan.corps.length, n),
      corners: cornersOfBox(slotBox(asked, plan.corps.length, n)),
      unit: 'length',
      value: 0,
      least: 0,
      most: 0,
    }),
  );
  const counts = Array.from({ length: mostMarkers(table, side) + 1 }, (_, n) =>
    plainChoice(n, String(n), []),
  );
  return [
    ...orderTasks(asked, plan.corps, values),
    handlesTask('slots', tasks.slots, values['slots'] ?? [], handles, 'more'),
    choiceTask('march', tasks.march, plan.march?.corps ?? null, marches(asked, plan)),
    ...(plan.march === null ? [] : [choiceTask('edge', tasks.edge, plan.march.edge, edges(asked, plan))]),
    choiceTask('count', tasks.count, plan.markers.length, counts),
    ...plan.markers.map((hidden, n): Task => {
      const choices = hideable(asked).map((unit) => inMarker(asked, plan, n, unit));
      return {
        kind: 'several',
        id: markerTask(n),
        title: tasks.inMarker(n + 1),
        isPrimary: true,
        value: hidden,
        choices,
      };
    }),
  ];
}

/** For each place but the last: which corps stands there. The one that stood there changes places with it. */
function orderTasks(asked: HandContext, corps: readonly string[], values: TaskValues): Task[] {
  const after = readList(values['slots']).length;
  const nth = 1 + countOf(fieldIn(orderIn(values), 'nth'));
  return corps.slice(1).map((_, place) => {
    const ordered = (one: string) => {
      const from = corps.indexOf(one);
      return { corps: corps.with(from, entryAt(corps, place)).with(place, one), after, nth };
    };
    const id = `${orderTask}${place}`;
    // The units that stand there are those that were chosen, at any time.
    const now = values[id] ?? ordered(entryAt(corps, place));
    const choices = corps.map((each, n) =>
      plainChoice(n === place ? now : ordered(each), nameOfCorps(asked, each), []),
    );
    const title = asked.words.tasks.order(place + 1, corps.length);
    return choiceTask(id, title, now, choices);
  });
}

function middleOf(asked: HandContext, count: number, n: number) {
  const { minX, maxX, minY, maxY } = slotBox(asked, count, n);
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
}

function nameOfCorps({ table }: HandContext, id: string): string {
  return corpsName(table, indexOfCorps(table, id));
}

function indexOfCorps({ corps }: HandContext['table'], id: string): CorpsIndex {
  const found = corps.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`${id} is no corps`);
  return found.index;
}

/** A corps that may march over one edge at least is offered. */
function marches(asked: HandContext, plan: PlanCommand): Choice[] {
  const { table, side, words } = asked;
  const all = entryAt(table.sides, side).corps.map((index) => entryAt(table.corps, index));
  return [
    plainChoice(null, words.tasks.noMarch, []),
    ...all.map(({ id, name }) => {
      const no = refusalsOf(asked, marching(plan, id, plan.march?.edge ?? 'west'));
      return plainChoice(id, name, no);
    }),
  ];
}

function edges(asked: HandContext, plan: PlanCommand): Choice[] {
  const setup = setupWordsOf(asked.table);
  return marchEdges.map((edge) =>
    plainChoice(
      edge,
      capital(setup.edges[edge]),
      plan.march === null ? [] : refusalsOf(asked, marching(plan, plan.march.corps, edge)),
    ),
  );
}

/** The plan with this corps on the march. */
function marching(plan: PlanCommand, corps: string, edge: MarchEdge): PlanCommand {
  const whole = [...plan.corps, ...(plan.march === null ? [] : [plan.march.corps])];
  return { ...plan, corps: whole.filter((one) => one !== corps), march: { corps, edge } };
}

/** Units that may stay away at all. */
function hideable({ table, side }: HandContext): readonly UnitIndex[] {
  return entryAt(table.sides, side).units.filter((unit) =>
    mayStayAway(entryAt(table.units, unit).row.category),
  );
}

function inMarker(asked: HandContext, plan: PlanCommand, n: number, unit: UnitIndex): Choice {
  const { table } = asked;
  const { id } = entryAt(table.units, unit);
  const hidden = entryAt(plan.markers, n);
  const isIn = hidden.includes(id);
  const markers = plan.markers.with(n, [...hidden, id]);
  const no: readonly ExplainedRefusal[] = isIn ? [] : refusalsOf(asked, { ...plan, markers });
  return plainChoice(id, nameOf(table, unit), no);
}

function planItems(asked: HandContext, { corps, march }: PlanCommand): Item[] {
  return slotItems(
    asked,
    corps.map((id) => nameOfCorps(asked, id)),
    march === null ? null : { name: nameOfCorps(asked, march.corps), edge: march.edge },
  );
}

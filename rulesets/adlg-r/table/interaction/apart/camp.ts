/** Hands for the camp and for works. */
import type { Handle, Item, Task, TaskValues } from '@grognard/engine';
import { cornersOf, type Point, type Pose, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import {
  choiceTask,
  fieldIn,
  handlesTask,
  nothingProposed,
  placeTask,
  plainChoice,
  readList,
  readPoint,
  readWord,
} from '@grognard/table-kit';
import { placesOfCamp, worksLeft } from '../../actions/setup/index.ts';
import { interactionWordsOf, lengthText } from '../../explain/words.ts';
import { heavyZone, towardsEnemyOf } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { LaidWork } from '../../state/setup.ts';
import { firstOf, type Hand, type HandContext, proposed } from './hand.ts';
import { campItem, ghostWork, zoneNamed } from './items.ts';

function zoneItems(asked: HandContext): Item[] {
  return zoneNamed(asked, 'heavy', heavyZone(asked.table, asked.side), {
    text: asked.words.zones.heavy,
    at: 'rear-left',
  });
}

export function campHand(asked: HandContext): Hand {
  const { table, state, side, words } = asked;
  const first = firstOf(placesOfCamp(table, state, side));
  const start: TaskValues = first === null ? {} : { place: { x: first.x, y: first.y } };
  const items = zoneItems(asked);
  const poseIn = (values: TaskValues): Pose => {
    const wished = readPoint(values['place']) ?? readPoint(start['place']) ?? { x: 0, y: 0 };
    return { ...atEdge(asked, wished), heading: towardsEnemyOf(table, side) };
  };
  return {
    title: interactionWordsOf(table).prompt.phases.camp(1, table.turns),
    about: '',
    question: words.questions.camp,
    values: start,
    items,
    tasks: (values) => {
      const pose = poseIn(values);
      const corners = cornersOf(placeBase(table.sizes.camp, pose));
      return [{ ...placeTask('place', words.tasks.place, { x: pose.x, y: pose.y }), corners }];
    },
    propose: (values) => {
      const { x, y, heading } = poseIn(values);
      return proposed(asked, { kind: 'camp', at: { x, y }, heading }, [
        ...campItem(asked, { x, y, heading }),
      ]);
    },
    valuesFor: (command) => (command.kind === 'camp' ? { place: { ...command.at } } : null),
  };
}

/** Flush with its own edge, if that is near. */
function atEdge({ table, side }: HandContext, { x, y }: Point): Point {
  const { camp, ud } = table.sizes;
  const half = camp.shape === 'rectangle' ? camp.depth / 2 : camp.radius;
  const edge = entryAt(table.sides, side).edge === 'south' ? half : table.field.depth - half;
  return Math.abs(y - edge) <= ud ? { x, y: edge } : { x, y };
}

const workKinds = ['fortification', 'obstacle'] as const;
const workEnds = ['from', 'to'] as const;

export function worksHand(asked: HandContext): Hand {
  const { table, state, side, words } = asked;
  const bought = workKinds.filter((kind) => worksLeft(table, state, side, kind) >= table.sizes.ud);
  const items = zoneItems(asked);
  const left = bought.map(
    (kind) =>
      `${words.tasks.works[kind]}: ${words.about.worksLeft(lengthText(table, worksLeft(table, state, side, kind)))}`,
  );
  const workIn = (values: TaskValues): LaidWork | null => {
    const kind = readWord(values['work'] ?? null, bought);
    return kind === null ? null : { side, kind, ...endsIn(asked, kind, values) };
  };
  return {
    title: interactionWordsOf(table).prompt.phases.works(1, table.turns),
    about: left.join('; '),
    question: words.questions.works,
    items,
    tasks: (values) => workTasks(asked, bought, workIn(values), values),
    propose: (values) => {
      const work = workIn(values);
      if (work === null) return { ...nothingProposed, items };
      const { from, to, kind } = work;
      return proposed(asked, { kind: 'works', work: kind, from, to }, ghostWork(asked, work));
    },
    valuesFor: (command) => (command.kind === 'works' ? valuesOf(command) : null),
  };
}

function valuesOf({ work, from, to }: AdlgCommandOf<'works'>): TaskValues {
  return {
    work,
    ends: [
      { handle: 'from', to: { ...from } },
      { handle: 'to', to: { ...to } },
    ],
  };
}

/** As dragged; before that as long as was bought, across the front of the zone, its own side behind it. */
function endsIn(
  { table, state, side }: HandContext,
  kind: LaidWork['kind'],
  values: TaskValues,
): Pick<LaidWork, 'from' | 'to'> {
  const { minX, maxX, minY, maxY } = heavyZone(table, side);
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const half = Math.min(worksLeft(table, state, side, kind), maxX - minX) / 2;
  const middle = (minX + maxX) / 2;
  const y = isSouth ? maxY - table.sizes.ud : minY + table.sizes.ud;
  const west = { x: Math.ceil(middle - half), y };
  const east = { x: Math.floor(middle + half), y };
  const usual = isSouth ? { from: east, to: west } : { from: west, to: east };
  const dragged = (end: (typeof workEnds)[number]) =>
    readPoint(
      fieldIn(
        readList(values['ends'])
          .filter((set) => fieldIn(set, 'handle') === end)
          .at(-1),
        'to',
      ),
    );
  return { from: dragged('from') ?? usual.from, to: dragged('to') ?? usual.to };
}

function workTasks(
  { words }: HandContext,
  bought: readonly LaidWork['kind'][],
  work: LaidWork | null,
  values: TaskValues,
): Task[] {
  const choices = bought.map((kind) => plainChoice(kind, words.tasks.works[kind], []));
  const kinds = choiceTask('work', words.tasks.work, values['work'] ?? null, choices);
  if (work === null) return [kinds];
  const handles = workEnds.map(
    (id): Handle => ({
      id,
      title: words.tasks.end[id],
      at: work[id],
      unit: 'length',
      value: 0,
      least: 0,
      most: 0,
    }),
  );
  return [kinds, handlesTask('ends', words.tasks.ends, values['ends'] ?? [], handles, 'more')];
}

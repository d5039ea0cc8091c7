/** Shots: the target, over which edge, who supports, with exact odds. */
import type { Choice, ExplainedRefusal, Gesture, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { refusedCommand } from '@grognard/engine';
import { baseDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import {
  choiceTask,
  nothingProposed,
  plainChoice,
  readList,
  readWord,
  targetTask,
} from '@grognard/table-kit';
import { againstLaid, type FiringContext, firingContextOf, shotsFor } from '../actions/shoot/index.ts';
import { baseOf } from '../bodies/index.ts';
import { explainRefusals } from '../explain/citations.ts';
import { explainShot } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { LaidShot, State, Table, UnitEdge } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { sightItem } from './look.ts';
import { unitNamed } from './steps-from-gesture.ts';

const edges = ['front', 'left', 'right', 'rear'] as const satisfies readonly UnitEdge[];

interface Listed {
  readonly scene: FiringContext;
  readonly shots: readonly LaidShot[];
}

/** Shots that can be laid now, listed once for each view. */
const listed = new WeakMap<State, Listed>();

export function shotsOf(table: Table, state: State, side: SideIndex): Listed {
  const known = listed.get(state);
  if (known !== undefined) return known;
  const scene = firingContextOf(table, state);
  const found = { scene, shots: shotsFor(scene, unitsOn(table, state, side)) };
  listed.set(state, found);
  return found;
}

/** The shot that a gesture sets, or null if it names no target. */
export function shotFrom(context: InteractionContext, unit: UnitIndex, values: TaskValues): LaidShot | null {
  const { table, state, side } = context;
  if (side === null) return null;
  const enemies = unitsOn(table, state, otherSide(side));
  const target = unitNamed(context, values['target'], enemies);
  if (target === null) return null;
  const { shots } = shotsOf(table, state, side);
  const able = shots.filter((shot) => shot.main === unit && shot.target === target);
  const chosen = readWord(values['edge'], edges);
  const found = able.find(({ edge }) => edge === chosen) ?? able[0];
  const offered = found?.supports ?? [];
  const given = values['supports'];
  const supports = given === undefined ? offered : namedIn(context, given, unitsOn(table, state, side));
  return { target, main: unit, edge: chosen ?? found?.edge ?? 'front', supports };
}

function namedIn(
  context: InteractionContext,
  value: Json,
  units: readonly UnitIndex[],
): readonly UnitIndex[] {
  return readList(value).flatMap((id) => unitNamed(context, id, units) ?? []);
}

export function shotCommand(context: InteractionContext, shot: LaidShot): AdlgCommandOf<'shoot'> {
  return {
    kind: 'shoot',
    target: idOf(context, shot.target),
    main: idOf(context, shot.main),
    edge: shot.edge,
    supports: shot.supports.map((unit) => idOf(context, unit)),
  };
}

function against(
  context: InteractionContext,
  scene: FiringContext,
  shot: LaidShot,
): readonly ExplainedRefusal[] {
  const no = againstLaid(scene, shot);
  return no.length === 0
    ? []
    : explainRefusals(context.table, refusedCommand(...no), idOf(context, shot.main), (rule) =>
        rule === 'shoot.range' ? farTo(context, shot) : null,
      );
}

function farTo({ table, state }: InteractionContext, { main, target }: LaidShot): string {
  const away = baseDistance(baseOf(table, state, main), baseOf(table, state, target));
  return interactionWordsOf(table).ud(away / table.sizes.ud);
}

export function shotTasks(
  context: InteractionContext,
  unit: UnitIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table, state, side } = context;
  if (side === null || hasShot(state, unit)) return [];
  const { tasks } = interactionWordsOf(table);
  const { scene, shots } = shotsOf(table, state, side);
  const shot = shotFrom(context, unit, values);
  const target = targetTask(
    'target',
    tasks.target,
    values['target'] ?? null,
    unitsOn(table, state, otherSide(side)).flatMap((enemy) =>
      targetChoice(context, scene, unit, enemy, values),
    ),
  );
  if (shot === null) return [target];
  const over = shots.filter(({ main, target: aim }) => main === unit && aim === shot.target);
  const able = over.find(({ edge }) => edge === shot.edge)?.supports ?? [];
  return [
    target,
    ...(over.length < 2
      ? []
      : [
          choiceTask(
            'edge',
            tasks.shootOver,
            shot.edge,
            over.map(({ edge }) =>
              plainChoice(edge, tasks.shootEdges[edge], against(context, scene, { ...shot, edge })),
            ),
          ),
        ]),
    ...(able.length === 0
      ? []
      : [
          {
            kind: 'several' as const,
            id: 'supports',
            title: tasks.supports,
            isPrimary: true,
            value: shot.supports.map((one) => idOf(context, one)),
            choices: able.map((one) => {
              const { id, name } = entryAt(table.units, one);
              return { ...plainChoice(id, name, []), piece: id };
            }),
          },
        ]),
  ];
}

function hasShot({ shots }: State, unit: UnitIndex): boolean {
  return shots.some(({ main, supports }) => main === unit || supports.includes(unit));
}

/** Lawful targets with their odds; others say why not when they are tapped. */
function targetChoice(
  context: InteractionContext,
  scene: FiringContext,
  unit: UnitIndex,
  enemy: UnitIndex,
  values: TaskValues,
): Choice[] {
  const { id, name } = entryAt(context.table.units, enemy);
  const { supports: _supports, edge: _edge, ...rest } = values;
  const shot = shotFrom(context, unit, values['target'] === id ? values : { ...rest, target: id });
  if (shot === null) return [];
  const refusals = against(context, scene, shot);
  const plain: Choice = { ...plainChoice(id, name, refusals), piece: id };
  if (refusals.length === 0) return [{ ...plain, ...explainShot(scene, shot) }];
  return [{ ...plain, isDistant: true }];
}

export function proposeShot(context: InteractionContext, unit: UnitIndex, { values }: Gesture): Proposal {
  const { table, state, side } = context;
  const shot = shotFrom(context, unit, values);
  if (shot === null || side === null) return nothingProposed;
  const { scene } = shotsOf(table, state, side);
  const refusals = against(context, scene, shot);
  const { notes } = interactionWordsOf(table);
  const { odds, sum } = refusals.length > 0 ? { odds: [], sum: [] } : explainShot(scene, shot);
  return {
    ...nothingProposed,
    commands: [shotCommand(context, shot)],
    refusals,
    items: shotItems(context, shot),
    notes: sum.length === 0 ? [] : [{ title: notes.shot, lines: [...odds, ...sum] }],
  };
}

export function shotItems(
  { table, state }: InteractionContext,
  { main, supports, target }: LaidShot,
): Item[] {
  const to = baseOf(table, state, target);
  return [main, ...supports].map((unit) =>
    sightItem(`shot:${entryAt(table.units, unit).id}`, baseOf(table, state, unit), to),
  );
}

/** Units that could still be main shooters. */
export function ableToShoot({ table, state, side }: InteractionContext): readonly UnitIndex[] {
  return side === null ? [] : [...new Set(shotsOf(table, state, side).shots.map(({ main }) => main))];
}

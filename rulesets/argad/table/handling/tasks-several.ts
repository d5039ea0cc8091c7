/** What several figures can be told together. */
import type { Gesture, Offer, Task } from '@grognard/engine';
import { type Json, Problem } from '@grognard/rules-kit';
import { bodyOf } from '../../data/distances.ts';
import { hasFirearm } from '../check/arms.ts';
import { allowanceOf } from '../own-move.ts';
import { nameOf } from '../tell-names.ts';
import { hindrance, mistaken } from './cited.ts';
import { plainOffer, takeBackTask } from './figure-told.ts';
import { type FormCommand, formings } from './forming.ts';
import { enemiesOf, type Holding, type Named } from './holding.ts';
import { nearest, pointsOf } from './order-told.ts';
import { anyWeapon, ordersFor } from './orders-together.ts';
import { placeTasks } from './placing.ts';
import { rehearse } from './rehearse.ts';
import { salvoAt } from './salvo.ts';
import { againstSeveral } from './several.ts';
import { handWordsOf } from './words.ts';

/** Several figures; bodies and boats are told by themselves. */
export function severalTasks(holding: Holding, pieces: readonly Named[], gesture: Gesture): Task[] {
  const men = pieces.flatMap((piece) => (piece.kind === 'figure' ? [piece.man] : []));
  if (men.length < pieces.length) return [];
  if (holding.state.phase === 'deploy') return placeTogether(holding, men, gesture);
  const { form } = gesture.told;
  // Whoever forms up does nothing else of his own with it.
  if (form !== undefined && form !== null) return formTask(holding, men, gesture);
  return [
    ...wayTask(holding, men, gesture),
    ...targetTask(holding, men, gesture),
    ...reloadTask(holding, men, gesture),
    ...postureTask(holding, men, gesture),
    ...formTask(holding, men, gesture),
    ...(men.every((man) => holding.state.orders[man] === null)
      ? []
      : [takeBackTask(holding.table, gesture, againstSeveral(holding, men, gesture))]),
  ];
}

/** Set up as the first of them is told; what stands against any of them is said. */
function placeTogether(holding: Holding, men: readonly number[], gesture: Gesture): Task[] {
  const tasks = placeTasks(holding, men[0]!, gesture).filter(({ id }) => id !== 'room');
  return tasks.map((task): Task => {
    if (task.kind !== 'choice') return task;
    const offers = task.offers.map(({ value, title }) =>
      offer(holding, men, gesture, { [task.id]: value }, title),
    );
    return { ...task, offers };
  });
}

function offer(
  holding: Holding,
  men: readonly number[],
  gesture: Gesture,
  told: { readonly [task: string]: Json },
  title: string,
): Offer {
  const [[, value] = ['', null]] = Object.entries(told);
  const against = againstSeveral(holding, men, { ...gesture, told: { ...gesture.told, ...told } });
  return plainOffer(value, title, against);
}

/** The slowest goes no farther. */
function wayTask({ table, state }: Holding, men: readonly number[], { told }: Gesture): Task[] {
  const { tasks } = handWordsOf(table);
  if (men.some((man) => state.figures[man]!.body >= 0)) return [];
  const most = men.reduce(
    (least, man) => Math.min(least, Math.floor(allowanceOf(table, state, man, null, []))),
    Number.POSITIVE_INFINITY,
  );
  const value = pointsOf(told['way']) ?? [];
  return [{ kind: 'way', id: 'way', title: tasks.way, usual: true, value, most }];
}

function targetTask(holding: Holding, men: readonly number[], gesture: Gesture): Task[] {
  const { table, state, side } = holding;
  const { tasks } = handWordsOf(table);
  if (men.every((man) => state.figures[man]!.loaded === 0)) return [];
  const offers = [
    offer(holding, men, gesture, { target: null }, tasks.nobody),
    offer(holding, men, gesture, { target: nearest }, tasks.nearest),
    ...enemiesOf(holding, side).map((enemy) => salvoOffer(holding, men, gesture, enemy)),
  ];
  const value = gesture.told['target'] ?? null;
  return [{ kind: 'target', id: 'target', title: tasks.target, usual: true, value, offers }];
}

/** One target for all: how many of them can shoot at it, and how likely any of them hits. */
function salvoOffer(holding: Holding, men: readonly number[], gesture: Gesture, enemy: number): Offer {
  const { table } = holding;
  const { tasks } = handWordsOf(table);
  const { id } = table.men[enemy]!;
  const name = nameOf(table, enemy);
  const meant = ordersFor(holding, men, { ...gesture, told: { ...gesture.told, target: id } });
  if (meant instanceof Problem) return plainOffer(id, name, [mistaken(meant.code, meant.message, null)], id);
  const against = rehearse(holding, meant);
  const { able, odds, refusals } = salvoAt(holding, meant, enemy);
  const rules = able > 0 ? [] : refusals.filter((rule) => against.every((one) => one.rule !== rule));
  const hindrances = [...against, ...rules.map((rule) => hindrance(table, rule, null))];
  return { ...plainOffer(id, tasks.salvo(name, able, men.length), hindrances, id), odds };
}

function reloadTask(holding: Holding, men: readonly number[], gesture: Gesture): Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const isEmpty = (man: number) => {
    const info = table.men[man]!;
    return info.firearms.some((weapon) => hasFirearm(info, state.figures[man]!, weapon, 'empty'));
  };
  if (!men.some(isEmpty)) return [];
  const offers = [
    offer(holding, men, gesture, { reload: null }, tasks.noReload),
    offer(holding, men, gesture, { reload: anyWeapon }, tasks.yes),
  ];
  const value = gesture.told['reload'] ?? null;
  return [{ kind: 'choice', id: 'reload', title: tasks.reload, usual: true, value, offers }];
}

function postureTask(holding: Holding, men: readonly number[], gesture: Gesture): Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  if (men.some((man) => state.figures[man]!.mounted || state.figures[man]!.body >= 0)) return [];
  const offers = [
    offer(holding, men, gesture, { posture: null }, tasks.postures.as),
    offer(holding, men, gesture, { posture: 'upright' }, tasks.postures.upright),
    offer(holding, men, gesture, { posture: 'crouched' }, tasks.postures.crouched),
  ];
  const value = gesture.told['posture'] ?? null;
  return [{ kind: 'choice', id: 'posture', title: tasks.posture, usual: false, value, offers }];
}

function formTask(holding: Holding, men: readonly number[], gesture: Gesture): Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  if (!table.rules.mounted || men.length < bodyOf || men.some((man) => state.figures[man]!.body >= 0))
    return [];
  const offers = [
    offer(holding, men, gesture, { form: null }, tasks.loose),
    ...formings(holding, men).map((command) => {
      const { files, heading } = command;
      return offer(
        holding,
        men,
        gesture,
        { form: toldOf(command) },
        tasks.formed(files, table.words.report.compass(heading)),
      );
    }),
  ];
  const value = gesture.told['form'] ?? null;
  return [{ kind: 'choice', id: 'form', title: tasks.form, usual: false, value, offers }];
}

function toldOf({ figures, files, heading }: FormCommand): Json {
  return { figures: [...figures], files, heading };
}

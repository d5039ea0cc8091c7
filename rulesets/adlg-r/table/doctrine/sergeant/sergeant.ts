/** planOfSergeant: the steadiest good player: orders by value for command, exact odds for the rest. */
import type { CommandPlan, Reason } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import type { DoctrineWords } from '../../../words/doctrine-words.ts';
import { corpsToActivate } from '../../actions/command/index.ts';
import type { SequenceQuestion } from '../../flow/question.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import { apart, type Mind } from '../mind.ts';
import { type ChosenCommand, engageOne, fightOne, pursueOne, shootAll } from './fighting.ts';
import { planOrders } from './orders.ts';
import { reactTo } from './reactions.ts';
import { tellOrder } from './tell-order.ts';

type AdlgPlan = CommandPlan<AdlgCommand>;

const done: AdlgCommand = { kind: 'done' };

export function planOfSergeant(mind: Mind, question: SequenceQuestion, words: DoctrineWords): AdlgPlan {
  switch (question.phase) {
    case 'activation':
      return activation(mind, words);
    case 'orders':
      return ordersOf(mind, words);
    case 'shooting':
      return chosen(mind, words, shootAll(mind));
    case 'engagement':
      return chosen(mind, words, listOf(engageOne(mind)));
    case 'melee':
      return chosen(mind, words, listOf(fightOne(mind)));
    case 'pursuit':
      return chosen(mind, words, listOf(pursueOne(mind)));
    case 'answer':
    case 'pursued':
    case 'follow':
    case 'wing':
    case 'face':
      return reaction(mind, question, words);
    case 'rout':
    case 'check':
      return { commands: [done], reasons: [] };
  }
}

function listOf(choice: ChosenCommand | null): ChosenCommand[] {
  return choice === null ? [] : [choice];
}

/** The corps nearest to the enemy goes first: its dice show soonest what the others have to do. */
function activation({ table, state, own, foes }: Mind, words: DoctrineWords): AdlgPlan {
  const { ud } = table.sizes;
  const nearest = (corps: CorpsIndex) =>
    Math.min(
      ...own
        .filter(({ info }) => info.corps === corps)
        .flatMap((body) => foes.map((foe) => apart(body, foe, ud))),
    );
  const [first] = corpsToActivate(table, state)
    .map((corps) => ({ corps, far: nearest(corps) }))
    .sort((one, other) => one.far - other.far || one.corps - other.corps);
  if (first === undefined) return { commands: [done], reasons: [] };
  const { id, name } = entryAt(table.corps, first.corps);
  return { commands: [{ kind: 'activate', corps: id }], reasons: [{ who: [], words: words.activate(name) }] };
}

function ordersOf(mind: Mind, words: DoctrineWords): AdlgPlan {
  const { corps } = mind.state;
  if (corps === none) return { commands: [done], reasons: [] };
  const { orders, isWhole } = planOrders(mind, corps);
  const reasons: Reason[] = orders.map(({ units, why }) => ({
    who: units.map((unit) => entryAt(mind.table.units, unit).id),
    words: tellOrder(mind.table, words, why),
  }));
  const commands = orders.map(({ command }) => command);
  return { commands: isWhole ? [...commands, done] : commands, reasons };
}

/** Commands of a phase, or its end if there are none. A phase in which nothing is left ends by itself. */
function chosen(mind: Mind, words: DoctrineWords, choices: readonly ChosenCommand[]): AdlgPlan {
  const idsOf = (units: readonly (UnitIndex | null)[]) =>
    units.flatMap((unit) => (unit === null ? [] : [entryAt(mind.table.units, unit).id]));
  const reasons = choices.map(({ unit, about, target, gain }) => ({
    who: idsOf([unit]),
    words: words.fighting[about](target === null ? '' : entryAt(mind.table.units, target).name, gain),
  }));
  const commands = choices.map(({ command }) => command);
  return { commands: commands.length === 0 ? [done] : commands, reasons };
}

function reaction(mind: Mind, question: SequenceQuestion, words: DoctrineWords): AdlgPlan {
  const found = reactTo(mind, question);
  if (found === null) throw new Error(`no answer is legal in ${question.phase}`);
  const who = found.units.map((unit) => entryAt(mind.table.units, unit).id);
  return { commands: [found.command], reasons: [{ who, words: words.reactions[found.about] }] };
}

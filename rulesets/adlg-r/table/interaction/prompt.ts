/** Prompt of a side: what it is asked, how it finishes, and reactions that are due at once. */
import type { Item, PieceId, Prompt, ReactionPrompt } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { corpsToActivate } from '../actions/command/index.ts';
import { interactionWordsOf, nameOf, namesOf } from '../explain/words.ts';
import { isOfSequence, type QuestionPhase, type TurnQuestion } from '../flow/question.ts';
import type { AgendaItem } from '../state/agenda.ts';
import type { UnitIndex } from '../state/indices.ts';
import { isSetupPhase } from '../state/setup-part.ts';
import { activateCommand } from './activating.ts';
import { followCommand } from './following.ts';
import type { PromptApart } from './hands-apart.ts';
import { idleIn } from './idle.ts';
import { findPiece, type InteractionContext, idOf, idOfPiece, unitsAsked } from './interaction-context.ts';
import { sightItem } from './look.ts';
import { readingIn } from './to-read.ts';

export function promptIn(context: InteractionContext, apart: PromptApart | null): Prompt {
  const { question } = context;
  const head = {
    title: titleOf(context),
    isSetup: question !== null && isSetupPhase(question.phase),
    rules: readingIn(question?.phase ?? null),
  };
  if (question === null) return { ...head, finish: null, concede: null, withoutOrders: [] };
  const idle = idleIn(context, question);
  const reaction = apart?.reaction ?? urgentIn(context);
  const hint = hintFor(context, question.phase);
  return {
    ...head,
    finish: finishOf(context, question) ?? apart?.finish ?? null,
    concede: { kind: 'concede' },
    withoutOrders: idle,
    orderable: [...orderableIn(context, question, idle), ...(apart?.orderable ?? [])],
    ...suggestionIn(apart),
    ...(hint === null ? {} : { hint }),
    ...(reaction === null ? {} : { reaction }),
  };
}

function suggestionIn(apart: PromptApart | null): Pick<Prompt, 'canDeploy' | 'suggestTitle'> {
  if (apart?.canDeploy !== true || apart.suggestTitle === undefined) return {};
  return { canDeploy: true, suggestTitle: apart.suggestTitle };
}

/** Without apart hands a set-up is asked too, and only computers answer it. */
function orderableIn(
  context: InteractionContext,
  { phase }: TurnQuestion,
  idle: readonly PieceId[],
): readonly PieceId[] {
  return phase === 'orders' ? unitsAsked(context).map((unit) => idOf(context, unit)) : idle;
}

function titleOf({ table, state, side, question }: InteractionContext): string {
  const { prompt } = interactionWordsOf(table);
  if (state.phase === 'over') return prompt.over;
  if (question !== null) return prompt.phases[question.phase](state.turn, table.turns);
  return side === null ? prompt.looking(state.turn, table.turns) : prompt.waiting;
}

/** Points left in this activation, Headstrong units, and what there is to do. */
function hintFor({ table, state, side }: InteractionContext, phase: QuestionPhase): string | null {
  const { prompt, hints, cp } = interactionWordsOf(table);
  const hint = hints[phase] ?? null;
  const corps = table.corps.find(({ index }) => index === state.corps);
  if (phase !== 'orders' || corps === undefined || side === null) return hint;
  const { cp: left, free } = entryAt(state.commands, corps.index);
  const bound = corps.units.filter(
    (unit) => entryAt(table.units, unit).has.headstrong && isFree(state, unit),
  );
  return [
    prompt.ordersOf(corps.name, cp(left), free),
    ...(bound.length === 0 ? [] : [prompt.headstrong(namesOf(table, bound))]),
    ...(hint === null ? [] : [hint]),
  ].join(' ');
}

function isFree({ units }: InteractionContext['state'], unit: UnitIndex): boolean {
  const { status, doings } = entryAt(units, unit);
  return status === 'on' && !doings.held && !doings.charged;
}

/** The command that closes the question, or null if only an answer does. */
function finishOf(context: InteractionContext, question: TurnQuestion): Prompt['finish'] {
  if (!isOfSequence(question)) return null;
  const { table, state } = context;
  const { prompt } = interactionWordsOf(table);
  const { phase } = question;
  switch (phase) {
    case 'activation': {
      const [corps, ...more] = corpsToActivate(table, state);
      if (corps === undefined || more.length > 0) return null;
      const title = prompt.activateLast(entryAt(table.corps, corps).name);
      return { title, command: activateCommand(context, corps) };
    }
    case 'orders':
    case 'shooting':
    case 'engagement':
    case 'melee':
    case 'pursuit':
      return { title: prompt.done[phase], command: { kind: 'done' } };
    case 'follow': {
      const command = followCommand(context, {});
      return command === null ? null : { title: prompt.allTheWay, command };
    }
    case 'answer':
    case 'wing':
    case 'face':
    case 'pursued':
    case 'rout':
    case 'check':
      return null;
  }
}

/** The pieces selected at once, with their words and items, or null if there are none. */
function urgentIn(context: InteractionContext): ReactionPrompt | null {
  if (context.question?.phase === 'activation') return activationIn(context);
  const top = context.state.agenda.at(-1);
  if (context.question?.kind !== 'answer' || top === undefined) return null;
  const pieces = unitsAsked(context).map((unit) => idOf(context, unit));
  return { words: urgentWords(context, top), pieces, items: urgentItems(context, top) };
}

/** The commander of the first corps that may be next, or one of its units. */
function activationIn(context: InteractionContext): ReactionPrompt | null {
  const { table, state } = context;
  const [corps] = corpsToActivate(table, state);
  if (corps === undefined) return null;
  const leader = { kind: 'commander', corps } as const;
  const isThere = findPiece(context, idOfPiece(context, leader)) !== null;
  const units = unitsAsked(context).map((unit) => idOf(context, unit));
  const pieces = isThere ? [idOfPiece(context, leader)] : units.slice(0, 1);
  return { words: interactionWordsOf(table).prompt.whichCorps, pieces, items: [] };
}

function urgentWords({ table }: InteractionContext, top: AgendaItem): string {
  const { prompt } = interactionWordsOf(table);
  switch (top.do) {
    case 'answer':
      return prompt.charged(namesOf(table, top.charge.units), namesOf(table, top.targets));
    case 'follow':
      return prompt.follows(namesOf(table, top.charge.units));
    case 'wing':
      return prompt.wing(entryAt(table.corps, top.corps).name);
    case 'face':
      return prompt.faces(nameOf(table, top.unit));
    case 'pursued':
      return prompt.pursued(nameOf(table, top.by), nameOf(table, top.unit));
    case 'charge':
    case 'meet':
    case 'conform':
    case 'uncontrolled':
    case 'headstrong':
    case 'end-corps':
    case 'found':
    case 'near':
      return '';
  }
}

/** Who comes at whom. */
function urgentItems({ table, state }: InteractionContext, top: AgendaItem): Item[] {
  const poseOf = (unit: UnitIndex) => entryAt(state.units, unit).pose;
  if (top.do === 'pursued') return [sightItem('pursuer', poseOf(top.by), poseOf(top.unit))];
  if (top.do !== 'answer' || top.charge.target === 'camp') return [];
  const { target } = top.charge;
  return top.charge.units.map((unit) =>
    sightItem(`charger:${entryAt(table.units, unit).id}`, poseOf(unit), poseOf(target)),
  );
}

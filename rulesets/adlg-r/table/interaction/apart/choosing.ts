/** Hands for role, region, and what comes in the stead of water. */
import type { Choice, TaskValues } from '@grognard/engine';
import { capital, choiceName, type Json } from '@grognard/rules-kit';
import { choiceTask, nothingProposed, plainChoice } from '@grognard/table-kit';
import { pieces } from '../../../data/table.ts';
import { compulsoryPiece } from '../../actions/setup/index.ts';
import { interactionWordsOf, ruleWordsOf, setupWordsOf } from '../../explain/words.ts';
import { choicesAt } from '../../flow/setup/index.ts';
import { regions, type SetupState } from '../../state/setup.ts';
import { type Hand, type HandContext, proposed, refusalsOf } from './hand.ts';

type ChoosingPhase = 'role' | 'region' | 'replace';

/** Nothing to choose: a button throws the dice. */
export function initiativeHand({ table, words }: HandContext): Hand {
  return {
    title: interactionWordsOf(table).prompt.phases.initiative(1, table.turns),
    about: '',
    question: words.questions.initiative,
    items: [],
    tasks: () => [],
    propose: () => nothingProposed,
    valuesFor: () => null,
  };
}

export function choosingHand(asked: HandContext, setup: SetupState, phase: ChoosingPhase): Hand {
  const { table, side, words } = asked;
  const choices = choicesAt(table, setup, side, phase).map(
    (take): Choice =>
      plainChoice(take, titleOf(asked, phase, take), refusalsOf(asked, { kind: 'choose', take })),
  );
  return {
    title: interactionWordsOf(table).prompt.phases[phase](1, table.turns),
    about: '',
    question: words.questions[phase],
    items: [],
    tasks: (values) => [choiceTask('take', words.tasks[phase], taken(values), choices)],
    propose: (values) => {
      const take = taken(values);
      return typeof take === 'string' ? proposed(asked, { kind: 'choose', take }, []) : nothingProposed;
    },
    valuesFor: (command) => (command.kind === 'choose' ? { take: command.take } : null),
  };
}

function taken(values: TaskValues): Json {
  return values['take'] ?? null;
}

function titleOf({ table, state, words }: HandContext, phase: ChoosingPhase, take: string): string {
  if (phase === 'role' && (take === 'attacker' || take === 'defender')) return words.tasks.roles[take];
  const region = regions.find((one) => one === take);
  if (region !== undefined)
    return words.tasks.brings(
      capital(setupWordsOf(table).regions[region]),
      choiceName(ruleWordsOf(table), compulsoryPiece(table, state, region).kind),
    );
  const piece = pieces.find((one) => one === take);
  return piece === undefined ? take : capital(choiceName(ruleWordsOf(table), piece));
}

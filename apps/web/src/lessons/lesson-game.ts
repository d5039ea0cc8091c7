/** createLessonGame: the game of a step, laid afresh with its prepared dice and commands. Used in workers. */
import type {
  AnyTableGame,
  LaidGame,
  Lesson,
  LessonStep,
  LessonWords,
  PieceId,
  Plan,
  PlannedOrder,
} from '@grognard/engine';
import { readIn, type Words } from '@grognard/rules-kit';
import { type LessonBundle, lazyRulesets } from '@grognard/rulesets/lazy';
import { tableWordsIn } from '@grognard/rulesets/words';
import type { RefusedSetup } from '@grognard/session';
import type { PageGame } from '../referee/create-game.ts';
import type { Language, Settings } from '../settings/store.ts';
import { isLessonScenario, type LessonScenario } from './lesson-scenario.ts';

/** A game of a lesson, with what its coach reads. */
export interface LessonGame extends PageGame {
  readonly lesson: {
    readonly bundle: LessonBundle;
    readonly told: LessonWords;
    /** Null in the free fight. */
    readonly step: LessonStep | null;
    readonly factsOf: LaidGame['factsOf'];
  };
}

/** The step of a number, from 0. Null is the free fight, which comes last. */
export function stepAt({ steps }: Lesson, n: number): LessonStep | null {
  return steps[n] ?? null;
}

/** The plan without pieces that nobody misses: neither a line in the list nor a ring on the map. */
function withoutIdle(plan: Plan | null, bystanders: readonly PieceId[]): Plan | null {
  if (plan === null) return null;
  const isMissed = ({ piece, sign }: PlannedOrder) => sign !== 'none' || !bystanders.includes(piece);
  return { ...plan, orders: plan.orders.filter(isMissed) };
}

/** In a step nobody gives up, and bystanders are not missed among the idle. */
function coached(game: AnyTableGame, bystanders: readonly PieceId[]): AnyTableGame {
  return {
    ...game,
    interactionFor(view, side) {
      const interaction = game.interactionFor(view, side);
      const { prompt } = interaction;
      const withoutOrders = prompt.withoutOrders.filter((id) => !bystanders.includes(id));
      return {
        ...interaction,
        prompt: { ...prompt, concede: null, withoutOrders },
        plan: () => withoutIdle(interaction.plan?.() ?? null, bystanders),
      };
    },
  };
}

export async function createLessonGame(
  { lesson: id, step: n }: LessonScenario,
  language: Language,
  units: Settings['units'],
): Promise<LessonGame | RefusedSetup> {
  const ruleset = lazyRulesets.find((each) => each.id === id);
  const [bundle, table] = await Promise.all([ruleset?.loadLesson?.(), ruleset?.loadTable()]);
  if (ruleset === undefined || !bundle || !table)
    return { refused: [{ at: 'scenario', message: `there is no lesson of ${id}` }] };
  const { lesson } = bundle;
  const step = stepAt(lesson, n);
  const [file, told, ofTable, phrases] = await Promise.all([
    table.loadScenario(lesson.scenario),
    bundle.loadWords(language),
    tableWordsIn(ruleset.id, language),
    table.loadScenarioPhrases?.(lesson.scenario, language),
  ]);
  if (file === null) return { refused: [{ at: 'scenario', message: `there is no ${lesson.scenario}` }] };
  const words: Words = readIn(
    { ...ofTable, phrases: { ...ofTable.phrases, ...phrases, ...told.phrases } },
    units,
  );
  const laid = bundle.layStep(file, step?.id ?? lesson.freeFight.id, words);
  if (!('game' in laid)) return { refused: laid.map(({ at, message }) => ({ at, message })) };
  const { credit } = table.ruleset;
  return {
    game: step === null ? laid.game : coached(laid.game, step.bystanders),
    ruleset: ruleset.id,
    credit,
    scenario: { lesson: id, step: n },
    language,
    bundle: table,
    words,
    ...(step === null ? {} : { prepared: { dice: step.dice, commands: step.foe } }),
    lesson: { bundle, told, step, factsOf: laid.factsOf },
  };
}

export function isLessonGame(game: PageGame): game is LessonGame {
  return isLessonScenario(game.scenario);
}

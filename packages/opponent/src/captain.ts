/** lookAhead: the captain plays plans and changes of them in sampled worlds, and takes the best. */
import type { AnyTableGame, AnyView, Reason, SearchReport, SideId } from '@grognard/engine';
import { plusMinus } from '@grognard/rules-kit';
import type { PlayerAnswer } from './answer.ts';
import {
  alternativesTo,
  type CandidateChange,
  type CandidatePlan,
  draftForeseeing,
  draftPlans,
  exchange,
  exchangesOf,
} from './candidate-plan.ts';
import { createRandom, keyOf } from './random.ts';
import { type Limits, Rollouts } from './rollouts.ts';
import { compare, inWorlds, isClearGain, meanOf, type TriedPlans, tryFurther } from './tried.ts';

/** Commands of a search, their reasons, and the work done. */
type SearchAnswer = Omit<PlayerAnswer, 'memory'>;

/** Share of the budget for choosing between whole plans. The rest goes to improving the best. */
const choosing = 0.5;
/**
 * A change is tried in at least `fewestWorlds` worlds, and may use `share` times its share of the work, because most changes are
 * dropped early.
 */
const fewestWorlds = 12;
const share = 4;
/** Default number of worlds, and of standard errors, by which a change of one order must be better. */
const usualProof = { battles: 1, errors: 1 };

/** An answer from a view, within a budget. Without a budget it is the plan of the captain's starting style. */
export function lookAhead(game: AnyTableGame, side: SideId, view: AnyView, limits: Limits): SearchAnswer {
  const worthwhile = { ...limits, budget: budgetFor(game, side, view, limits.budget) };
  const imagination = new Rollouts(game, side, view, worthwhile);
  return game.doctrine.alternatives === undefined
    ? chooseAndBetter(game, side, view, worthwhile, imagination)
    : betterOne(game, side, view, worthwhile, imagination);
}

/** Share of the budget for this decision. A side that is asked often in a turn spends less each time. */
function budgetFor({ doctrine }: AnyTableGame, side: SideId, view: AnyView, budget: number): number {
  const stake = doctrine.importance?.(view, side) ?? 1;
  return Math.floor(budget * Math.min(1, Math.max(0, stake)));
}

/** For doctrines with alternatives for each actor: improves the plan in the anticipating style, actor by actor. */
function betterOne(
  game: AnyTableGame,
  side: SideId,
  view: AnyView,
  limits: Limits,
  imagination: Rollouts,
): SearchAnswer {
  const draft = draftForeseeing(game, side, view, limits);
  const { commands, reasons } = draft;
  if (imagination.isAsked() !== true) return { commands, reasons, work: imagination.work };
  const changes = alternativesTo(game, side, view, draft);
  if (changes.length === 0) return { commands, reasons, work: imagination.work };
  const part = Math.min(choosing, share / (changes.length + 1));
  const first = tryEnough(game, imagination, draft, limits.budget, part);
  if (first === null) return { commands, reasons, work: imagination.work };
  const { tried, kept } = better(game, imagination, first, changes);
  const weighed = weighedOf(first, null, { tried: changes.length, kept, worth: worthOf(tried) });
  return {
    commands: tried.draft.commands,
    reasons: [...tried.draft.reasons, reasonFor(game, weighed)],
    work: imagination.work,
  };
}

/** Tries a plan with its part of the budget. Null if that is too little for a proof, which the first world already shows. */
function tryEnough(
  { doctrine }: AnyTableGame,
  imagination: Rollouts,
  draft: CandidatePlan,
  budget: number,
  part: number,
): TriedPlans | null {
  const { battles } = doctrine.proof ?? usualProof;
  const mark = Math.floor(budget * part);
  const once = tryFurther(imagination, [{ draft, worths: [] }], Math.min(1, mark));
  if (battles > 1 && imagination.playsLeft() * part < battles) return null;
  const [first] = tryFurther(imagination, once, mark);
  return first === undefined || first.worths.length < battles ? null : first;
}

/**
 * For doctrines without alternatives: compares plans in all styles, then takes commands of single actors from other plans into the
 * best.
 */
function chooseAndBetter(
  game: AnyTableGame,
  side: SideId,
  view: AnyView,
  limits: Limits,
  imagination: Rollouts,
): SearchAnswer {
  const drafts = draftPlans(game, side, view, limits);
  const [steadiest] = drafts;
  if (steadiest === undefined) return { commands: [], reasons: [], work: 0 };
  const { commands, reasons } = steadiest;
  if (drafts.length === 1) return { commands, reasons, work: 0 };
  if (imagination.isAsked() !== true) return { commands, reasons, work: imagination.work };
  const ranked = chooseBest(imagination, drafts, Math.floor(limits.budget * choosing));
  const [best, second] = ranked;
  if (best === undefined || second === undefined || best.worths.length === 0)
    return { commands, reasons, work: imagination.work };
  const inOrder = (actors: readonly string[]) => shuffled(actors, limits.key);
  const changes = exchangesOf(
    ranked.map(({ draft }) => draft),
    game.doctrine.actorOf,
    inOrder,
  );
  const { tried, kept } = better(game, imagination, best, changes);
  const other = { plans: drafts.length, manner: second.draft.manner, worth: worthOf(second) };
  const weighed = weighedOf(best, other, { tried: changes.length, kept, worth: worthOf(tried) });
  return {
    commands: tried.draft.commands,
    reasons: [...tried.draft.reasons, reasonFor(game, weighed)],
    work: imagination.work,
  };
}

/**
 * Successive halving: all plans in a few worlds, the better half in more, and so on. Ranked best first. The first plan stays to the
 * end.
 */
function chooseBest(imagination: Rollouts, drafts: readonly CandidatePlan[], budget: number): TriedPlans[] {
  let [first, ...field]: TriedPlans[] = drafts.map((draft) => ({ draft, worths: [] }));
  const out: TriedPlans[] = [];
  let rounds = 1;
  while (2 ** rounds < drafts.length) rounds++;
  for (let round = 1; round <= rounds; round++) {
    const mark = Math.floor((budget * round) / rounds);
    [first, ...field] = tryFurther(imagination, [first as TriedPlans, ...field], mark);
    field.sort((a, b) => meanOf(b) - meanOf(a));
    if (round < rounds) out.unshift(...field.splice(Math.ceil(field.length / 2)));
  }
  const [best, ...rest] = field;
  if (best === undefined || first === undefined) return [];
  const ranked = isClearGain(best.worths, first.worths, 0) ? [best, first] : [first, best];
  return [...ranked, ...rest, ...out];
}

/** Changes the commands of single actors whenever that is better in the same worlds. */
function better(
  game: AnyTableGame,
  imagination: Rollouts,
  best: TriedPlans,
  changes: readonly CandidateChange[],
): { readonly tried: TriedPlans; readonly kept: number } {
  const worlds = (share * imagination.playsLeft()) / (changes.length + 1);
  const { errors } = game.doctrine.proof ?? usualProof;
  let tried = inWorlds(best, Math.max(fewestWorlds, Math.floor(worlds)));
  let kept = 0;
  for (const { actor, draft } of changes) {
    const changed = exchange(tried.draft, actor, draft, game.doctrine.actorOf);
    const found = changed === null ? 'worse' : compare(imagination, changed, tried, errors);
    if (found === 'no work left') return { tried, kept };
    if (found === 'worse') continue;
    tried = found;
    kept++;
  }
  return { tried, kept };
}

function shuffled(actors: readonly string[], key: number): string[] {
  const random = createRandom(keyOf(key, 'actors'));
  const left = [...actors];
  return actors.flatMap(() => left.splice(random.below(left.length), 1));
}

const worthOf = (tried: TriedPlans) => Math.round(meanOf(tried));

function weighedOf(
  { draft, worths }: TriedPlans,
  second: SearchReport['second'],
  changes: SearchReport['changes'],
): SearchReport {
  const { manner } = draft;
  return { manner, battles: worths.length, worth: worthOf({ draft, worths }), second, changes };
}

function reasonFor({ doctrine }: AnyTableGame, weighed: SearchReport): Reason {
  return { who: [], words: doctrine.tellWeighed?.(weighed) ?? inEnglish(weighed) };
}

function inEnglish({
  manner,
  battles,
  worth,
  second,
  changes: { tried, kept, worth: after },
}: SearchReport): string {
  if (second === null) {
    const bettered = kept === 0 ? 'none was better' : `${kept} made it ${plusMinus(after)}`;
    return `${manner}, tried in ${battles} imagined battles, came out at ${plusMinus(worth)}; of ${tried} other orders ${bettered}`;
  }
  const choice =
    `of ${second.plans} plans, tried in ${battles} imagined battles, ${manner} ` +
    `came out at ${plusMinus(worth)} against ${plusMinus(second.worth)} for ${second.manner}`;
  return kept === 0 ? choice : `${choice}; ${kept} of its orders exchanged made it ${plusMinus(after)}`;
}

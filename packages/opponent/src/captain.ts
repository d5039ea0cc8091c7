/** The captain: plays out several plans in worlds that agree with what he sees, and keeps what comes out best. */
import type { AnyTableGame, Reason, SideId } from '@grognard/engine';
import { type Json, plusMinus } from '@grognard/rules-kit';
import type { PlayerAnswer } from './answer.ts';
import { actorsIn, type Draft, draftPlans, exchange, withoutCommands } from './draft.ts';
import { Imagination, type Limits, type Outcome } from './imagination.ts';
import { keyOf, makeLuck } from './luck.ts';

/** Commands that a captain carries out in imagined games for one answer, if he is given no other budget. */
export const fullBudget = 30_000;

/** Turns that a captain imagines beyond the one he plans, if not told otherwise. */
export const usualForesight = 1;

/** The part of the budget that goes to choosing between whole plans; the rest goes to bettering the best. */
const choosing = 0.5;
/** After this many worlds and each doubling a change that looks worse is given up, later also one that does not look better. */
const firstLook = 4;
const mustLookBetter = 32;
/** A change is tried in no fewer worlds than this, and in this many times its share of the work: most are given up early. */
const fewestWorlds = 12;
const share = 4;
/** Standard errors by which another plan, or a change of one order, must be better. */
interface Proof {
  readonly plans: number;
  readonly changes: number;
}

const usualProof: Proof = { plans: 0, changes: 1 };
/** Against a plan that reckons with the others already. */
const clearProof: Proof = { plans: 2.5, changes: 2 };

/** What a plan is worth that cannot be carried out as it stands. */
const unfit = -2000;

/** A plan and what it came to in each world, from the first on. */
interface Tried {
  readonly draft: Draft;
  readonly worths: readonly number[];
}

/** An answer from a view, within a budget; without any it is the sergeant's. */
export function lookAhead(game: AnyTableGame, side: SideId, view: Json, limits: Limits): PlayerAnswer {
  const drafts = draftPlans(game, side, view, limits.key);
  const [steadiest] = drafts;
  if (steadiest === undefined) return { commands: [], reasons: [], work: 0 };
  const { commands, reasons } = steadiest;
  if (drafts.length === 1) return { commands, reasons, work: 0 };
  const imagination = new Imagination(game, side, view, limits);
  if (imagination.isAsked() !== true) return { commands, reasons, work: imagination.work };
  const proof = game.doctrine.foreseeing === undefined ? usualProof : clearProof;
  const ranked = chooseBest(imagination, drafts, Math.floor(limits.budget * choosing), proof);
  const [best, second] = ranked;
  if (best === undefined || second === undefined || best.worths.length === 0)
    return { commands, reasons, work: imagination.work };
  const { tried, changes } = better(game, imagination, ranked, { key: limits.key, proof });
  return {
    commands: tried.draft.commands,
    reasons: [...tried.draft.reasons, reasonFor({ best, second, tried, changes, plans: drafts.length })],
    work: imagination.work,
  };
}

/**
 * Successive halving: all plans in a few worlds, the better half in more, and so on; ranked best first. The first plan stays in to the end,
 * and first unless another is clearly better: what looks best after a few worlds is mostly luck.
 */
function chooseBest(
  imagination: Imagination,
  drafts: readonly Draft[],
  budget: number,
  proof: Proof,
): Tried[] {
  let [first, ...field]: Tried[] = drafts.map((draft) => ({ draft, worths: [] }));
  const out: Tried[] = [];
  let rounds = 1;
  while (2 ** rounds < drafts.length) rounds++;
  for (let round = 1; round <= rounds; round++) {
    const mark = Math.floor((budget * round) / rounds);
    [first, ...field] = tryFurther(imagination, [first as Tried, ...field], mark);
    field.sort(byMean);
    if (round < rounds) out.unshift(...field.splice(Math.ceil(field.length / 2)));
  }
  const [best, ...rest] = field;
  if (best === undefined || first === undefined) return [];
  const ranked = isClearGain(best.worths, first.worths, proof.plans) ? [best, first] : [first, best];
  return [...ranked, ...rest, ...out];
}

/** Plays all plans of a field in further worlds until the work done reaches a mark. */
function tryFurther(imagination: Imagination, field: readonly Tried[], mark: number): Tried[] {
  let tried = [...field];
  while (imagination.work < mark) {
    const n = tried[0]?.worths.length ?? 0;
    const outcomes = tried.map(({ draft }) => imagination.play(draft.commands, n));
    // A world in which not all could be tried compares nothing.
    if (outcomes.includes(null)) break;
    tried = tried.map(({ draft, worths }, i) => ({ draft, worths: [...worths, countedWorth(outcomes[i])] }));
  }
  return tried;
}

/** A plan that is refused or leaves something to be asked counts for less than a battle lost. */
function countedWorth(outcome: Outcome | null | undefined): number {
  return outcome?.complete && outcome.refused.length === 0 ? outcome.worth : unfit;
}

/** Exchanges the commands of single actors for those of other plans, as long as that is better in the same worlds. */
function better(
  game: AnyTableGame,
  imagination: Imagination,
  ranked: readonly Tried[],
  { key, proof }: { readonly key: number; readonly proof: Proof },
): { readonly tried: Tried; readonly changes: number } {
  const { actorOf } = game.doctrine;
  const drafts = ranked.map(({ draft }) => draft);
  const actors = shuffled(actorsIn(drafts, actorOf), key);
  const worlds = (share * imagination.playsLeft()) / (actors.length * (drafts.length - 1) + 1);
  let tried = inWorlds(ranked[0] as Tried, Math.max(fewestWorlds, Math.floor(worlds)));
  let changes = 0;
  for (const other of drafts) {
    for (const actor of actors) {
      const changed = exchange(tried.draft, actor, other, actorOf);
      const found = changed === null ? 'worse' : compare(imagination, changed, tried, proof);
      if (found === 'no work left') return { tried, changes };
      if (found === 'worse') continue;
      tried = found;
      changes++;
    }
  }
  return { tried, changes };
}

function inWorlds({ draft, worths }: Tried, most: number): Tried {
  return { draft, worths: worths.slice(0, most) };
}

/** Whether a change can be given up at this point. */
function isHopeless(worths: readonly number[], before: readonly number[]): boolean {
  const count = worths.length;
  if (count < firstLook || (count & (count - 1)) !== 0) return false;
  const gain = gainOf(worths, before);
  return count < mustLookBetter ? gain < 0 : gain <= 0;
}

/** Plays a changed plan in the worlds of the plan it came from; what the rules refuse in the first is left out. */
function compare(
  imagination: Imagination,
  changed: Draft,
  from: Tried,
  proof: Proof,
): Tried | 'worse' | 'no work left' {
  let draft = changed;
  const worths: number[] = [];
  for (let n = 0; n < from.worths.length; n++) {
    const outcome = imagination.play(draft.commands, n);
    if (outcome === null) return 'no work left';
    if (!outcome.complete || (n > 0 && outcome.refused.length > 0)) return 'worse';
    if (n === 0) draft = withoutCommands(draft, outcome.refused);
    worths.push(outcome.worth);
    if (isHopeless(worths, from.worths)) return 'worse';
  }
  return isClearGain(worths, from.worths, proof.changes) ? { draft, worths } : 'worse';
}

function gainOf(worths: readonly number[], before: readonly number[]): number {
  return worths.reduce((sum, worth, n) => sum + worth - (before[n] ?? 0), 0);
}

/** Whether the mean gain is above so many standard errors: less may well be luck. */
function isClearGain(worths: readonly number[], before: readonly number[], errors: number): boolean {
  const gain = gainOf(worths, before);
  const squares = worths.reduce((sum, worth, n) => sum + (worth - (before[n] ?? 0)) ** 2, 0);
  const count = worths.length;
  return (
    count > 1 && gain > 0 && gain * gain * (count - 1) > errors * errors * (squares * count - gain * gain)
  );
}

function meanOf(worths: readonly number[]): number {
  return worths.length === 0 ? 0 : worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

const byMean = (a: Tried, b: Tried): number => meanOf(b.worths) - meanOf(a.worths);

function shuffled(actors: readonly string[], key: number): string[] {
  const luck = makeLuck(keyOf(key, 'actors'));
  const left = [...actors];
  return actors.flatMap(() => left.splice(luck.below(left.length), 1));
}

interface Compared {
  readonly best: Tried;
  readonly second: Tried;
  readonly tried: Tried;
  readonly changes: number;
  readonly plans: number;
}

function reasonFor({ best, second, tried, changes, plans }: Compared): Reason {
  const points = ({ worths }: Tried) => plusMinus(Math.round(meanOf(worths)));
  const choice =
    `of ${plans} plans, tried in ${best.worths.length} imagined battles, ${best.draft.manner} ` +
    `came out at ${points(best)} against ${points(second)} for ${second.draft.manner}`;
  const bettered = changes === 0 ? '' : `; ${changes} of its orders exchanged made it ${points(tried)}`;
  return { who: [], words: choice + bettered };
}

/** handsApart: hands for the set-up, for markers and for flank marches, in one language. */
import type { Command, Gesture, Piece, PieceId, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { nothingProposed } from '@grognard/table-kit';
import type { HandsWords } from '../../../words/en-hands.ts';
import { interactionWordsOf } from '../../explain/words.ts';
import { fromLeft } from '../../field/index.ts';
import { type AdlgCommand, commandShapes } from '../../state/commands.ts';
import type { SetupState } from '../../state/setup.ts';
import { isSetupPhase, type SetupPhase } from '../../state/setup-part.ts';
import type { HandsApart, PromptApart } from '../hands-apart.ts';
import type { InteractionContext } from '../interaction-context.ts';
import { adjustingHand } from './adjusting.ts';
import { campHand, worksHand } from './camp.ts';
import { choosingHand, initiativeHand } from './choosing.ts';
import { deployingHand } from './deploying.ts';
import { enteringHand, marchDue, marchPiece, pieceOfMarch } from './entering.ts';
import type { Hand, HandContext } from './hand.ts';
import { layingHand } from './laying.ts';
import { markerHand } from './marker-laying.ts';
import { planningHand } from './planning.ts';
import { markerOfPiece, markerPiece, pieceOfMarker, revealingHand } from './revealing.ts';
import { terrainChoiceHand } from './terrain-choice.ts';

/** What is ordered in the set-up, whatever is asked. */
export const setupPiece: PieceId = 'setup';

export function handsApart(words: HandsWords): HandsApart {
  const askedAbout = (context: InteractionContext, piece: PieceId): HandContext | null => {
    const { table, state, side, question } = context;
    if (side === null || question === null) return null;
    return { context, table, state, side, words, piece, leftOf: (x) => fromLeft(table, side, x) };
  };
  const handOf = (context: InteractionContext, id: PieceId | undefined): Hand | null => {
    const asked = id === undefined ? null : askedAbout(context, id);
    return asked === null || !idsIn(context).includes(asked.piece) ? null : handFor(asked);
  };
  return {
    pieces(context) {
      const asked = askedAbout(context, setupPiece);
      return asked === null ? [] : idsIn(context).flatMap((id) => pieceOf({ ...asked, piece: id }));
    },
    prompt(context) {
      const asked = askedAbout(context, setupPiece);
      return asked === null ? null : promptFor(asked, idsIn(context));
    },
    tasks: (context, { pieces, values }) => handOf(context, pieces[0])?.tasks(values) ?? [],
    propose: (context, { pieces, values }) => handOf(context, pieces[0])?.propose(values) ?? nothingProposed,
    gestureFor(context, commands): Gesture | null {
      for (const id of idsIn(context))
        for (const given of commands) {
          const values = isOurs(given) ? (handOf(context, id)?.valuesFor(given) ?? null) : null;
          if (values !== null) return { pieces: [id], values };
        }
      return null;
    },
  };
}

function isOurs(command: Command): command is AdlgCommand {
  return Object.hasOwn(commandShapes, command.kind);
}

/** Pieces that are ordered by these hands now. */
function idsIn({ table, state, side, question }: InteractionContext): PieceId[] {
  if (side === null || question === null) return [];
  if (isSetupPhase(question.phase)) return [setupPiece];
  const top = state.agenda.at(-1);
  if (top?.do === 'found' || top?.do === 'near') return [pieceOfMarker(top.marker)];
  if (question.phase !== 'orders') return [];
  const own = state.markers.flatMap(({ side: owner, units, gone }, n) => {
    const isHere = units?.every((unit) => entryAt(table.units, unit).corps === state.corps) === true;
    return owner === side && gone === null && isHere ? [pieceOfMarker(n)] : [];
  });
  return [...(marchDue({ state, side }) === null ? [] : [marchPiece]), ...own];
}

function handFor(asked: HandContext): Hand {
  const { state, piece, context } = asked;
  const marker = markerOfPiece(piece);
  if (marker !== null) return revealingHand(asked, marker);
  if (piece === marchPiece) return enteringHand(asked);
  const { setup } = state;
  const phase = context.question?.phase;
  if (setup === null || phase === undefined || !isSetupPhase(phase)) throw new Error('nothing is set up');
  return setupHand(asked, setup, phase);
}

function setupHand(asked: HandContext, setup: SetupState, phase: SetupPhase): Hand {
  switch (phase) {
    case 'initiative':
      return initiativeHand(asked);
    case 'role':
    case 'region':
    case 'replace':
      return choosingHand(asked, setup, phase);
    case 'pieces':
      return terrainChoiceHand(asked, setup);
    case 'lay':
      return layingHand(asked, setup);
    case 'adjust':
      return adjustingHand(asked, setup);
    case 'camp':
      return campHand(asked);
    case 'works':
      return worksHand(asked);
    case 'plan':
      return planningHand(asked);
    case 'markers':
      return markerHand(asked);
    case 'deploy':
      return deployingHand(asked);
  }
}

function pieceOf(asked: HandContext): Piece[] {
  const { table, side, piece } = asked;
  const marker = markerOfPiece(piece);
  if (marker !== null) return [markerPiece(asked, marker)];
  if (piece === marchPiece) return pieceOfMarch(asked);
  const { title, about } = handFor(asked);
  const isSouth = entryAt(table.sides, side).edge === 'south';
  return [
    {
      id: piece,
      side: entryAt(table.sides, side).id,
      name: title,
      about,
      at: { x: Math.round(table.field.width / 2), y: isSouth ? 0 : table.field.depth },
      heading: 900,
      base: table.sizes.commander,
      state: [],
      orderText: null,
      isMine: true,
      members: [],
    },
  ];
}

/** Phases that a button ends; the others end with an answer. */
const closedByDone = ['initiative', 'adjust', 'works', 'markers', 'near'] as const;
function promptFor(asked: HandContext, ids: readonly PieceId[]): PromptApart | null {
  const { table, state, side, words, context } = asked;
  const phase = context.question?.phase;
  if (phase === undefined) return null;
  if (phase === 'orders') return { finish: null, orderable: ids };
  const [piece] = ids;
  if (piece === undefined) return null;
  const { question, values, items } = handFor({ ...asked, piece });
  const closing = closedByDone.find((one) => one === phase);
  const { done } = interactionWordsOf(table).prompt;
  const suggestTitle = Object.entries(words.suggest).find(([of]) => of === phase)?.[1] ?? null;
  const isSealable = phase === 'plan' && entryAt(state.plans, side) !== null;
  return {
    finish:
      closing !== undefined
        ? { title: done[closing], command: { kind: 'done' } }
        : isSealable
          ? { title: words.seal, command: { kind: 'seal' } }
          : null,
    ...(suggestTitle === null ? {} : { canDeploy: true, suggestTitle }),
    reaction: { words: question, pieces: [piece], items, ...given(values) },
    orderable: ids,
  };
}

function given(values: TaskValues | undefined): { readonly values?: TaskValues } {
  return values === undefined ? {} : { values };
}

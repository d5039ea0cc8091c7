/** `tellForecast`: a turn worked out, as players read it: pieces with their fates, the chain of throws, ways back. */

import type { Fate, FateShare, PieceForecast } from '@grognard/engine';
import { entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import { percentOf, percentOfShare } from '@grognard/rules-kit';
import { type FateShares, fateShares, type WeighedEnds } from '@grognard/table-kit';
import { interactionWordsOf } from '../../explain/words.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { nameOf } from '../../views/tell-names.ts';
import { bodyId } from '../interaction-context.ts';
import { type FateId, fateAt, fateIds, fateLookOf } from './fate.ts';

/** The scale of all forecasts of a battle. Wounds exist only if the options have them. */
export function fatesIn(table: Table): Fate[] {
  const { forecast } = interactionWordsOf(table);
  const ids = fateIds.filter((id) => id !== 'wounded' || table.options['leader.wound']);
  return ids.map((id) => ({ id, title: forecast.fates[id], look: fateLookOf[id] }));
}

/** A piece as the player sees it: a figure alone, or a body of ranks. */
interface AtStake {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly FigureIndex[];
}

/** Figures to which something may happen, own ones first. Null if nothing is at stake for anybody. */
export function piecesAtStake(
  table: Table,
  state: State,
  worked: WeighedEnds,
  men: readonly FigureIndex[],
): readonly { readonly piece: PieceForecast; readonly error: number }[] | null {
  const touched = indicesOf(state.figures).filter((figure) => isTouched(worked, figure));
  if (touched.length === 0) return null;
  const [first] = men;
  const side = first === undefined ? none : entryAt(table.roster, first).side;
  const isOwn = ({ figures }: AtStake) => entryAt(table.roster, numberAt(figures, 0)).side === side;
  const pieces = piecesOf(table, state, touched);
  return [...pieces.filter(isOwn), ...pieces.filter((piece) => !isOwn(piece))].map((piece) => {
    const shares = fateShares(worked, piece.figures, fateIds.length);
    return { piece: pieceForecast(table, piece, shares), error: shares.error };
  });
}

/** Whether anything but standing can become of a figure. */
function isTouched(worked: WeighedEnds, figure: FigureIndex): boolean {
  const stands = (fates: readonly number[]) => fateAt(numberAt(fates, figure)) === 'stands';
  if (worked.kind === 'exact') return !worked.ends.every(({ fates }) => stands(fates));
  return !worked.clusters.every((ends) => ends.every(stands));
}

/** Figures in ranks count together, as one piece. */
function piecesOf(table: Table, state: State, figures: readonly FigureIndex[]): AtStake[] {
  const { pieces } = interactionWordsOf(table);
  const found: AtStake[] = [];
  const seen = new Set<number>();
  for (const figure of figures) {
    const { body } = entryAt(state.figures, figure);
    if (body === none) {
      found.push({ id: entryAt(table.roster, figure).id, name: nameOf(table, figure), figures: [figure] });
      continue;
    }
    if (seen.has(body)) continue;
    seen.add(body);
    const { members } = entryAt(state.bodies, body);
    const name = pieces.body(nameOf(table, numberAt(members, 0)));
    found.push({ id: bodyId(body), name, figures: members });
  }
  return found;
}

function pieceForecast(table: Table, { id, name, figures }: AtStake, shares: FateShares): PieceForecast {
  const { forecast } = interactionWordsOf(table);
  const { side } = entryAt(table.roster, numberAt(figures, 0));
  const lost = numberAt(shares.shares, fateIds.indexOf('killed')) * figures.length;
  return {
    piece: id,
    name,
    side: entryAt(table.sides, side).id,
    fates: fateIds.flatMap((fate, n) => shareOfFate(table, fate, shares, n)),
    losses: { average: lost, words: forecast.losses(lost) },
  };
}

function shareOfFate(
  { words }: Table,
  fate: FateId,
  { shares, fractions }: FateShares,
  n: number,
): FateShare[] {
  const share = numberAt(shares, n);
  if (share === 0) return [];
  const p = fractions === null ? null : entryAt(fractions, n);
  const { language } = words.rules;
  return [{ fate, share, percent: p === null ? percentOfShare(share, language) : percentOf(p, language), p }];
}

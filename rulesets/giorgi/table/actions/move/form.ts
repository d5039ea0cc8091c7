/** Changes of formation during a move: on the middle of the front, with room for the whole new body. */

import { isWithin, type Pose, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { formationsOf } from '../../../model.ts';
import { mostGap, piecesLeftBehind, shapeFor, standsAsFrom } from '../../bodies/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { Placement } from '../../state/model.ts';
import { type MoveDraft, object } from './move-plot.ts';
import { checkGround, isClear, isTooNear, standAt } from './path.ts';
import { isInWoods } from './woods.ts';

type FormStep = Extract<MarchStep, { readonly step: 'form' }>;
type As = Pick<Placement, 'formation' | 'files' | 'gap'>;

/** Changes formation (`formation.change-cost`), limbers or unlimbers (`formation.limber-cost`). */
export function changeFormation(draft: MoveDraft, { formation, files, gap }: FormStep): void {
  const { table, info, stands } = draft;
  if (stands.formation === 'gunners') {
    if (formation === 'deployed') manGuns(draft);
    else object(draft, 'artillery.abandoned');
    return;
  }
  checkFormation(draft, formation);
  if (draft.no.length > 0) return;
  const widest = mostGap(table.rules.table);
  const as: As = { formation, files, gap: formation === 'open' ? (gap ?? widest) : 0 };
  const changed = changedTo(draft, as);
  if (changed === null || as.gap > widest) object(draft, 'formation.shapes');
  else checkInWoods(draft, formation, changed);
  if (changed === null || draft.no.length > 0) return;
  const { limberCost, changeCost } = table.rules.table;
  draft.share += info.arm === 'artillery' ? limberCost : changeCost;
  draft.changed = true;
  takeUp(draft, changed, info.arm === 'artillery' ? 'formation.limber-cost' : 'formation.change-cost');
}

/** Refuses formations that the unit may not take where it stands. */
function checkFormation(draft: MoveDraft, formation: As['formation']): void {
  const { info, stands } = draft;
  if (formation === 'square' && info.arm !== 'foot') object(draft, 'formation.square-who');
  else if (!formationsOf[info.arm].some((known) => known === formation)) object(draft, 'formation.list');
  checkInWoods(draft, formation, stands);
}

/** Inside woods all but guns are in open order (`woods.open-order`), both before and after a change. */
function checkInWoods(draft: MoveDraft, formation: As['formation'], at: Placement): void {
  const { info, field } = draft;
  if (info.arm === 'artillery' || !isInWoods(field, at)) return;
  if (formation === 'square') object(draft, 'formation.square-who');
  else if (formation !== 'open') object(draft, 'woods.open-order');
}

/** The placement in the new formation. Null if nothing would change, or open order would have too many ranks. */
function changedTo({ table, info, field, unit, stands, bases }: MoveDraft, as: As): Placement | null {
  const usual = as.formation === 'open' ? bases : undefined;
  const { files, ranks } = shapeFor(table, info, as.formation, bases, as.files || usual, as.gap);
  if (as.formation === 'open' && ranks > 1 && !isInWoods(field, stands)) return null;
  const isSame = as.formation === stands.formation && files === stands.files && as.gap === stands.gap;
  return isSame ? null : standsAsFrom(table, unit, stands, bases, { ...as, files });
}

/** Places the body there if there is room: passable ground, no unit on it, the gap to enemies kept. */
function takeUp(
  draft: MoveDraft,
  stands: Placement,
  rule: 'formation.limber-cost' | 'formation.change-cost' | 'artillery.abandoned',
): void {
  const { body: before } = draft;
  standAt(draft, stands);
  checkGround(draft);
  if (!isClear(draft, draft.body)) object(draft, rule);
  if (isTooNear(draft, before)) object(draft, 'move.enemy-gap');
}

/** Distance at which gunners touch their pieces, in tenths of a millimetre. */
const touch = 3;

/** Gunners that have returned to their guns deploy them (`artillery.abandoned`). */
function manGuns(draft: MoveDraft): void {
  const { table, state, unit, info, body } = draft;
  const { left, pieces, soldiers } = entryAt(state.units, unit);
  const guns = piecesLeftBehind(table, state, unit);
  if (left === null || !guns.some((gun) => isWithin(body, gun, touch))) {
    object(draft, 'artillery.abandoned');
    return;
  }
  draft.share += table.rules.table.limberCost;
  draft.changed = true;
  const manned = Math.min(pieces, Math.ceil(soldiers / info.perBase));
  takeUp(draft, mannedAt(draft, left, manned), 'artillery.abandoned');
}

/** The battery where it lies. With more pieces than crews, the left ones are manned. */
function mannedAt({ table, info, state, unit }: MoveDraft, left: Pose, manned: number): Placement {
  const all = placeBase(shapeFor(table, info, 'deployed', entryAt(state.units, unit).pieces).footprint, left);
  const shape = shapeFor(table, info, 'deployed', manned);
  const some = placeBase(shape.footprint, left);
  return {
    x: left.x - all.ux + some.ux,
    y: left.y - all.uy + some.uy,
    heading: left.heading,
    formation: 'deployed',
    files: shape.files,
    gap: 0,
    house: none,
  };
}

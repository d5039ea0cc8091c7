/** paintFrame: one frame, with the still map and, layer by layer, everything over it that can change. */
import type { Item } from '@grognard/engine';
import { gripRadius } from '../grips-apart.ts';
import type { Overlay } from '../over/ink.ts';
import { isLaid, laidRank } from '../over/overlay-items.ts';
import { drawCorner } from './corner.ts';
import { diceWidth, dieLook, diePoses, dieReach } from './dice.ts';
import { pixelOf } from './eye.ts';
import { drawGrips } from './grips.ts';
import type { Graspable } from './hit.ts';
import { layItem, strengthAt } from './overlay-ink.ts';
import { drawRings, ringTop } from './rings.ts';
import { graspables, type Showing } from './showing.ts';
import { drawSlips, type Slip } from './slips.ts';
import { stepOf } from './sprites.ts';
import { type Press, press, stampPieces, stampThings, stampVessels } from './stamps.ts';
import type { StillMap } from './still-map.ts';
import type { Tabletop } from './tabletop.ts';

/** Scale from which names of figures are written, in CSS pixels per cm. */
const namesFrom = 22;

/** Whether an item is drawn over the pieces, not under them. */
const isOver = (item: Item) => item.kind === 'shot' || item.kind === 'sight';

export function paintFrame(tools: Press, desk: Tabletop, still: StillMap, showing: Showing): void {
  const { pen, eye, theme, measure } = tools;
  const { list, overlay, played, poses, highlight } = showing;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  desk.draw(tools, still);
  still.draw(pen, eye.patch, eye.ratio);
  const all = [...list.items, ...played, ...overlay];
  const laid = all.filter(isLaid).sort((a, b) => laidRank(a) - laidRank(b));
  const lay = (items: typeof laid, layer: 'under' | 'over') => {
    const { perMm, left, top } = eye.patch;
    pen.setTransform(perMm, 0, 0, perMm, -left, -top);
    const board: Overlay = {
      theme,
      table: list.table,
      prefix: '',
      measure,
      size: strengthAt(eye.scale / 10),
    };
    for (const item of items) layItem(pen, item, list.sides, board, layer);
  };
  lay(
    laid.filter((item) => item.kind === 'zone'),
    'under',
  );
  stampVessels(tools, list.items, showing.sails);
  stampThings(tools, list.items);
  lay(
    laid.filter((item) => item.kind !== 'zone' && !isOver(item)),
    'under',
  );
  const pieces = new Map(graspables(showing).map((piece) => [piece.id, piece]));
  drawRings(pen, eye, theme, highlight, pieces);
  tools.cuts.begin(eye.patch.perMm);
  stampPieces(tools, list.items, poses);
  stampPieces(tools, [...played, ...overlay], new Map());
  lay(laid.filter(isOver), 'under');
  lay(laid, 'over');
  drawGrips(pen, eye, theme, showing.marks);
  drawSlips(pen, eye, theme, slipsOf(tools, showing, pieces));
  drawDice(tools, showing);
  drawCorner(tools);
}

function slipsOf({ eye }: Press, showing: Showing, pieces: ReadonlyMap<string, Graspable>): Slip[] {
  const { list, highlight, marks } = showing;
  const above = (id: string, text: string, tone: Slip['tone']): Slip[] => {
    const piece = pieces.get(id);
    if (!piece) return [];
    const [x, y] = pixelOf(eye, piece.at);
    return [{ x, y: y - ringTop(piece, eye) - 18 * eye.ratio, text, tone }];
  };
  const spots = marks.flatMap(({ at, text, tone, manner }): Slip[] => {
    const [x, y] = pixelOf(eye, at);
    if (text === '') return [];
    return [{ x, y: manner === 'grip' ? y - (gripRadius + 14) * eye.ratio : y, text, tone }];
  });
  const names =
    eye.scale < namesFrom
      ? []
      : list.items
          .filter((item) => item.kind === 'label')
          .filter(
            ({ manner, text }) => manner === 'figure' && !highlight.named.some(({ name }) => name === text),
          )
          .map(({ at, text }): Slip => {
            const [x, y] = pixelOf(eye, at);
            return { x, y: y + 10 * eye.patch.perMm + 10 * eye.ratio, text, tone: 'name' };
          });
  const concerned = highlight.named.flatMap(({ id, name }): Slip[] => {
    const piece = pieces.get(id);
    if (!piece) return [];
    const [x, y] = pixelOf(eye, piece.at);
    return [{ x, y: y + ringTop(piece, eye) + 14 * eye.ratio, text: name, tone: 'name' }];
  });
  const laid = showing.overlay
    .filter((item) => item.kind === 'label')
    .map(({ at, text }): Slip => {
      const [x, y] = pixelOf(eye, at);
      return { x, y, text, tone: 'name' };
    });
  return [
    ...laid,
    ...highlight.targets.flatMap(({ id, label }) => (label === '' ? [] : above(id, label, 'bad'))),
    ...spots,
    ...concerned,
    ...names,
  ];
}

/** Half the side of a die on the screen, in CSS pixels. */
const dieHalf = 19;

function drawDice(tools: Press, { dice }: Showing): void {
  if (!dice) return;
  const { pen, eye, theme, book } = tools;
  const [x, y] = pixelOf(eye, dice.at);
  const perMm = (dieHalf * eye.ratio) / dieReach;
  // Towards the middle of the view, so that no die falls off its edge.
  const wide = diceWidth(dice);
  const aside = x + Math.max(wide * eye.ratio, eye.patch.wide * 0.3) > eye.patch.wide ? -wide : 0;
  for (const pose of diePoses(dice)) {
    const sprite = book.sprite(dieLook(pose.face, theme), stepOf(perMm));
    const at = [x + (pose.x + aside) * eye.ratio, y + pose.y * eye.ratio] as const;
    if (sprite) press(pen, sprite, at, pose.turn, perMm);
  }
}

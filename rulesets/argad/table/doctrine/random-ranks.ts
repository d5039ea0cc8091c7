/** Random close order: march steps of every kind, and figures in ranks ordered to form. */

import type { Random } from '@grognard/engine';
import { stepX, stepY } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import type { BodyIndex } from '../state/indices.ts';
import type { Figure, State } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';

type MarchStep = Extract<ArgadCommand, { readonly kind: 'march' }>['steps'][number];

const turns = [900, -900, 1800] as const;

/** Steps of all kinds. About half of them are too long or refused by a rule. */
export function someMarch(body: BodyIndex, random: Random): ArgadCommand {
  const most = numberAt([800, 1200, 1600, 3600], random.below(4));
  const far = random.below(3) === 0 ? most : 100 + random.below(most);
  const turn: MarchStep = { step: 'turn', by: 0, angle: numberAt(turns, random.below(3)) };
  const march: MarchStep = { step: 'march', by: random.below(6) === 0 ? -Math.min(far, 800) : far, angle: 0 };
  const slide: MarchStep = { step: 'slide', by: random.below(1600) - 800, angle: 0 };
  const wheel: MarchStep = { step: 'wheel', by: 0, angle: random.below(900) - 450 };
  const steps = [
    ...(random.below(5) === 0 ? [turn] : []),
    ...(random.below(3) === 0 ? [wheel] : []),
    ...(random.below(6) === 0 ? [slide] : [march]),
    ...(random.below(8) === 0 ? [turn] : []),
  ];
  const plainly = random.below(12);
  // Straight ahead, as far as any body can march.
  const onward: MarchStep = { step: 'march', by: plainly === 1 ? 3600 : 1600, angle: 0 };
  const chosen =
    plainly === 0 ? [turn] : plainly <= 5 ? [onward] : plainly === 11 ? withFiles(steps, random) : steps;
  return { kind: 'march', body, steps: chosen, open: random.below(12) === 0 };
}

/** Adds a change of rank before or after the other steps, or alone. */
function withFiles(steps: readonly MarchStep[], random: Random): MarchStep[] {
  const files: MarchStep = { step: 'files', by: 1 + random.below(8), angle: 0 };
  const others = random.below(4) === 0 ? steps : steps.filter(({ step }) => step !== 'turn');
  const when = random.below(5);
  if (when === 0) return [files];
  return when < 3 ? [files, ...others] : [...others, files];
}

/** Figures near each other, treated as if they stood in ranks. Some do, where a body has opened. */
export function someForming(state: State, own: readonly Figure[], random: Random): ArgadCommand | null {
  const loose = own.filter(({ index }) => entryAt(state.figures, index).body === none);
  const first = loose[random.below(Math.max(1, loose.length))];
  if (first === undefined) return null;
  const { x, y, heading: ahead, mounted } = entryAt(state.figures, first.index);
  // Figures on foot may turn any way, so ranks are also searched along the axes of the table.
  const heading = random.below(2) === 0 ? ahead : 900 * random.below(4);
  const near = loose.filter(({ index }) => {
    const figure = entryAt(state.figures, index);
    return figure.mounted === mounted && Math.abs(figure.x - x) <= 1300 && Math.abs(figure.y - y) <= 1300;
  });
  const [width, depth] = mounted ? [250, 500] : [200, 200];
  const rank = (figure: Figure) =>
    Math.round((reach(state, figure, heading) - reach(state, first, heading)) / depth!);
  const file = (figure: Figure) => reach(state, figure, (heading + 2700) % 3600) / width!;
  const ranked = near.sort((a, b) => rank(b) - rank(a) || file(a) - file(b));
  const front = ranked.filter((figure) => rank(figure) === rank(entryAt(ranked, 0))).length;
  const files = random.below(3) === 0 ? 1 + random.below(ranked.length) : front;
  const count = random.below(3) === 0 ? 3 + random.below(5) : ranked.length;
  const figures = ranked.slice(0, count).map(({ id }) => id);
  return { kind: 'form', figures, files: Math.min(files, figures.length), heading };
}

/** The coordinate of a figure along a direction. */
function reach({ figures }: State, { index }: Figure, heading: number): number {
  const { x, y } = entryAt(figures, index);
  return (x * stepX(heading, 1000) + y * stepY(heading, 1000)) / 1000;
}

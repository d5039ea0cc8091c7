/** Close order by chance: steps of every kind, and men who stand in ranks told to form. */
import type { Luck } from '@grognard/engine';
import { stepX, stepY } from '@grognard/geometry';
import type { Man, State } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';

type Step = Extract<ArgadCommand, { readonly kind: 'march' }>['steps'][number];

const turns = [900, -900, 1800] as const;

/** Steps of all kinds; about half of them are too long or stand in the way of a rule. */
export function someMarch(body: number, luck: Luck): ArgadCommand {
  const most = [800, 1200, 1600, 3600][luck.below(4)]!;
  const far = luck.below(3) === 0 ? most : 100 + luck.below(most);
  const turn: Step = { step: 'turn', by: 0, angle: turns[luck.below(3)]! };
  const march: Step = { step: 'march', by: luck.below(6) === 0 ? -Math.min(far, 800) : far, angle: 0 };
  const slide: Step = { step: 'slide', by: luck.below(1600) - 800, angle: 0 };
  const wheel: Step = { step: 'wheel', by: 0, angle: luck.below(900) - 450 };
  const steps = [
    ...(luck.below(5) === 0 ? [turn] : []),
    ...(luck.below(3) === 0 ? [wheel] : []),
    ...(luck.below(6) === 0 ? [slide] : [march]),
    ...(luck.below(8) === 0 ? [turn] : []),
  ];
  const plainly = luck.below(12);
  // Straight on, as far as any body goes.
  const onward: Step = { step: 'march', by: plainly === 1 ? 3600 : 1600, angle: 0 };
  const chosen =
    plainly === 0 ? [turn] : plainly <= 5 ? [onward] : plainly === 11 ? withFiles(steps, luck) : steps;
  return { kind: 'march', body, steps: chosen, open: luck.below(12) === 0 };
}

/** A change of rank before or after the other steps, or alone. */
function withFiles(steps: readonly Step[], luck: Luck): Step[] {
  const files: Step = { step: 'files', by: 1 + luck.below(8), angle: 0 };
  const others = luck.below(4) === 0 ? steps : steps.filter(({ step }) => step !== 'turn');
  const when = luck.below(5);
  if (when === 0) return [files];
  return when < 3 ? [files, ...others] : [...others, files];
}

/** Men who stand near each other, as if they stood in ranks: some do, where a body has opened. */
export function someForming(state: State, own: readonly Man[], luck: Luck): ArgadCommand | null {
  const loose = own.filter(({ index }) => state.figures[index]!.body < 0);
  const first = loose[luck.below(Math.max(1, loose.length))];
  if (first === undefined) return null;
  const { x, y, heading: ahead, mounted } = state.figures[first.index]!;
  // Men on foot turn any way: ranks are looked for along the table too.
  const heading = luck.below(2) === 0 ? ahead : 900 * luck.below(4);
  const near = loose.filter(({ index }) => {
    const figure = state.figures[index]!;
    return figure.mounted === mounted && Math.abs(figure.x - x) <= 1300 && Math.abs(figure.y - y) <= 1300;
  });
  const [width, depth] = mounted ? [250, 500] : [200, 200];
  const rank = (man: Man) => Math.round((reach(state, man, heading) - reach(state, first, heading)) / depth!);
  const file = (man: Man) => reach(state, man, (heading + 2700) % 3600) / width!;
  const ranked = near.sort((a, b) => rank(b) - rank(a) || file(a) - file(b));
  const front = ranked.filter((man) => rank(man) === rank(ranked[0]!)).length;
  const files = luck.below(3) === 0 ? 1 + luck.below(ranked.length) : front;
  const count = luck.below(3) === 0 ? 3 + luck.below(5) : ranked.length;
  const figures = ranked.slice(0, count).map(({ id }) => id);
  return { kind: 'form', figures, files: Math.min(files, figures.length), heading };
}

/** How far a man stands in a direction. */
function reach({ figures }: State, { index }: Man, heading: number): number {
  const { x, y } = figures[index]!;
  return (x * stepX(heading, 1000) + y * stepY(heading, 1000)) / 1000;
}

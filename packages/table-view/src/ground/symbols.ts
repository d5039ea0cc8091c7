/** groundSymbols, strewnSymbols: small stamps of trees, bushes, tufts and stones. Each stands on its point. */
import { cosineOf, sineOf, sineScale } from '@grognard/geometry';
import type { Theme } from '../themes.ts';
import { mm } from '../write.ts';

/** A crown or bush from above: a ring of bumps, with the radius in tenths of a millimetre. */
function scallop(radius: number, bumps: number, twist: number): string {
  const at = (i: number) => {
    const heading = Math.round((i * 3600) / bumps + twist) % 3600;
    const reach = radius * (i % 3 === 1 ? 1.08 : i % 3 === 2 ? 0.93 : 1);
    return { x: (reach * cosineOf(heading)) / sineScale, y: (reach * sineOf(heading)) / sineScale };
  };
  const start = at(0);
  let d = `M${mm(start.x)} ${mm(start.y)}`;
  const bump = mm((radius * 3.6) / bumps);
  for (let i = 1; i <= bumps; i++) {
    const { x, y } = at(i % bumps);
    d += `A${bump} ${bump} 0 0 1 ${mm(x)} ${mm(y)}`;
  }
  return `${d}z`;
}

function tree(theme: Theme, radius: number, bumps: number, twist: number): string {
  const [light, middle, dark] = theme.leaf;
  const r = radius / 10;
  const at = (x: number, y: number) => `${Math.round(x * r * 100) / 100} ${Math.round(y * r * 100) / 100}`;
  const shadow = `<ellipse cx="${mm(radius * 0.5)}" cy="${mm(radius * 0.55)}" rx="${mm(radius * 1.05)}" ry="${mm(radius * 0.9)}" fill="${theme.shadow}" opacity=".3"/>`;
  const crown = `<path d="${scallop(radius, bumps, twist)}" fill="${middle}" stroke="${dark}" stroke-width=".5"/>`;
  const lit = `<path d="${scallop(radius * 0.55, bumps - 2, twist + 300)}" transform="translate(${at(-0.27, -0.3)})" fill="${light}" opacity=".85"/>`;
  const shade = `<path d="M${at(0.9, -0.1)}Q${at(0.75, 0.75)} ${at(-0.15, 0.88)}M${at(0.62, 0.02)}Q${at(0.5, 0.5)} ${at(0, 0.6)}M${at(0.3, 0.12)}L${at(0.12, 0.3)}M${at(-0.55, -0.35)}Q${at(-0.4, -0.6)} ${at(-0.1, -0.6)}" fill="none" stroke="${dark}" stroke-width=".45" stroke-linecap="round"/>`;
  return shadow + crown + lit + shade;
}

function bush(theme: Theme, radius: number, twist: number): string {
  const [, middle, dark] = theme.leaf;
  return `<ellipse cx="1" cy="1.2" rx="${mm(radius)}" ry="${mm(radius * 0.8)}" fill="${theme.shadow}" opacity=".28"/><path d="${scallop(radius, 6, twist)}" fill="${middle}" stroke="${dark}" stroke-width=".4"/><path d="M-1.1 -.7q.5-.8 1.4-.7M.4 1.2q1-.2 1.2-1.1" fill="none" stroke="${dark}" stroke-width=".35"/>`;
}

const stone = (theme: Theme, d: string, line: string) =>
  `<path d="${d}" transform="translate(.6 .7)" fill="${theme.shadow}" opacity=".3"/><path d="${d}" fill="${theme.stone}" stroke="${theme.ink}" stroke-width=".4" stroke-linejoin="round"/><path d="${line}" fill="none" stroke="${theme.ink}" stroke-width=".3"/>`;

const drawn = (d: string, colour: string, width: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Stamps that stand up and overlap one another: trees, bushes, stones. */
export const groundSymbols: Readonly<Record<string, (theme: Theme) => string>> = {
  tree0: (theme) => tree(theme, 78, 9, 0),
  tree1: (theme) => tree(theme, 66, 8, 200),
  tree2: (theme) => tree(theme, 88, 10, 100),
  tree3: (theme) => tree(theme, 54, 7, 50),
  fruit: (theme) => tree(theme, 58, 7, 120),
  bush0: (theme) => bush(theme, 30, 0),
  bush1: (theme) => bush(theme, 23, 250),
  stone0: (theme) =>
    stone(theme, 'M-3 1L-2-1.8L.8-2.6L3-.6L2.4 1.6L-.6 2.2z', 'M-.4-2.2L.2 0L2 1.2M.2 0L-1.6.8'),
  stone1: (theme) => stone(theme, 'M-1.8.7L-1-1.3L1-1.4L1.9.4L.6 1.5z', 'M.1-1.2L.4.2'),
};

/** Stamps that are scattered by the hundred and lie flat. */
export const strewnSymbols: Readonly<Record<string, (theme: Theme) => string>> = {
  hedge0: (theme) =>
    `<circle r="2.5" fill="${theme.leaf[1]}" stroke="${theme.leaf[2]}" stroke-width=".5"/><path d="M-1.3-.5q.4-1 1.4-1" fill="none" stroke="${theme.leaf[0]}" stroke-width=".7"/>`,
  hedge1: (theme) =>
    `<circle r="3.1" fill="${theme.leaf[1]}" stroke="${theme.leaf[2]}" stroke-width=".5"/><path d="M-1.8-.6q.5-1.3 1.8-1.3" fill="none" stroke="${theme.leaf[0]}" stroke-width=".8"/>`,
  tuft: (theme) => drawn('M-1.6-.2L-2.4-1.9M0 0V-2.6M1.6-.2L2.5-1.8', theme.edges.meadow, '.45'),
  coarse: (theme) => drawn('M-2 0L-2.8-2.4M-.6 .2L-.9-3.4M.8 .2L1.2-3.2M2 0L3-2.2', theme.edges.rough, '.55'),
  reed: (theme) =>
    drawn('M-1.2 0L-1.9-3M0 0V-4M1.2 0L2-3.2', theme.edges.marsh, '.5') +
    drawn('M-4 .9H4M-2.4 2H5', theme.shore, '.4'),
  wheat: (theme) =>
    drawn('M0 1.5V-1.4M0-.2L-1.3-1.3M0-.2L1.3-1.3M0-1.5L-1-2.6M0-1.5L1-2.6', theme.straw, '.5'),
  pebble: (theme) => `<circle r=".5" fill="${theme.edges.sand}"/>`,
  flag: (theme) => drawn('M-3-1.8H2.8V2H-2.6z', theme.edges.paved, '.4'),
  cabbage: (theme) =>
    `<circle r="1.5" fill="${theme.leaf[0]}" stroke="${theme.leaf[2]}" stroke-width=".35"/><circle r=".5" fill="${theme.leaf[2]}"/>`,
  grass: (theme) => drawn('M-2.4 0L-3.2-2.2M-.8.2L-1-3M.9.2L1.2-2.8M2.5 0L3.4-2', theme.faint, '.5'),
};

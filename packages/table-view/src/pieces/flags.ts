/** drawFlag: a flag flying from its staff, painted from its design: stripes and charges on waving cloth. */
import type { FlagCharge, FlagDesign, SideLook } from '@grognard/engine';
import { numberAt } from '@grognard/lists';
import type { Theme } from '../themes.ts';

/** The cloth in mm: its corner at the head of the staff, and its size. The foot of the staff is the middle of the drawing. */
const cloth = { x: -3.5, y: -26, wide: 18, high: 12.5 } as const;

/** How far the cloth is blown down (or up) at equal steps from the staff, in mm. */
const wave = [0, -0.9, -1.3, -1, -0.3, 0.4, 0.8, 0.7, 0.2] as const;
const steps = wave.length - 1;

/** A place on the cloth: shares of its width from the staff and of its height from the top. */
type Spot = readonly [u: number, v: number];

const round = (n: number) => Math.round(n * 100) / 100;

function placed([u, v]: Spot): string {
  const at = Math.min(steps - 1, Math.max(0, Math.floor(u * steps)));
  const part = u * steps - at;
  const blown = numberAt(wave, at) * (1 - part) + numberAt(wave, at + 1) * part;
  return `${round(cloth.x + cloth.wide * u)} ${round(cloth.y + cloth.high * v + blown)}`;
}

/** An outline on the cloth. Its edges follow the waves. */
function outline(corners: readonly Spot[]): string {
  const spots = corners.flatMap(([u, v], at): Spot[] => {
    const [toU, toV] = corners[(at + 1) % corners.length] ?? [u, v];
    const parts = Math.max(1, Math.ceil(Math.abs(toU - u) * steps));
    return Array.from(
      { length: parts },
      (_, n): Spot => [u + ((toU - u) * n) / parts, v + ((toV - v) * n) / parts],
    );
  });
  return `M${spots.map(placed).join('L')}z`;
}

const box = (u0: number, v0: number, u1: number, v1: number): Spot[] => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

function cross(half: number): Spot[][] {
  return [box(0, 0.5 - half, 1, 0.5 + half), box(0.5 - half * 0.7, 0, 0.5 + half * 0.7, 1)];
}

function saltire(half: number): Spot[][] {
  const [u, v] = [half, half * 1.3];
  return [
    [
      [0, 0],
      [u, 0],
      [1, 1 - v],
      [1, 1],
      [1 - u, 1],
      [0, v],
    ],
    [
      [1, 0],
      [1, v],
      [u, 1],
      [0, 1],
      [0, 1 - v],
      [1 - u, 0],
    ],
  ];
}

const lily = (u: number, v: number, s: number): Spot[] =>
  (
    [
      [0, -1],
      [0.45, -0.2],
      [0.9, -0.5],
      [0.55, 0.3],
      [0.2, 0.4],
      [0.3, 1],
      [-0.3, 1],
      [-0.2, 0.4],
      [-0.55, 0.3],
      [-0.9, -0.5],
      [-0.45, -0.2],
    ] as const
  ).map(([x, y]) => [u + x * s * 0.7, v + y * s] as const);

/** Outlines of each charge on the whole cloth. */
const charges: Readonly<Record<FlagCharge['charge'], readonly (readonly Spot[])[]>> = {
  cross: cross(0.17),
  'thin-cross': cross(0.1),
  saltire: saltire(0.16),
  'thin-saltire': saltire(0.06),
  border: [box(0, 0, 1, 0.13), box(0, 0.87, 1, 1), box(0, 0, 0.09, 1), box(0.91, 0, 1, 1)],
  lozenge: [
    [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ],
  ],
  panel: [box(0.3, 0.28, 0.7, 0.72)],
  eagle: [
    [
      [0.5, 0.34],
      [0.44, 0.16],
      [0.38, 0.24],
      [0.42, 0.36],
      [0.3, 0.22],
      [0.18, 0.3],
      [0.22, 0.56],
      [0.38, 0.62],
      [0.4, 0.72],
      [0.34, 0.88],
      [0.5, 0.8],
      [0.66, 0.88],
      [0.6, 0.72],
      [0.62, 0.62],
      [0.78, 0.56],
      [0.82, 0.3],
      [0.7, 0.22],
      [0.58, 0.36],
      [0.62, 0.24],
      [0.56, 0.16],
    ],
  ],
  lilies: [lily(0.25, 0.27, 0.19), lily(0.75, 0.27, 0.19), lily(0.5, 0.72, 0.19)],
  heart: [
    [
      [0.5, 0.88],
      [0.3, 0.58],
      [0.28, 0.4],
      [0.36, 0.28],
      [0.46, 0.3],
      [0.5, 0.4],
      [0.54, 0.3],
      [0.64, 0.28],
      [0.72, 0.4],
      [0.7, 0.58],
    ],
    box(0.48, 0.06, 0.52, 0.34),
    box(0.43, 0.13, 0.57, 0.19),
  ],
  disc: [
    [
      [0.5, 0.2],
      [0.61, 0.26],
      [0.68, 0.42],
      [0.68, 0.58],
      [0.61, 0.74],
      [0.5, 0.8],
      [0.39, 0.74],
      [0.32, 0.58],
      [0.32, 0.42],
      [0.39, 0.26],
    ],
  ],
  canton: [box(0, 0, 0.5, 0.5)],
};

const inCanton = ([u, v]: Spot): Spot => [u / 2, v / 2];

function drawCharge({ charge, tincture, isInCanton }: FlagCharge, { tinctures }: Theme): string {
  const outlines = charges[charge].map((one) => outline(isInCanton ? one.map(inCanton) : one));
  return `<path d="${outlines.join('')}" fill="${tinctures[tincture]}"/>`;
}

function stripesOf({ stripes, fields }: FlagDesign, { tinctures }: Theme): string {
  return fields
    .map((tincture, n) => {
      const [from, to] = [n / fields.length, (n + 1) / fields.length];
      const stripe = stripes === 'upright' ? box(from, 0, to, 1) : box(0, from, 1, to);
      return `<path d="${outline(stripe)}" fill="${tinctures[tincture]}"/>`;
    })
    .join('');
}

/** The cloth of a side without a design: its coat's colour with a cross of the trim. */
function plainCloth({ coat }: SideLook, { coats }: Theme): string {
  const { cloth: field, trim } = coats[coat];
  return `<path d="${outline(box(0, 0, 1, 1))}" fill="${field}"/><path d="${cross(0.08).map(outline).join('')}" fill="${trim}"/>`;
}

export function flagKey(design: FlagDesign | null): string {
  if (design === null) return 'plain';
  const { stripes, fields, charges: over = [] } = design;
  return [
    stripes,
    ...fields,
    ...over.map(({ charge, tincture, isInCanton = '' }) => `${charge}${tincture}${isInCanton}`),
  ].join('.');
}

/** A flag upright on its staff. Without a design it has the colour of its side. */
export function drawFlag(design: FlagDesign | null, side: SideLook, theme: Theme): string {
  const art =
    design === null
      ? plainCloth(side, theme)
      : stripesOf(design, theme) + (design.charges ?? []).map((charge) => drawCharge(charge, theme)).join('');
  return `<path d="M-4 0V-26" stroke="${theme.pen}" stroke-width="1.2"/>${art}<path d="${outline(box(0, 0, 1, 1))}" fill="none" stroke="${theme.pen}" stroke-width=".7" stroke-linejoin="round"/><circle cx="-4" cy="-26.6" r="1.3" fill="${theme.gold}" stroke="${theme.pen}" stroke-width=".4"/>`;
}

/** Kinds of troops and nations are told apart without colour: every headdress, outfit, badge and flag has a shape of its own. */
import {
  badges,
  type DressLook,
  type FlagDesign,
  type FormationItem,
  flagCharges,
  headdresses,
  outfits,
  type PieceItem,
  type SideLook,
} from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { badgeLook, pieceLook, stampLook, standardLook } from './looks.ts';
import { paintSvg } from './paint-svg.ts';
import { drawFlag } from './pieces/flags.ts';
import { paintLegendSample, paintSign, tableSigns } from './signs-legend.ts';
import { type ThemeName, themeNames, themes } from './themes.ts';

const side: SideLook = { id: 'a', name: 'A', coat: 'blue', sign: 'plume' };
const piece = (dress?: DressLook): PieceItem => ({
  kind: 'piece',
  id: 'p',
  side: 'a',
  at: { x: 500, y: 500 },
  heading: 900,
  base: { shape: 'round', radius: 100 },
  weapon: 'musket',
  ...(dress === undefined ? {} : { dress }),
});
const body = (dress: DressLook, flag: boolean | FlagDesign = true): FormationItem => ({
  kind: 'formation',
  id: 'b',
  side: 'a',
  at: { x: 500, y: 500 },
  heading: 900,
  width: 300,
  depth: 150,
  files: 1,
  ranks: 1,
  arm: 'shot',
  dress,
  flag,
  bases: [{ at: { x: 500, y: 500 }, heading: 900, men: 4, of: 4 }],
  baseSize: { width: 300, depth: 150 },
});

/** A drawing without its colours. */
const outlines = (svg: string) => svg.replace(/(fill|stroke)="#[0-9a-f]+"/g, '$1');
const allDiffer = (drawings: readonly string[]) => expect(new Set(drawings).size).toBe(drawings.length);

describe.each(themeNames)('in the theme %s, colours left out', (name: ThemeName) => {
  const theme = themes[name];

  it('every headdress differs, on a figure and in the ranks', () => {
    const dresses = headdresses.map((headdress) => ({ headdress }));
    allDiffer(dresses.map((dress) => outlines(pieceLook(piece(dress), [side], theme, 'fine').art())));
    allDiffer(dresses.map((dress) => outlines(stampLook(body(dress), [side], theme).art())));
  });

  it('every outfit differs', () => {
    const looks = [undefined, ...outfits].map(
      (outfit): DressLook => ({ headdress: 'shako', ...(outfit === undefined ? {} : { outfit }) }),
    );
    allDiffer(looks.map((dress) => outlines(pieceLook(piece(dress), [side], theme, 'fine').art())));
  });

  it('every badge differs, at small scales too', () => {
    const looks = badges.map((badge): DressLook => ({ headdress: 'shako', badge }));
    for (const nearness of ['fine', 'bold'] as const) {
      allDiffer(looks.map((dress) => outlines(badgeLook(piece(dress), theme, nearness)!.art())));
      allDiffer(looks.map((dress) => outlines(standardLook(body(dress), side, theme, nearness)!.art())));
    }
  });

  it('every charge of a flag differs', () => {
    const flags = flagCharges.map(
      (charge): FlagDesign => ({
        stripes: 'level',
        fields: ['white'],
        charges: [{ charge, tincture: 'red' }],
      }),
    );
    const drawn = flags.map((flag) => drawFlag(flag, side, theme));
    allDiffer(drawn.map(outlines));
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('pieces of different dress have different keys: no sprite stands for another', () => {
  const looks = [
    undefined,
    { headdress: 'shako' },
    { headdress: 'busby' },
    { headdress: 'shako', facing: 'red' },
    { headdress: 'shako', coat: 'green' },
    { headdress: 'shako', outfit: 'pack' },
  ] as const;
  allDiffer(looks.map((dress) => pieceLook(piece(dress), [side], themes.map, 'fine').key));
  const french: FlagDesign = { stripes: 'upright', fields: ['blue', 'white', 'red'] };
  const dutch: FlagDesign = { stripes: 'level', fields: ['red', 'white', 'blue'] };
  const keys = [true, french, dutch].map(
    (flag) => standardLook(body({ headdress: 'shako' }, flag), side, themes.map, 'fine')!.key,
  );
  allDiffer(keys);
});

it('a body without flag and badge has no standard', () => {
  expect(standardLook(body({ headdress: 'shako' }, false), side, themes.map, 'fine')).toBeNull();
  expect(badgeLook(piece(), themes.map, 'fine')).toBeNull();
});

it('as SVG, badges and flags stay upright whatever the heading, and a ghost has none', () => {
  const list = (more: Partial<PieceItem>) => ({
    table: { width: 1000, depth: 1000 },
    sides: [side],
    items: [{ ...piece({ headdress: 'bearskin', badge: 'grenade' }), flag: true, ...more }],
  });
  const upright = /<g transform="translate\(50 50\)"><g transform="translate\(7\.6 -7\.6\) scale/;
  expect(paintSvg(list({ heading: 0 }))).toMatch(upright);
  expect(paintSvg(list({ heading: 1800 }))).toMatch(upright);
  expect(paintSvg(list({ ghost: true }))).not.toMatch(upright);
});

describe('samples of the legend', () => {
  it.each(tableSigns)('%s is painted', (sign) => {
    const svg = paintSign(sign, [side], 'map');
    expect(svg).toMatch(/<(path|circle)/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('no two signs look the same, colours left out', () => {
    allDiffer(tableSigns.map((sign) => outlines(paintSign(sign, [side], 'ink'))));
  });

  it.each([
    { kind: 'flag', side: 'a' },
    { kind: 'fallen', side: 'a' },
    { kind: 'building' },
    { kind: 'vessel', vessel: 'boat' },
    { kind: 'object', object: 'cart' },
    { kind: 'mark', mark: 'aim' },
    { kind: 'area', texture: 'woods' },
    { kind: 'line', stroke: 'hedge' },
    { kind: 'piece', side: 'a', weapon: 'musket' },
  ] as const)('$kind has a sample', (sample) => {
    expect(paintLegendSample(sample, [side], 'map')).toMatch(/<\/defs><g[^>]*>.*<(path|circle|use|rect)/s);
  });
});

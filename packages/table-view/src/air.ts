/** paintGrain, paintDesk: the paper and the light on it: grain, stains, darkened corners, a candle. */
import { type Theme, type ThemeName, themes } from './themes.ts';
import { type Board, mm } from './write.ts';

/** Side of a repeated tile, in pixels. */
export const tileSide = 256;

/** Monochrome noise over a tile, as SVG. */
export function noise(frequency: number | string, seed: number, matrix: string): string {
  return `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter><rect width="${tileSide}" height="${tileSide}" filter="url(#n)"/>`;
}

/** A tile as a complete SVG picture. */
export function tileOf(art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSide}" height="${tileSide}">${art}</svg>`;
}

/** Wood grain of the desk: long dark streaks. */
export const woodGrain = ['.008 .16', 11, '0 0 0 0 .02 0 0 0 0 .01 0 0 0 0 0 0 0 0 -2.6 1.5'] as const;

/** Opacity of the wood grain. */
export const woodShows = 0.34;

/** The desk under the sheet, as a tile. */
export function paintDesk(theme: ThemeName): string {
  const { desk, grain } = themes[theme];
  const wood = grain > 0 ? `<g opacity="${woodShows}">${noise(...woodGrain)}</g>` : '';
  return tileOf(`<rect width="${tileSide}" height="${tileSide}" fill="${desk}"/>${wood}`);
}

/** Light over the sheet, from the middle outwards: age darkens its corners, a candle lights its middle. */
export const airs: Readonly<Record<ThemeName, readonly (readonly [number, string, number])[]>> = {
  map: [
    [0.55, '#7a5524', 0],
    [1, '#6b431a', 0.24],
  ],
  night: [
    [0, '#ffc66b', 0.2],
    [0.5, '#c97a2c', 0.06],
    [1, '#050302', 0.62],
  ],
  ink: [],
};

/** SVG definitions of grain and light. */
export function airDefs(theme: Theme, prefix: string): string {
  const grain = `<filter id="${prefix}grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .28 0 0 0 0 .2 0 0 0 0 .1 0 0 0 -1.5 .82"/></filter><filter id="${prefix}stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .36 0 0 0 0 .16 0 0 0 -2.2 1.2"/></filter>`;
  const stops = airs[theme.name].map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  const air = `<radialGradient id="${prefix}air" cx=".47" cy=".43" r=".75">${stops.join('')}</radialGradient>`;
  return (theme.grain > 0 ? grain : '') + (stops.length > 0 ? air : '');
}

/** Grain of the paper, over the tints and under the pieces. */
export function paintGrain({ theme, table, prefix }: Board): string {
  if (theme.grain === 0) return '';
  const size = `width="${mm(table.width)}" height="${mm(table.depth)}"`;
  return `<rect ${size} filter="url(#${prefix}stain)" opacity="${theme.grain * 0.36}"/><rect ${size} filter="url(#${prefix}grain)" opacity="${theme.grain * 0.5}"/>`;
}

export function paintAir(
  { theme, prefix }: Board,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  return airs[theme.name].length === 0
    ? ''
    : `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${prefix}air)"/>`;
}

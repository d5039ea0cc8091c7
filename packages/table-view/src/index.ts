/** Paints a display list, the table as plain data. Everything that is exported is listed here. */
export { paintDesk } from './air.ts';
export { type PaintOptions, paintSvg } from './paint-svg.ts';
export { type NamedPlace, placesOn } from './places.ts';
export { type ThemeName, themeNames } from './themes.ts';

/** Paints a display list, the table as plain data. This index lists everything exported. */
export { paintDesk } from './air.ts';
export { type PaintOptions, paintSvg } from './paint-svg.ts';
export { type NamedPlace, type PictureSize, pictureSize, placesOn } from './places.ts';
export { paintLegendSample, paintSign, tableSigns } from './signs-legend.ts';
export { type ThemeName, themeNames } from './themes.ts';

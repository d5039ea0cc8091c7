/** A table as a picture in the theme that the flags ask for. */
import type { DisplayList } from '@grognard/engine';
import { paintSvg, type ThemeName, themeNames } from '@grognard/table-view';
import { flagValue, type GivenFlag, UsageError } from './arguments.ts';

/** How wide a picture is in pixels where it is looked at by itself. */
const width = 1600;

/** The picture as SVG. */
export function paintPicture(list: DisplayList, flags: readonly GivenFlag[]): string {
  return paintSvg(list, { theme: themeFrom(flags), width });
}

function themeFrom(flags: readonly GivenFlag[]): ThemeName {
  const asked = flagValue(flags, 'theme') ?? 'map';
  const theme = themeNames.find((name) => name === asked);
  if (theme === undefined) throw new UsageError(`--theme is one of ${themeNames.join(', ')}`);
  return theme;
}

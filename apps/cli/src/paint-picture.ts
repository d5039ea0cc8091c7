/** paintPicture: a table as an SVG picture, in the theme that the flags name. */
import type { DisplayList } from '@grognard/engine';
import { paintSvg, type ThemeName, themeNames } from '@grognard/table-view';
import { flagValue, type GivenFlag, UsageError } from './arguments.ts';

/** Width of a picture in pixels when it is viewed on its own. */
const width = 1600;

export function paintPicture(list: DisplayList, flags: readonly GivenFlag[]): string {
  return paintSvg(list, { theme: themeFrom(flags), width });
}

function themeFrom(flags: readonly GivenFlag[]): ThemeName {
  const asked = flagValue(flags, 'theme') ?? 'map';
  const theme = themeNames.find((name) => name === asked);
  if (theme === undefined) throw new UsageError(`--theme is one of ${themeNames.join(', ')}`);
  return theme;
}

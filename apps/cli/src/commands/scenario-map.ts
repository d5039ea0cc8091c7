/** The map of a scenario before the first turn, as SVG. */
import { pictureOfScenario } from '@grognard/rulesets';
import { paintSvg, type ThemeName, themeNames } from '@grognard/table-view';
import { flagValue, type GivenFlag, UsageError } from '../arguments.ts';

/** How wide the picture is in pixels where it is looked at by itself. */
const width = 1600;

/** Only what everybody knows, or what one side does: its hidden figures and secret aims too. */
export function scenarioMap(
  ruleset: string,
  scenario: string,
  side: string | null,
  flags: readonly GivenFlag[],
): string {
  const list = pictureOfScenario(ruleset, scenario, side);
  if (list === null) throw new UsageError(`there is no map of ${scenario}`);
  return paintSvg(list, { theme: themeFrom(flags), width });
}

function themeFrom(flags: readonly GivenFlag[]): ThemeName {
  const asked = flagValue(flags, 'theme') ?? 'map';
  const theme = themeNames.find((name) => name === asked);
  if (theme === undefined) throw new UsageError(`--theme is one of ${themeNames.join(', ')}`);
  return theme;
}

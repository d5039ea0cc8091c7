/** battleMaps: the tables of all battles before the first turn, with public knowledge only and without names. */
import type { DisplayList } from '@grognard/engine';
import { pictureOfScenario, rulesets } from '@grognard/rulesets';
import { withoutNames } from '../../referee/without-names.ts';

/** By ruleset, then by battle. The build gives each map a file of its own. */
export type BattleMaps = Readonly<Record<string, Readonly<Record<string, () => Promise<DisplayList>>>>>;

export function battleMaps(): BattleMaps {
  const ofRuleset = ({ id, scenarios }: (typeof rulesets)[number]) =>
    scenarios.flatMap((scenario) => {
      const picture = pictureOfScenario(id, scenario, null);
      if (picture === null) return [];
      const { table, sides, items } = picture;
      return [[scenario.id, async () => ({ table, sides, items: withoutNames(items) })] as const];
    });
  return Object.fromEntries(rulesets.map((ruleset) => [ruleset.id, Object.fromEntries(ofRuleset(ruleset))]));
}

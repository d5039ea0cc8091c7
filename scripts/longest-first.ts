// LongestFirst: the order in which test files start. Vitest knows how long each takes only from the run before, which a clean clone has not had;
// left to itself it goes by the length of the file, and ends with one core waiting for the other.
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './tools.ts';

/** The files that take a core for some seconds, the longest of each kind first. */
export const longest: readonly string[] = [
  'fixtures/web/screens.test.ts',
  'fixtures/web/sizes.test.ts',
  'fixtures/web/result.test.ts',
  'fixtures/web/safety.test.ts',
  'fixtures/web/offline.test.ts',
  'fixtures/web/three-hands.test.ts',
  'fixtures/web/giorgi.test.ts',
  'fixtures/web/companion.test.ts',
  'fixtures/web/hidden.test.ts',
  'fixtures/web/help.test.ts',
  'fixtures/web/numbers.test.ts',
  'fixtures/web/languages.test.ts',
  'fixtures/web/pieces.test.ts',
  'fixtures/web/playback.test.ts',
  'fixtures/web/monkey.test.ts',
  'fixtures/web/set-up.test.ts',
  'fixtures/web/sheets.test.ts',
  'fixtures/web/lessons.test.ts',
  'fixtures/web/plan.test.ts',
  'fixtures/web/deploy.test.ts',
  'fixtures/web/gestures.test.ts',
  'fixtures/browsers/browsers.test.ts',
  'fixtures/web/undo-request.test.ts',
  'fixtures/web/groups.test.ts',
  'fixtures/web/briefing.test.ts',
  'rulesets/argad/table/trial/table.test.ts',
  'rulesets/giorgi/table/trial/table.test.ts',
  'scripts/readme.test.ts',
  'rulesets/adlg-r/ruleset.test.ts',
  'rulesets/argad/ruleset.test.ts',
  'rulesets/giorgi/ruleset.test.ts',
  'rulesets/adlg-r/table/forecast/forecast.test.ts',
  'rulesets/adlg-r/table/trial/table.test.ts',
  'rulesets/adlg-r/table/doctrine/strength.test.ts',
  'scripts/package.test.ts',
  'rulesets/argad/table/interaction/by-chance.test.ts',
  'fixtures/views/two-processes.test.ts',
  'fixtures/golden/games.test.ts',
  'apps/cli/src/main.test.ts',
  'rulesets/argad/words/table-words-apart.test.ts',
  'rulesets/adlg-r/table/trial/fights.test.ts',
  'rulesets/adlg-r/table/trial/hidden.test.ts',
  'apps/cli/src/hostile-files.test.ts',
  'rulesets/giorgi/table/interaction/by-chance.test.ts',
  'fixtures/session/hidden-twins.test.ts',
  'apps/web/src/referee/links.test.ts',
  'rulesets/adlg-r/table/interaction/by-chance.test.ts',
  'rulesets/giorgi/table/actions/fire/shot-cache.test.ts',
  'rulesets/argad/table/doctrine/doctrine.test.ts',
  'rulesets/adlg-r/words/table-words-apart.test.ts',
  'apps/cli/src/altered-games.test.ts',
  'rulesets/giorgi/table/forecast/forecast.test.ts',
  'rulesets/argad/table/interaction/foresight.test.ts',
  'rulesets/argad/table/scenes/scenes.test.ts',
  'rulesets/companion.test.ts',
  'rulesets/adlg-r/table/doctrine/doctrine.test.ts',
  'scripts/bootstrap.test.ts',
  'apps/web/src/lessons/steps.test.ts',
  'bench/against.test.ts',
  'apps/web/src/referee/messages.test.ts',
  'rulesets/giorgi/table/doctrine/strength.test.ts',
  'packages/opponent/src/player.test.ts',
];

const ranks = new Map(longest.map((file, rank) => [file, rank]));

/** Those of the list before all others of their project; what stands alike stays as it was. A worker keeps its project, and so its modules. */
export function sortLongestFirst<T>(
  files: readonly T[],
  placeOf: (file: T) => { readonly project: string; readonly path: string },
): T[] {
  const projects = [...new Set(files.map((file) => placeOf(file).project))];
  const placed = files.map((file) => {
    const { project, path } = placeOf(file);
    return { file, project: projects.indexOf(project), rank: ranks.get(path) ?? longest.length };
  });
  return placed.sort((a, b) => a.project - b.project || a.rank - b.rank).map(({ file }) => file);
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sortLongestFirst(await super.sort(files), ({ project, moduleId }) => ({
      project: project.name,
      path: relative(root, moduleId).replaceAll('\\', '/'),
    }));
  }
}

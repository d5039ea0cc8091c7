/** armies: armies of L'Art de la Guerre, Renaissance, as files and as text. */
import type { ArmyFiles } from '@grognard/rules-kit';
import { about } from '../about.ts';
import { bundled } from '../armies/index.ts';
import { fielded } from './fielded.ts';
import { blankArmy, readArmy } from './read.ts';
import { armyShape } from './shape.ts';
import { parseArmyText } from './text/parse.ts';

export const armies: ArmyFiles = {
  ruleset: about.id,
  shape: armyShape,
  bundled,
  blank: blankArmy,
  read: readArmy,
  formats: [200, 100, 300],
  fielded,
  parse: parseArmyText,
};

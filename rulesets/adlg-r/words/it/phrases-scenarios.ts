/** Italian phrases of all scenarios. */
import { phrases as millHill } from './battles/mill-hill.ts';

export const scenarioPhrases: Readonly<Record<string, string>> = {
  ...millHill,
};

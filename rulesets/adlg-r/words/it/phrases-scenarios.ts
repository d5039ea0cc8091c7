/** Italian phrases of all scenarios. */
import { phrases as freeBattle } from './battles/free-battle.ts';
import { phrases as millHill } from './battles/mill-hill.ts';
import { phrases as ravenna } from './battles/ravenna.ts';
import { phrases as rocroi } from './battles/rocroi.ts';
import { phrases as shared } from './battles/shared.ts';
import { phrases as slankamen } from './battles/slankamen.ts';

export const scenarioPhrases: Readonly<Record<string, string>> = {
  ...shared,
  ...millHill,
  ...ravenna,
  ...rocroi,
  ...slankamen,
  ...freeBattle,
};

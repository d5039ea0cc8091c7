/** Every rule of the ruleset, chapter by chapter. */
import type { RuleEntry } from '@grognard/rules-kit';
import { aim } from './aim.ts';
import { building } from './building.ts';
import { charge } from './charge.ts';
import { figure } from './figure.ts';
import { formation } from './formation.ts';
import { group } from './group.ts';
import { hide } from './hide.ts';
import { leader } from './leader.ts';
import { melee } from './melee.ts';
import { move } from './move.ts';
import { optionRows } from './option.ts';
import { scenario } from './scenario.ts';
import { shoot } from './shoot.ts';
import { terrain } from './terrain.ts';
import { turn } from './turn.ts';
import { water } from './water.ts';
import { weapon } from './weapon.ts';

export const catalogue: readonly RuleEntry[] = [
  ...figure,
  ...turn,
  ...move,
  ...terrain,
  ...formation,
  ...weapon,
  ...shoot,
  ...melee,
  ...hide,
  ...building,
  ...water,
  ...charge,
  ...group,
  ...leader,
  ...optionRows,
  ...scenario,
  ...aim,
];

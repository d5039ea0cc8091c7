/** `catalogue`: every rule of the ruleset, chapter by chapter. */
import type { RuleEntry } from '@grognard/rules-kit';
import { artillery } from './artillery.ts';
import { attack } from './attack.ts';
import { building } from './building.ts';
import { command } from './command.ts';
import { fire } from './fire.ts';
import { formation } from './formation.ts';
import { melee } from './melee.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { save } from './save.ts';
import { scenario } from './scenario.ts';
import { skirmish } from './skirmish.ts';
import { square } from './square.ts';
import { terrain } from './terrain.ts';
import { turn } from './turn.ts';
import { unit } from './unit.ts';
import { woods } from './woods.ts';

export const catalogue: readonly RuleEntry[] = [
  ...unit,
  ...turn,
  ...formation,
  ...move,
  ...terrain,
  ...fire,
  ...artillery,
  ...save,
  ...attack,
  ...melee,
  ...skirmish,
  ...square,
  ...building,
  ...woods,
  ...morale,
  ...command,
  ...scenario,
];

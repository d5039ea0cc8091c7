/** All rules of the ruleset, chapter by chapter. */
import type { RuleEntry } from '@grognard/rules-kit';
import { ability } from './ability.ts';
import { army } from './army.ts';
import { artillery } from './artillery.ts';
import { camp } from './camp.ts';
import { charge } from './charge.ts';
import { command } from './command.ts';
import { commander } from './commander.ts';
import { conform } from './conform.ts';
import { deploy } from './deploy.ts';
import { disengage } from './disengage.ts';
import { elephant } from './elephant.ts';
import { evade } from './evade.ts';
import { fortification } from './fortification.ts';
import { interpenetration } from './interpenetration.ts';
import { melee } from './melee.ts';
import { move } from './move.ts';
import { pursuit } from './pursuit.ts';
import { rally } from './rally.ts';
import { rout } from './rout.ts';
import { shoot } from './shoot.ts';
import { square } from './square.ts';
import { terrain } from './terrain.ts';
import { turn } from './turn.ts';
import { unit } from './unit.ts';
import { victory } from './victory.ts';
import { wagon } from './wagon.ts';
import { zoc } from './zoc.ts';

export const catalogue: readonly RuleEntry[] = [
  ...unit,
  ...ability,
  ...turn,
  ...command,
  ...move,
  ...zoc,
  ...interpenetration,
  ...disengage,
  ...charge,
  ...evade,
  ...conform,
  ...shoot,
  ...melee,
  ...rout,
  ...pursuit,
  ...rally,
  ...commander,
  ...square,
  ...fortification,
  ...camp,
  ...wagon,
  ...artillery,
  ...elephant,
  ...terrain,
  ...army,
  ...deploy,
  ...victory,
];

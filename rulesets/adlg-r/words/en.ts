/** English sentences of all rules, by rule id. */
import { ability } from './en/ability.ts';
import { army } from './en/army.ts';
import { artillery } from './en/artillery.ts';
import { camp } from './en/camp.ts';
import { charge } from './en/charge.ts';
import { command } from './en/command.ts';
import { commander } from './en/commander.ts';
import { conform } from './en/conform.ts';
import { deploy } from './en/deploy.ts';
import { disengage } from './en/disengage.ts';
import { elephant } from './en/elephant.ts';
import { evade } from './en/evade.ts';
import { forbidding } from './en/forbidding.ts';
import { fortification } from './en/fortification.ts';
import { interpenetration } from './en/interpenetration.ts';
import { melee } from './en/melee.ts';
import { move } from './en/move.ts';
import { pursuit } from './en/pursuit.ts';
import { rally } from './en/rally.ts';
import { refusing } from './en/refusing.ts';
import { rout } from './en/rout.ts';
import { settingUp } from './en/setting-up.ts';
import { shoot } from './en/shoot.ts';
import { square } from './en/square.ts';
import { terrain } from './en/terrain.ts';
import { turn } from './en/turn.ts';
import { unit } from './en/unit.ts';
import { victory } from './en/victory.ts';
import { wagon } from './en/wagon.ts';
import { zoc } from './en/zoc.ts';

export const en: Readonly<Record<string, string>> = {
  ...refusing,
  ...forbidding,
  ...settingUp,
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
};

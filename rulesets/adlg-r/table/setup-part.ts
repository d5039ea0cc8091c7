/** `setupPart`: the set-up of a battle, loaded with the battles that have one. */
import { setUpBy } from './doctrine/setup/set-up-by.ts';
import { entering } from './flow/enter-order.ts';
import { checkSetup, goOnSettingUp, questionOfSetup, settingUp } from './flow/setup/index.ts';
import type { SetupPart } from './state/setup-part.ts';

export const setupPart: SetupPart = {
  name: 'setup',
  question: questionOfSetup,
  check: checkSetup,
  carryOut: settingUp,
  goOn: goOnSettingUp,
  entering,
  answer: setUpBy,
};

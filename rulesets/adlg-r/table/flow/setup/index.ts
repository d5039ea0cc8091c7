/** The set-up as a course of questions. */
export { checkSetup, choicesAt } from './check.ts';
export { settingUp } from './decide.ts';
export { firstSetup, hiddenAtStart } from './first.ts';
export { goOnSettingUp } from './go-on.ts';
export { isList, placesIn } from './names-in-commands.ts';
export {
  isSetupCommand,
  isSetupPhase,
  questionOfSetup,
  type SetupOnlyKind,
  type SetupPhase,
} from './question.ts';

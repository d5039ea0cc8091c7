/** The set-up as a course of questions. */
export { checkSetup, choicesAt } from './check.ts';
export { settingUp } from './decide.ts';
export { goOnSettingUp } from './go-on.ts';
export { questionOfSetup } from './question.ts';

/** French phrases of all scenarios. */
import { phrases as borghetto } from './battles/borghetto.ts';
import { phrases as crossroads } from './battles/crossroads.ts';
import { phrases as meeting } from './battles/meeting.ts';
import { phrases as raab } from './battles/raab.ts';
import { phrases as shared } from './battles/shared.ts';

export const scenarioPhrases: Readonly<Record<string, string>> = {
  ...shared,
  ...crossroads,
  ...borghetto,
  ...raab,
  ...meeting,
};

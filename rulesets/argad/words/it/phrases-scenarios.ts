/** Italian phrases of all scenarios. */
import { phrases as battery } from './battles/battery.ts';
import { phrases as convoy } from './battles/convoy.ts';
import { phrases as landing } from './battles/landing.ts';
import { phrases as shared } from './battles/shared.ts';
import { phrases as starter } from './battles/starter.ts';
import { phrases as village } from './battles/village.ts';

export const scenarioPhrases: Readonly<Record<string, string>> = {
  ...shared,
  ...starter,
  ...convoy,
  ...village,
  ...landing,
  ...battery,
};

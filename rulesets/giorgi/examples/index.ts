/** Worked examples as data. Tests run them and the sheet prints them. */
import { asExamples, type Example } from '@grognard/rules-kit';
import fire from './fire.json' with { type: 'json' };
import melee from './melee.json' with { type: 'json' };
import react from './react.json' with { type: 'json' };
import reactivity from './reactivity.json' with { type: 'json' };
import rout from './rout.json' with { type: 'json' };
import skirmish from './skirmish.json' with { type: 'json' };
import square from './square.json' with { type: 'json' };

export const examples: readonly Example[] = asExamples([
  ...fire,
  ...melee,
  ...skirmish,
  ...square,
  ...reactivity,
  ...rout,
  ...react,
]);

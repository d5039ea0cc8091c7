/** `procedures`, in the order of the rulebook. */
import { fire } from './fire/procedure.ts';
import { melee } from './melee/procedure.ts';
import { skirmish } from './melee/skirmish.ts';
import { square } from './melee/square.ts';
import { react } from './morale/react.ts';
import { reactivity } from './morale/reactivity.ts';
import { rout } from './morale/rout.ts';

export const procedures = { fire, melee, skirmish, square, reactivity, rout, react } as const;

/** The worker in which computer players think. */
import { thinkHere } from './thinker.ts';
import { answerOn, type Line } from './wire.ts';

answerOn(self as unknown as Line, thinkHere);

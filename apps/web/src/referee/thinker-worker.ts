/** The worker in which computer players think, so that a player's gestures never wait for them. */
import { hostThinker } from './host-thinker.ts';
import { workerPort } from './worker-port.ts';

hostThinker(workerPort(self));

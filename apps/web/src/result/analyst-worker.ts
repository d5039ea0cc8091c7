/** The worker in which quick battles are played, so that neither the page nor its games wait for them. */
import { lateService, workerPort } from '../referee/worker-port.ts';
import { hostAnalyst } from './analyst.ts';

hostAnalyst(lateService(workerPort(self)));

/** Whole battles are measured where simulations play them: on a thread with the room that the simulator gives it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadRoom } from '@grognard/simulator/node';
import type { BattleMeasured } from './beside.ts';

export async function measureInThread(): Promise<readonly BattleMeasured[]> {
  const worker = new Worker(new URL('./battle-thread.ts', import.meta.url), { resourceLimits: threadRoom });
  const [measured] = (await once(worker, 'message')) as [readonly BattleMeasured[]];
  await worker.terminate();
  return measured;
}

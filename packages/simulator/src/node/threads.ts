/** threads: batch runners on worker threads of Node, and the code that such a thread runs. */

import { parentPort, Worker } from 'node:worker_threads';
import type { CreateAnyGame } from '@grognard/engine';
import { type Batch, type BatchRunner, batchPlayer, type GameResult } from '@grognard/simulator';

/** A thread's answer to a batch: its results, or the reason why it failed. */
type BatchReply = { readonly records: readonly GameResult[] } | { readonly fault: string };

/** Runners on threads that run a file of the app, which calls `serveThread`. */
export function threads(entry: URL, count: number): BatchRunner[] {
  return Array.from({ length: count }, () => threadRunner(entry));
}

function threadRunner(entry: URL): BatchRunner {
  const worker = new Worker(entry);
  let waiting: { resolve(records: readonly GameResult[]): void; reject(error: Error): void } | null = null;
  let broken: Error | null = null;
  const settle = (reply: BatchReply | Error) => {
    const asked = waiting;
    waiting = null;
    worker.unref();
    if (reply instanceof Error) {
      broken = reply;
      asked?.reject(reply);
    } else if ('fault' in reply) asked?.reject(new Error(reply.fault));
    else asked?.resolve(reply.records);
  };
  worker.on('message', settle);
  worker.on('error', (error) => settle(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => settle(new Error('the thread has ended')));
  // An idle thread must not keep the program alive.
  worker.unref();
  return {
    play: (batch) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting = { resolve, reject };
        worker.ref();
        worker.postMessage(batch);
      }),
    dismiss: async () => {
      await worker.terminate();
    },
  };
}

/** Must be called once by the file that a thread runs. Plays the batches it receives. */
export function serveThread(createGame: CreateAnyGame): void {
  const port = parentPort;
  if (port === null) throw new Error('this file is run by a thread of the simulator');
  const play = batchPlayer(createGame);
  port.on('message', (batch: Batch) => {
    port.postMessage(replyTo(play, batch));
  });
}

function replyTo(play: (batch: Batch) => GameResult[], batch: Batch): BatchReply {
  try {
    return { records: play(batch) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

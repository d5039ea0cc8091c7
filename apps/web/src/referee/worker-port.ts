/** workerPort: a worker, or a worker's own scope, as a port. */
import type { Port } from '@grognard/session';

interface WorkerEnd {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', heard: (event: MessageEvent<unknown>) => void): void;
}

export function workerPort(end: WorkerEnd): Port {
  return {
    send: (message) => end.postMessage(message),
    listen: (hear) => end.addEventListener('message', ({ data }) => hear(data)),
  };
}

/** A port that buffers messages until there is a listener. A worker receives messages from its first moment on. */
export function lateService(port: Port): Port {
  const early: unknown[] = [];
  let hear: ((message: unknown) => void) | null = null;
  port.listen((message) => (hear === null ? early.push(message) : hear(message)));
  return {
    send: (message) => port.send(message),
    listen(listener) {
      hear = listener;
      for (const message of early.splice(0)) listener(message);
    },
  };
}

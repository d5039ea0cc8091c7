/** The part of the simulator that needs Node: worker threads. */
export { serveThread, threads } from './threads.ts';

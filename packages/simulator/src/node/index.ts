/** What of the simulator needs Node: worker threads. */
export { serveThread, threads } from './threads.ts';

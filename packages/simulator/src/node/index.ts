/** What of the simulator needs Node: worker threads. */
export { serveThread, threadRoom, threads } from './threads.ts';

/** What of the simulator needs Node: worker threads. */
export {};

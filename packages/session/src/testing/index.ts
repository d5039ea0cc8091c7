/** For tests of hosts of sessions: the contract of a GameStorage, games on memory, messages spoilt in one place. */
export { storeGame, testDeps } from './deps.ts';
export { malformedVariants } from './malformed.ts';
export { sampleEntry, sampleRecord } from './samples.ts';
export { type ContractCase, type OpenStorage, storageContract } from './storage-contract.ts';

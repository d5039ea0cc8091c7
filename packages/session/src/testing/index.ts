/** For tests of storages: the contract that every GameStorage must keep. */
export { sampleEntry, sampleRecord } from './samples.ts';
export { type ContractCase, type OpenStorage, storageContract } from './storage-contract.ts';

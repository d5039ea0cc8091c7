// Property tests use a fixed seed in `npm test`, so that the same tree passes or fails everywhere. `npm run test:long` looks for new
// counterexamples with a fresh seed each time, which a failure prints.
import fc from 'fast-check';

const long = process.env['GROGNARD_LONG'] === '1';
const seed = process.env['GROGNARD_SEED'];

fc.configureGlobal(long && seed === undefined ? {} : { seed: Number(seed ?? 1805) });

// `node scripts/package-types.ts TARBALL`: how every kind of project finds the types of a packed package, as JSON. A process of its own,
// since tests ask packages for their sources, which this one has and Node does not read.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const [tarball] = process.argv.slice(2);
if (tarball === undefined) throw new RangeError('node scripts/package-types.ts TARBALL');
process.stdout.write(
  JSON.stringify(await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))),
);

/** FaceSource: dice faces as a function of (secret, resolution, actor, purpose, n), never a stream. */
import { faceOf, isFair, mixBits } from '@grognard/rules-kit';

/** One source of faces. The same key always gives the same face. */
export interface FaceSource {
  face(resolution: number, actor: string, purpose: string, n: number): number;
}

/** Cache of hashes of actors and purposes. */
const known = new Map<string, number>();
/** Limit of the cache. A long simulation has few actors, and a hostile one must not fill the memory. */
const most = 10_000;

function wordHash(word: string): number {
  let hash = known.get(word);
  if (hash === undefined) {
    hash = 0x811c9dc5;
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
    if (known.size >= most) known.clear();
    known.set(word, hash);
  }
  return hash;
}

/** Fast dice for simulation and search: an integer hash of the key. */
export function hashedFaces(seed: number): FaceSource {
  const start = mixBits(seed ^ 0x5bd1e995);
  return {
    face(resolution, actor, purpose, n) {
      let bits = mixBits(start + Math.imul(resolution, 0x9e3779b9));
      bits = mixBits(bits + wordHash(actor));
      bits = mixBits(bits + Math.imul(wordHash(purpose), 0x85ebca6b));
      bits = mixBits(bits + Math.imul(n + 1, 0xc2b2ae35));
      while (!isFair(bits)) bits = mixBits(bits + 0x9e3779b9);
      return faceOf(bits);
    },
  };
}

/** Where the faces of a game come from: a function of (secret, resolution, actor, purpose, n), never a stream. */

/** One source of faces. The same key gives the same face, whoever asks and whenever. */
export interface FaceSource {
  face(resolution: number, actor: string, purpose: string, n: number): number;
}

/** Hashes of words that come up again and again. */
const known = new Map<string, number>();
/** A long simulation has few actors; a hostile one must not fill the memory. */
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

function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}

/** The largest multiple of 6 below 2³²: what lies above is drawn again, so that every face is equally likely. */
const fairLimit = 4294967292;

/** Fast dice for simulation and search: an integer hash of the key. */
export function hashedFaces(seed: number): FaceSource {
  const start = mix(seed ^ 0x5bd1e995);
  return {
    face(resolution, actor, purpose, n) {
      let bits = mix(start + Math.imul(resolution, 0x9e3779b9));
      bits = mix(bits + wordHash(actor));
      bits = mix(bits + Math.imul(wordHash(purpose), 0x85ebca6b));
      bits = mix(bits + Math.imul(n + 1, 0xc2b2ae35));
      while (bits >>> 0 >= fairLimit) bits = mix(bits + 0x9e3779b9);
      return 1 + ((bits >>> 0) % 6);
    },
  };
}

/** secretFaces: dice of a played game, keyed by a secret that is committed to before the first roll and revealed after the last. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FaceSource } from './faces.ts';

/** 256 bits as 64 hexadecimal digits. */
export type Secret = string;

const secretPattern = /^[0-9a-f]{64}$/;

export function isSecret(text: unknown): text is Secret {
  return typeof text === 'string' && secretPattern.test(text);
}

/** Commitment shown in the header before the first roll. Nobody can find another secret that fits it. */
export function commitmentTo(secret: Secret): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** Bytes from this value up are drawn again. Below it every face is equally likely. */
const fairBytes = 252;
const bytesInBlock = 32;

/** Faces by HMAC-SHA-256 of the key. A block of 32 bytes gives up to 32 faces. */
export function secretFaces(secret: Secret): FaceSource {
  const key = hexToBytes(secret);
  let lastName = '';
  let faces: number[] = [];
  let block = 0;

  function draw(name: string): void {
    const bytes = hmac(sha256, key, utf8ToBytes(`${name}|${block++}`));
    for (let i = 0; i < bytesInBlock; i++) {
      const byte = bytes[i] ?? fairBytes;
      if (byte < fairBytes) faces.push(1 + (byte % 6));
    }
  }

  return {
    face(resolution, actor, purpose, n) {
      const name = JSON.stringify([resolution, actor, purpose]);
      if (name !== lastName) {
        lastName = name;
        faces = [];
        block = 0;
      }
      while (faces.length <= n) draw(name);
      return faces[n] ?? 1;
    },
  };
}

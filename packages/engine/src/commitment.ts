/** secretDice, secretFits: the commitment to secret dice and header before the first roll, and its check against the revealed secret. */
import { canonical } from '@grognard/rules-kit';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentTo, type Secret } from './dice/secret.ts';
import type { DiceOrigin, SaveFile, SaveHeader } from './save.ts';

/** Fields that players agree on before the first roll. Format and version belong to the file, not to the game. */
export type AgreedHeader = Omit<SaveHeader, 'format' | 'version' | 'dice'>;

/**
 * Digest keyed by the secret. Its text begins with a word while dice are keyed by texts that begin with `[`, so neither can pass for
 * the other.
 */
function commitmentToHeader(secret: Secret, agreed: AgreedHeader): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`header\n${canonical(agreed)}`)));
}

/** Dice from a secret, with a commitment to the secret and to the agreed header. */
export function secretDice(
  secret: Secret,
  { made, edition, options, scenario, players }: AgreedHeader,
): DiceOrigin {
  const agreed = { made, edition, options, scenario, players };
  return { kind: 'secret', commitment: commitmentToHeader(secret, agreed), covers: 'header' };
}

/** Whether the revealed secret matches the commitment, including the header if the commitment covers it. */
export function secretFits({ header, secret }: SaveFile): boolean {
  const { format: _, version: __, dice, ...agreed } = header;
  if (dice.kind !== 'secret' || secret === null) return false;
  const due = dice.covers === 'header' ? commitmentToHeader(secret, agreed) : commitmentTo(secret);
  return due === dice.commitment;
}

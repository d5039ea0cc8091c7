/** Sentences that a player reads. */
import { Problem } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { argad } from '../index.ts';

function tell(
  procedure: string,
  input: Record<string, unknown>,
  edition = 'argad-2024',
  options = {},
): string {
  const inForce = argad.inForce(edition, options);
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  const prepared = inForce.procedure(procedure)?.prepare(input);
  if (prepared === undefined || prepared instanceof Problem) throw new TypeError('a wrong case');
  return prepared.tell();
}

test.each([
  [
    'move',
    { gear: 'full', ground: ['woods', 'bank', 'woods'] },
    'Foot, in full equipment, move through woods and a bank',
  ],
  [
    'move',
    { troop: 'heavy-cavalry', formation: 'close-order', files: 4, intoContact: true },
    'Heavy cavalry move in close order, 4 abreast, into contact over open ground',
  ],
  [
    'shoot',
    { weapon: 'flintlock-musket', rangeCm: 30, target: { cover: 'cover' } },
    'A class 3 shooter on foot fires a flintlock musket at 30 cm at a man on foot in cover',
  ],
  [
    'shoot',
    { weapon: 'pistol', rangeCm: 0, shooter: { troop: 'light-cavalry', contact: 'closing' } },
    'A class 3 light cavalryman fires a pistol while closing in at 0 cm at a man on foot',
  ],
  [
    'shoot',
    { weapon: 'blunderbuss', rangeCm: 8, target: { groupSize: 5 } },
    'A class 3 shooter on foot fires a blunderbuss at 8 cm at 5 men on foot',
    'argad-coastal',
  ],
  ['move', { troop: 'rowing-boat' }, 'A rowing boat moves over open water', 'argad-coastal'],
  [
    'strike',
    { attacker: { weapon: 'bayonet' }, defender: { armour: 4 } },
    'A class 3 man on foot with a bayonet strikes at a class 3 man on foot in a breastplate with a sword',
  ],
  [
    'bout',
    { a: { weapon: 'bayonet' } },
    'A class 3 man on foot with a bayonet (A) fights a class 3 man on foot with a sword (B); A strikes first',
  ],
])('%s: %j', (procedure, input, sentence, edition = 'argad-2024') => {
  expect(tell(procedure, input, edition)).toBe(sentence);
});

test('outcomes in words', () => {
  const inForce = argad.inForce('argad-coastal');
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  expect(inForce.procedure('move')?.tellOutcome({ cm: 0, blocked: true })).toBe('blocked');
  expect(inForce.procedure('shoot')?.tellOutcome({ hits: 1 })).toBe('1 hit');
  expect(inForce.procedure('shoot')?.tellOutcome({ hits: 3, surplus: 2 })).toBe('3 hits, 2 wasted');
  expect(inForce.procedure('bout')?.tellOutcome({ a: 'stands', b: 'killed' })).toBe('A stands, B is killed');
});

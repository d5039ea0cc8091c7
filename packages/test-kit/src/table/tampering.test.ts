/** Tampering changes the file as written, also where a record is empty. */
import { canonical } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { SeededRandom } from '../generate/seeded-random.ts';
import { tampered } from './tampering.ts';

it('every change shows in the text', () => {
  const file = { header: { camp: {}, options: {}, works: {} }, entries: [{ events: [{}], command: {} }] };
  const text = JSON.stringify(file);
  const random = new SeededRandom(1648, 'tampering');
  for (let n = 0; n < 500; n++) {
    const { what, text: changed } = tampered(text, random);
    expect(canonical(JSON.parse(changed.replaceAll('1e999', '0'))), what).not.toBe(canonical(file));
  }
});

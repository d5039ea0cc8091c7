/** State of the companion between visits. */
import { expect, it } from 'vitest';
import { readCompanionState, withChoices, withEvening, withOption } from './companion-store.ts';

const nothing = { edition: null, procedures: {}, choices: {}, options: {}, evenings: {} };

it.each([null, '', '7', '[]', '{', '{"edition":3,"procedures":[],"choices":{"a":1},"options":null}'])(
  'what cannot be read is as good as nothing: %s',
  (text) => {
    expect(readCompanionState(text)).toEqual(nothing);
  },
);

it('last choices are kept by edition and procedure', () => {
  const kept = withChoices(nothing, 'argad-2024', 'shoot', { weapon: 'pistol' });
  expect(kept.edition).toBe('argad-2024');
  expect(kept.procedures).toEqual({ 'argad-2024': 'shoot' });
  expect(readCompanionState(JSON.stringify(kept))).toEqual(kept);
  expect(withChoices(kept, 'argad-2024', 'move', {}).choices['argad-2024 shoot']).toEqual({
    weapon: 'pistol',
  });
});

it('an option is set for its edition alone, and put back', () => {
  const set = withOption(nothing, 'giorgi', 'melee.clamp', 6);
  expect(set.options).toEqual({ giorgi: { 'melee.clamp': 6 } });
  expect(withOption(set, 'giorgi', 'melee.clamp', undefined).options).toEqual({ giorgi: {} });
});

it('one evening is open for each edition', () => {
  const open = withEvening(withEvening(nothing, 'giorgi', 'a'), 'argad-2024', 'b');
  expect(open.evenings).toEqual({ giorgi: 'a', 'argad-2024': 'b' });
  expect(readCompanionState(JSON.stringify(open))).toEqual(open);
  expect(withEvening(open, 'giorgi', null).evenings).toEqual({ 'argad-2024': 'b' });
});

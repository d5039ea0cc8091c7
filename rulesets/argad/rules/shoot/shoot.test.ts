/** Shots that the worked examples do not show. */
import { asking, inShort } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { argad } from '../../index.ts';

const { ask } = asking(argad, 'argad-2024');

type Part = Record<string, unknown>;

interface Asked {
  readonly edition?: string;
  readonly options?: Record<string, unknown>;
  readonly dice?: readonly number[];
  readonly more?: Part;
}

const shoot = (shooter: Part, target: Part, { more, ...asked }: Asked = {}) =>
  ask('shoot', { weapon: 'pistol', rangeCm: 5, shooter, target, ...more }, asked);
const lines = (shooter: Part, target: Part, asked?: Asked) => inShort(shoot(shooter, target, asked));

const coastal = { edition: 'argad-coastal' };
const sheet2021 = { edition: 'argad-2021' };
const rider = { troop: 'light-cavalry' };

describe('terrain', () => {
  test('shoot.cover: a wall gives −1, to foot only', () => {
    expect(lines({}, { cover: 'cover' })).toBe('shoot.cover -1');
    expect(lines({}, { cover: 'narrow-opening', ...rider })).toBe('');
  });
  test('shoot.terrain-once: equal ones are named in the order of the cell', () => {
    expect(lines({}, { cover: 'cover', forestCm: 0, swimming: true })).toBe('shoot.cover -1');
    expect(lines({}, { forestCm: 0, swimming: true })).toBe('shoot.forest -1');
  });
  test('shoot.forest-edge: up to the depth, both ends included', () => {
    expect(lines({}, { forestCm: 5, ...rider })).toBe('');
    expect(lines({}, { forestCm: 5.1, ...rider })).toBe('shoot.forest -1');
    const options = { 'shoot.forest-edge': 0 };
    expect(lines({}, { forestCm: 0, ...rider }, { options })).toBe('');
    expect(lines({}, { forestCm: 0.5, ...rider }, { options })).toBe('shoot.forest -1');
  });
  test('option.cropped-2021: as printed the depth of the edge does not matter; 2024 is whole', () => {
    const options = { 'option.cropped-2021': 'printed', 'shoot.forest-edge': 10 };
    expect(lines({}, { forestCm: 1, ...rider }, { ...sheet2021, options })).toBe('shoot.forest -1');
    expect(lines({}, { forestCm: 1, ...rider }, { options })).toBe('');
  });
  test('shoot.contact-terrain: waived near contact, counts by option', () => {
    const closing = { contact: 'receiving' };
    expect(lines(closing, { cover: 'cover' })).toBe('');
    const options = { 'shoot.contact-terrain': 'counts' };
    expect(lines(closing, { cover: 'cover' }, { options })).toBe('shoot.cover -1');
  });
  test('shoot.swimming: in the ship cell with coastal arms, outside the cap and not waived', () => {
    const swims = { swimming: true, cover: 'narrow-opening' };
    expect(lines({}, swims, coastal)).toBe('shoot.narrow-opening -2, shoot.swimming -1');
    expect(lines({}, swims, { options: { 'coastal-arms': true } })).toBe(
      'shoot.narrow-opening -2, shoot.swimming -1',
    );
    expect(lines({ contact: 'receiving' }, { swimming: true }, coastal)).toBe('shoot.swimming -1');
    expect(lines({ contact: 'receiving' }, { swimming: true })).toBe('');
    expect(lines({}, swims, { ...coastal, options: { 'shoot.swimming': 'terrain' } })).toBe(
      'shoot.narrow-opening -2',
    );
  });
});

describe('shooter', () => {
  test('shoot.moving-contact: free on foot near contact, and for a pistol in contact', () => {
    expect(lines({ contact: 'closing' }, {})).toBe('');
    expect(lines({ contact: 'in-contact', moving: true, ...rider }, {})).toBe('');
    expect(lines({ contact: 'closing', ...rider }, {})).toBe('shoot.moving -1');
  });
  test('shoot.furtive-shooter: where moving costs nothing, being furtive does', () => {
    expect(lines({ contact: 'closing', furtive: true }, {}, coastal)).toBe('shoot.furtive-shooter -1');
  });
  test('shoot.mounted-awaiting: a charge in 2021, anyone in 2024, or as agreed', () => {
    const charged = { contact: 'receiving-charge', ...rider };
    const touched = { contact: 'receiving', ...rider };
    expect(lines(charged, {}, sheet2021)).toBe('shoot.moving -1');
    expect(lines(touched, {}, sheet2021)).toBe('');
    expect(lines(charged, {})).toBe('shoot.moving -1');
    expect(lines(touched, {}, { options: { 'shoot.mounted-awaiting': 'charge' } })).toBe('');
    const options = { 'shoot.mounted-awaiting': 'contact' };
    expect(lines(touched, {}, { ...sheet2021, options })).toBe('shoot.moving -1');
  });
  test('shoot.mounted-infantry-contact: never applies to 2024 alone', () => {
    const arriving = { contact: 'closing', troop: 'mounted-infantry' };
    const options = { 'shoot.mounted-infantry-contact': 'never' };
    expect(lines(arriving, {}, { options })).toBe('shoot.mounted-infantry-contact');
    expect(lines(arriving, {}, { ...sheet2021, options })).toBe('shoot.mounted-infantry -1');
  });
  test('shoot.afloat: not on a steady deck, not aboard the same vessel', () => {
    expect(lines({ aboard: 'unsteady' }, {}, coastal)).toBe('shoot.afloat -1');
    expect(lines({ aboard: 'unsteady' }, { sameVessel: true }, coastal)).toBe('');
    expect(lines({ aboard: 'steady' }, {}, coastal)).toBe('');
    expect(lines({ aboard: 'unsteady' }, { sameVessel: true, swimming: true }, coastal)).toBe(
      'shoot.swimming -1',
    );
  });
});

describe('bands', () => {
  test('weapon.edge: farther still reaches the outermost limit', () => {
    const asked = { more: { rangeCm: 20 }, options: { 'weapon.edge': 'farther' } };
    expect(shoot({}, {}, asked)).toMatchObject({ facts: { need: 7 } });
  });
  test('weapon.musketoon-bands: long and short in any edition', () => {
    const more = { weapon: 'musketoon', rangeCm: 25 };
    const options = { 'weapon.musketoon-bands': 'short' };
    expect(shoot({}, {}, { more, options })).toMatchObject({ facts: { need: 7 } });
    const long = { ...coastal, more, options: { 'weapon.musketoon-bands': 'long' } };
    expect(shoot({}, {}, long)).toMatchObject({ facts: { need: 6 } });
  });
  test('option.coastal-arms: the musketoon keeps its own bands', () => {
    const asked = { more: { weapon: 'musketoon', rangeCm: 25 }, options: { 'coastal-arms': true } };
    expect(shoot({}, {}, asked)).toMatchObject({ facts: { need: 6 } });
  });
});

describe('several dice', () => {
  const blunderbuss = { weapon: 'blunderbuss', rangeCm: 5 };
  test('shoot.group-bonus: riders are no group, yet their number counts', () => {
    const options = { 'coastal-arms': true };
    const asked = { more: blunderbuss, options, dice: [5, 5, 5] };
    expect(shoot({}, { groupSize: 3, ...rider }, asked)).toMatchObject({
      facts: { bonus: 0 },
      rolled: { outcome: { hits: 3, surplus: 0 } },
    });
  });
  test('shoot.dice-red-white: white dice alone count for nothing', () => {
    const asked = { ...coastal, more: blunderbuss, dice: [3, 3, 5] };
    expect(shoot({}, { groupSize: 3 }, asked)).toMatchObject({ rolled: { outcome: { hits: 0 } } });
  });
  test('shoot.group-bonus: on a red die if that makes a hit, else on a white one', () => {
    const group = { groupSize: 9 };
    const roll = (dice: readonly number[]) => shoot({}, group, { ...coastal, more: blunderbuss, dice });
    expect(roll([4, 3, 5])).toMatchObject({ rolled: { outcome: { hits: 2 } } });
    expect(roll([5, 3, 4])).toMatchObject({ rolled: { outcome: { hits: 2 } } });
    expect(roll([4, 4, 4])).toMatchObject({ rolled: { outcome: { hits: 1 } } });
  });
  test('shoot.open-six: all first faces, then die by die the further ones', () => {
    const more = { weapon: 'swivel-gun', rangeCm: 35 };
    const asked = { more, options: { 'coastal-arms': true }, dice: [6, 1, 6, 2, 6, 6, 1] };
    expect(shoot({}, {}, asked)).toMatchObject({ rolled: { outcome: { hits: 1, surplus: 0 } } });
  });
});

describe('refusals', () => {
  const musket = { more: { weapon: 'flintlock-musket', rangeCm: 10 } };
  test.each<[string, Part, Part, Asked]>([
    ['shoot.loaded', { loaded: false }, {}, {}],
    ['shoot.range', {}, {}, { more: { rangeCm: 20.5 } }],
    ['shoot.contact-start', { engagedAtStart: true }, {}, musket],
    ['shoot.on-foot', rider, {}, musket],
    ['shoot.immobile', { moving: true }, {}, musket],
    ['shoot.support', { supported: false }, {}, { ...coastal, more: { weapon: 'rampart-musket' } }],
    ['shoot.mounted-infantry-moving', { troop: 'mounted-infantry', furtive: true }, {}, {}],
    ['shoot.mounted-infantry-contact', { troop: 'mounted-infantry', contact: 'receiving-charge' }, {}, {}],
    ['water.swimmer-shoots', { swimming: true }, {}, {}],
    ['hide.crouched', {}, { hidden: 'crouched' }, {}],
    ['building.hidden', {}, { hidden: 'inside' }, {}],
    ['hide.forest-deep', { contact: 'closing' }, { forestCm: 11 }, {}],
    ['shoot.line-figure', { contact: 'in-contact' }, {}, { more: { line: 'figure' } }],
    ['shoot.line-solid', {}, {}, { more: { line: 'solid' } }],
    ['shoot.into-melee', {}, { inMelee: true }, {}],
  ])('%s', (rule, shooter, target, prompt) => {
    expect(lines(shooter, target, prompt)).toBe(rule);
  });
  test('shoot.on-foot: a waiting rider with a musket is not called moving as well', () => {
    expect(lines({ contact: 'receiving-charge', ...rider }, {}, musket)).toBe('shoot.on-foot');
  });
  test('hide.found: seen from the distance, both ends included, and near contact', () => {
    const crouched = { hidden: 'crouched' };
    expect(lines({}, crouched, { more: { rangeCm: 2 } })).toBe('');
    expect(lines({}, crouched, { options: { 'hide.found': 5 } })).toBe('');
    expect(lines({ contact: 'receiving' }, crouched)).toBe('');
  });
  test('hide.forest-ten: hidden on the coastal sheet alone', () => {
    const options = { 'hide.forest-ten': 'hidden' };
    expect(lines({}, { forestCm: 10 }, { ...coastal, options })).toBe('hide.forest-ten');
    expect(lines({}, { forestCm: 10 }, { options })).toBe('shoot.forest -1');
  });
  test('shoot.line-figure, shoot.into-melee: lifted by option', () => {
    const options = { 'shoot.line-figure': 'free', 'shoot.into-melee': 'allowed' };
    expect(lines({}, { inMelee: true }, { options, more: { line: 'figure' } })).toBe('');
  });
});

describe('errors', () => {
  test.each<[string, Part, Part, Asked]>([
    ['edition input.shooter.troop', rider, {}, coastal],
    ['edition input.target.troop', {}, rider, coastal],
    ['edition input.shooter.contact', { contact: 'receiving-charge' }, {}, coastal],
    ['edition input.weapon', {}, {}, { more: { weapon: 'swivel-gun' } }],
    ['edition input.shooter.aboard', { aboard: 'steady' }, {}, {}],
    ['option input.shooter.surprise', { surprise: true }, {}, coastal],
    ['combination input.shooter.moving', { contact: 'closing', moving: false }, {}, {}],
    ['combination input.shooter.moving', { furtive: true, moving: false }, {}, {}],
    ['combination input.shooter.engagedAtStart', { contact: 'in-contact', engagedAtStart: false }, {}, {}],
    ['combination input.target.hidden', {}, { hidden: 'crouched', ...rider }, {}],
    ['combination input.target.sameVessel', {}, { sameVessel: true }, coastal],
    ['value input.target.armour', {}, { armour: 5 }, {}],
    ['value input.weapon', {}, {}, { more: { weapon: 'rifle' } }],
    ['missing input.rangeCm', {}, {}, { more: { rangeCm: undefined } }],
    ['type input.target.forestCm', {}, { forestCm: 'deep' }, {}],
  ])('%s', (wanted, shooter, target, prompt) => {
    expect(lines(shooter, target, prompt)).toBe(wanted);
  });
  test('an edition goes before a combination', () => {
    expect(lines(rider, { hidden: 'crouched', ...rider }, coastal)).toMatch(/^edition /);
  });
});

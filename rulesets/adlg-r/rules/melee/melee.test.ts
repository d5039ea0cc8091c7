/** Melee cases that the worked examples do not cover. */
import type { Answer } from '@grognard/rules-kit';
import { allowed, asking, errorOf, factsOf, linesOf, refusalsOf } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { adlgR } from '../../index.ts';

const { ask } = asking(adlgR, 'adlg-r');

type Part = Readonly<Record<string, unknown>>;

function fight(a: Part, b: Part, charge = 'none', options: Part = {}): Answer {
  return ask('melee', { a, b, charge }, { options });
}

const effectsOf = (answer: Answer) => factsOf(answer)['effects'];

const swords = { kind: 'heavy-swordsmen' };
const lancers = { kind: 'gendarmes' };

describe('mistakes', () => {
  const wrong: readonly (readonly [string, Part, string])[] = [
    ['impact', { kind: 'dragoons', impact: true }, 'combination'],
    ['impact', { kind: 'elephants', impact: true }, 'combination'],
    ['pistol', { kind: 'dragoons', pistol: true }, 'combination'],
    ['salvo', { kind: 'light-infantry', salvo: true }, 'combination'],
    ['regimentalGun', { kind: 'war-wagon', regimentalGun: true }, 'combination'],
    ['keilSwordsmen', { kind: 'gendarmes', keilSwordsmen: true }, 'combination'],
    ['twoHanded', { kind: 'gendarmes', twoHanded: true }, 'combination'],
    ['caracolePair', { kind: 'light-cavalry', caracolePair: true }, 'combination'],
    ['battleReady', { kind: 'keil', battleReady: true }, 'combination'],
    ['aloneOnLongSide', { kind: 'keil', aloneOnLongSide: true }, 'combination'],
    ['square', { kind: 'keil', square: true }, 'combination'],
    ['armour', { kind: 'medium-cavalry', armour: 'armour' }, 'combination'],
    ['lost', { kind: 'light-infantry', lost: 2 }, 'value'],
    ['lost', { kind: 'tercio', lost: 8 }, 'value'],
    ['flanked', { kind: 'war-wagon', flanked: 'light' }, 'combination'],
    ['struck', { kind: 'pike-and-shot', square: true, struck: 'rear' }, 'combination'],
    ['flanked', { kind: 'pike-and-shot', square: true, flanked: 'full' }, 'combination'],
    ['flankedNow', { kind: 'keil', flankedNow: true }, 'combination'],
    ['meleeSupports', { kind: 'keil', simpleSupports: 2, meleeSupports: ['keil', 'shot'] }, 'combination'],
    ['meleeSupports[1]', { kind: 'keil', meleeSupports: ['keil', 'war-wagon'] }, 'value'],
    ['uncontrolled', { kind: 'keil', uncontrolled: true }, 'combination'],
  ];
  for (const [field, unit, code] of wrong) {
    it(`${field} of ${String(unit['kind'])}`, () => {
      expect(errorOf(fight(unit, swords, 'b'))).toBe(`${code} input.a.${field}`);
      expect(errorOf(fight(swords, unit, 'a'))).toBe(`${code} input.b.${field}`);
    });
  }
  for (const [field, value] of [
    ['ground', 'higher'],
    ['works', 'stakes'],
    ['struck', 'flank'],
  ] as const) {
    it(`${field}: not on both sides`, () => {
      const unit = { kind: 'heavy-swordsmen', [field]: value };
      expect(errorOf(fight(unit, unit))).toBe(`combination input.b.${field}`);
    });
  }
  it('square.edges: by option a square has flanks', () => {
    const square = { kind: 'pike-and-shot', square: true, struck: 'flank' };
    const answer = fight(square, swords, 'none', { 'square.edges': false });
    expect(linesOf(answer, 'a')).toEqual(['unit.pike-and-shot 1', 'melee.flank-zero -1']);
  });
  it('ability.two-handed: foot knights may be told to have none', () => {
    expect(effectsOf(fight({ kind: 'foot-knights', twoHanded: false }, swords))).toEqual([
      'a:ability.armour-melee',
    ]);
  });
});

describe('refusals', () => {
  it('charge.prohibited: expendable levy, guns, war wagons', () => {
    expect(refusalsOf(fight({ kind: 'levy', expendable: true }, swords, 'a'))).toEqual(['charge.prohibited']);
    expect(refusalsOf(fight(swords, { kind: 'light-artillery' }, 'b'))).toEqual(['charge.prohibited']);
    expect(allowed(fight({ kind: 'levy', expendable: true }, swords, 'b'))).toBeDefined();
  });
  it('all that apply, in the order of the ledger', () => {
    const wagon = { kind: 'war-wagon', terrain: 'difficult' };
    expect(refusalsOf(fight(wagon, { ...wagon }, 'a'))).toEqual(['charge.prohibited', 'move.wagon']);
  });
  it('charge.light-infantry-open: LI, guns and elephants may be charged', () => {
    const light = { kind: 'light-infantry' };
    for (const kind of ['light-infantry', 'heavy-artillery', 'elephants']) {
      expect(allowed(fight(light, { kind }, 'a'))).toBeDefined();
    }
    const weak = { kind: 'levy', lost: 1 };
    expect(refusalsOf(fight(light, weak, 'a'))).toEqual(['charge.light-infantry-open']);
  });
  it('charge.light-infantry-rough: penalised, struck aside or Disordered enemies', () => {
    const light = { kind: 'light-infantry', terrain: 'brush' };
    expect(refusalsOf(fight(light, { kind: 'shot' }, 'a'))).toEqual(['charge.light-infantry-rough']);
    for (const enemy of [
      { kind: 'shot', lost: 1 },
      { kind: 'shot', struck: 'rear' },
      { kind: 'heavy-swordsmen', terrain: 'rough' },
      { kind: 'elephants' },
    ]) {
      expect(allowed(fight(light, enemy, 'a'))).toBeDefined();
    }
  });
  it('charge.light-infantry-rough-adds: by option the printed list alone', () => {
    const light = { kind: 'light-infantry', terrain: 'rough' };
    const off = { 'charge.light-infantry-rough-adds': false };
    const answer = fight(light, { kind: 'elephants' }, 'a', off);
    expect(refusalsOf(answer)).toEqual(['charge.light-infantry-rough']);
  });
});

describe('modifiers', () => {
  it('elephant.panic: by option another figure, or none', () => {
    const horse = { kind: 'medium-cavalry' };
    const elephants = { kind: 'elephants' };
    expect(linesOf(fight(horse, elephants, 'none', { 'elephant.panic': -3 }), 'a')).toContain(
      'elephant.panic -3',
    );
    expect(linesOf(fight(horse, elephants, 'none', { 'elephant.panic': 0 }), 'a')).toEqual([
      'unit.medium-cavalry 1',
    ]);
    expect(linesOf(fight(elephants, elephants), 'a')).toEqual(['unit.elephants 2']);
  });
  it('melee.higher: once, and not for LI or war wagons in a fortification', () => {
    const works = 'fortification';
    expect(linesOf(fight({ kind: 'shot', works, ground: 'higher' }, swords), 'a')).toEqual([
      'unit.shot 0',
      'melee.higher 1',
    ]);
    expect(linesOf(fight({ kind: 'war-wagon', works }, swords), 'a')).toEqual(['unit.war-wagon 0']);
    expect(linesOf(fight({ kind: 'dragoons', works }, swords), 'a')).toContain('melee.higher 1');
    const riding = { 'unit.dragoons-on-foot': false };
    expect(linesOf(fight({ kind: 'dragoons', works }, swords, 'none', riding), 'a')).toEqual([
      'unit.dragoons 0',
    ]);
  });
  it('melee.mounted-rough: elephants are at ease in fields; an enclosed one by option', () => {
    const elephants = { kind: 'elephants', terrain: 'enclosed-field' };
    expect(linesOf(fight(elephants, swords), 'a')).toEqual(['unit.elephants 1']);
    const off = { 'terrain.enclosed-field': { elephantOpen: false } };
    expect(linesOf(fight(elephants, swords, 'none', off), 'a')).toEqual([
      'unit.elephants 1',
      'melee.mounted-rough -2',
    ]);
    expect(linesOf(fight({ kind: 'elephants', terrain: 'rough' }, swords), 'a')).toContain(
      'melee.mounted-rough -2',
    );
  });
  it('melee.medium-difficult: dragoons on foot; mounted by option', () => {
    const dragoons = { kind: 'dragoons', terrain: 'difficult' };
    expect(linesOf(fight(dragoons, swords), 'a')).toContain('melee.medium-difficult -1');
    const riding = { 'unit.dragoons-on-foot': false };
    expect(linesOf(fight(dragoons, swords, 'none', riding), 'a')).toContain('melee.mounted-difficult -3');
  });
  it('unit.elephants: dragoons that are mounted meet the factor for mounted', () => {
    const riding = { 'unit.dragoons-on-foot': false };
    const dragoons = { kind: 'dragoons' };
    expect(linesOf(fight({ kind: 'elephants' }, dragoons), 'a')).toEqual(['unit.elephants 1']);
    expect(linesOf(fight({ kind: 'elephants' }, dragoons, 'none', riding), 'a')).toEqual([
      'unit.elephants 2',
    ]);
    expect(linesOf(fight({ kind: 'elephants' }, dragoons, 'none', riding), 'b')).toEqual([
      'unit.dragoons 0',
      'elephant.panic -1',
    ]);
  });
  it('melee.melee-support: cavalry counts as on the flank of HI', () => {
    const supported = { kind: 'shot', meleeSupports: ['medium-cavalry', 'levy', 'light-infantry'] };
    expect(linesOf(fight(supported, swords), 'a')).toEqual([
      'unit.shot 0',
      'melee.melee-support 2',
      'melee.melee-support 1',
      'melee.melee-support 1',
    ]);
  });
  it('melee.multiple-zero: light by option, incomplete never; before melee.flank-zero', () => {
    const zero = { 'melee.flank-light': 'zero' };
    const unit = (flanked: string, struck = 'front') => ({ kind: 'heavy-swordsmen', flanked, struck });
    expect(linesOf(fight(unit('light'), swords), 'a')).toEqual(['unit.heavy-swordsmen 1']);
    expect(linesOf(fight(unit('light'), swords, 'none', zero), 'a')).toContain('melee.multiple-zero -1');
    expect(linesOf(fight(unit('partial'), swords, 'none', zero), 'a')).toEqual(['unit.heavy-swordsmen 1']);
    expect(linesOf(fight(unit('full', 'flank'), swords), 'a')).toContain('melee.multiple-zero -1');
    expect(linesOf(fight(unit('partial', 'flank'), swords), 'a')).toContain('melee.flank-zero -1');
  });
  it('unit.cavalry-first: not on the flank, not when penalised, taken with the other abilities', () => {
    const horse = { kind: 'medium-cavalry' };
    const bows = { kind: 'bowmen' };
    expect(linesOf(fight(horse, { ...bows, struck: 'flank' }, 'a'), 'a')).not.toContain(
      'unit.cavalry-first 1',
    );
    expect(linesOf(fight({ ...horse, terrain: 'rough' }, bows, 'a'), 'a')).not.toContain(
      'unit.cavalry-first 1',
    );
    expect(linesOf(fight(horse, bows, 'b'), 'a')).toContain('unit.cavalry-first 1');
    expect(linesOf(fight({ ...horse, flanked: 'light' }, bows, 'a'), 'a')).toEqual([
      'unit.medium-cavalry 1',
      'unit.cavalry-first 1',
      'melee.abilities-lost -1',
    ]);
  });
  it('square.marks: by option none', () => {
    const horse = { kind: 'medium-cavalry', impact: true };
    const square = { kind: 'bayonet-medium', square: true };
    expect(linesOf(fight(horse, square, 'a'), 'b')).toEqual(['unit.bayonet-medium 1', 'square.marks 1']);
    const off = { 'square.marks': false };
    expect(linesOf(fight(horse, square, 'a', off), 'b')).toEqual(['unit.bayonet-medium 1']);
    expect(linesOf(fight(horse, square, 'a', off), 'a')).toContain('unit.mark-star -1');
  });
});

describe('abilities', () => {
  it('ability.one-bonus: one, or all, each with what cancels it', () => {
    const all = { kind: 'medium-cavalry', shock: true, pistol: true, impact: true };
    expect(linesOf(fight(all, swords, 'a'), 'a')).toEqual(['unit.medium-cavalry 0', 'ability.shock 1']);
    expect(linesOf(fight(all, swords, 'a', { 'ability.one-bonus': 'add' }), 'a')).toEqual([
      'unit.medium-cavalry 0',
      'ability.shock 1',
      'ability.pistol 1',
      'ability.impact 1',
    ]);
    const cancelled = fight(all, { kind: 'later-pike-and-shot' }, 'a', { 'ability.one-bonus': 'add' });
    expect(linesOf(cancelled, 'a')).toEqual([
      'unit.medium-cavalry 0',
      'ability.shock 1',
      'unit.mark-star -1',
      'ability.pistol 1',
      'unit.mark-star -1',
      'ability.impact 1',
      'unit.mark-star -1',
    ]);
  });
  it('ability.one-bonus: a cancelled Shock makes room for what still counts', () => {
    const both = { kind: 'medium-cavalry', shock: true, impact: true, struck: 'front' };
    const keil = { kind: 'keil', struck: 'flank' };
    expect(linesOf(fight(both, keil, 'a'), 'a')).toEqual([
      'unit.medium-cavalry 1',
      'melee.on-flank 1',
      'ability.impact 1',
    ]);
  });
  it('ability.shock-never: only when charging; Later Tercio by option', () => {
    const horse = { kind: 'heavy-cavalry', shock: true };
    const tercio = { kind: 'later-tercio', struck: 'rear' };
    expect(linesOf(fight(horse, tercio, 'a'), 'a')).toContain('ability.shock-never -1');
    const off = { 'unit.later-tercio-as-tercio': false };
    expect(linesOf(fight(horse, tercio, 'a', off), 'a')).not.toContain('ability.shock-never -1');
    expect(linesOf(fight(horse, { kind: 'keil' }, 'b'), 'a')).toEqual([
      'unit.heavy-cavalry 0',
      'ability.shock 1',
    ]);
  });
  it('ability.cancel-working: Shock lost to terrain cancels nothing', () => {
    const mired = { kind: 'medium-cavalry', shock: true, terrain: 'rough' };
    expect(linesOf(fight({ kind: 'medium-cavalry', impact: true }, mired, 'a'), 'a')).toEqual([
      'unit.medium-cavalry 1',
      'ability.impact 1',
    ]);
  });
  it('ability.impact-foot-mounted: elephants stop it, Pistol does not, stakes let it live', () => {
    const foot = { kind: 'medium-swordsmen', impact: true };
    expect(linesOf(fight({ kind: 'elephants' }, foot, 'a'), 'b')).toContain('ability.impact-foot-mounted -1');
    const riders = { kind: 'medium-cavalry', impact: true };
    const staked = { ...foot, works: 'stakes' };
    expect(linesOf(fight(riders, staked, 'a'), 'b')).toEqual(['unit.medium-swordsmen 1', 'ability.impact 1']);
    const off = { 'fortification.stakes-no-impact': false };
    expect(linesOf(fight(riders, staked, 'a', off), 'b')).toContain('ability.impact-foot-mounted -1');
    expect(effectsOf(fight(riders, staked, 'a', off))).toContain('a:melee.furious-charge');
  });
  it('ability.headstrong-impact: only by option', () => {
    const wild = { kind: 'medium-swordsmen', headstrong: true };
    expect(linesOf(fight(wild, swords, 'a'), 'a')).toEqual(['unit.medium-swordsmen 1']);
    const on = { 'ability.headstrong-impact': true };
    expect(effectsOf(fight(wild, { kind: 'war-wagon' }, 'a', on))).not.toContain('a:melee.furious-charge');
    expect(effectsOf(fight(wild, swords, 'a', on))).toContain('a:melee.furious-charge');
  });
  it('melee.first-phase-edge: front-only takes the bonus of a flank charge', () => {
    const answer = fight({ kind: 'gendarmes', impact: true }, { kind: 'shot', struck: 'flank' }, 'a', {
      'melee.first-phase-edge': 'front-only',
    });
    expect(linesOf(answer, 'a')).not.toContain('ability.impact 1');
    expect(effectsOf(answer)).not.toContain('a:melee.furious-charge');
  });
});

describe('effects', () => {
  it('unit.light-infantry-destroyed: not where the horse is mired, nor behind a fortification', () => {
    const light = { kind: 'light-infantry' };
    expect(effectsOf(fight(light, lancers))).toContain('a:unit.light-infantry-destroyed');
    expect(effectsOf(fight(light, { ...lancers, terrain: 'rough' }))).not.toContain(
      'a:unit.light-infantry-destroyed',
    );
    expect(effectsOf(fight({ ...light, works: 'obstacle' }, swords))).toContain(
      'a:unit.light-infantry-destroyed',
    );
    expect(effectsOf(fight(light, { kind: 'dragoons' }))).toEqual([]);
  });
  it('unit.light-infantry-destroyed: a point lost first is part of the loss', () => {
    const light = { kind: 'light-infantry', flanked: 'full', flankedNow: true };
    expect(allowed(fight(light, swords)).outcomes).toEqual([
      { p: '1/1', outcome: { loser: 'a', loss: { a: 2, b: 0 }, rout: { a: true, b: false } } },
    ]);
    expect(allowed(fight({ ...light, lost: 1 }, swords)).outcomes).toEqual([
      { p: '1/1', outcome: { loser: 'none', loss: { a: 1, b: 0 }, rout: { a: true, b: false } } },
    ]);
  });
  it('no dice are read where none are thrown', () => {
    const input = { a: { kind: 'light-infantry' }, b: swords };
    expect(ask('melee', input, { dice: [] })).toMatchObject({ rolled: { dice: [] } });
    expect(errorOf(ask('melee', input, { dice: [1, 2] }))).toBe('dice dice');
  });
  it('ability.armour-first: firearms do not count for a stripped enemy; carbines never', () => {
    const armoured = { kind: 'heavy-swordsmen', armour: 'armour' };
    const shooters = (weapon: string, more: Part = {}) => ({ kind: 'shot', weapon, ...more });
    expect(effectsOf(fight(armoured, shooters('arquebus'), 'a'))).toEqual([]);
    expect(effectsOf(fight(armoured, shooters('arquebus')))).toEqual(['a:ability.armour-melee']);
    expect(effectsOf(fight(armoured, shooters('carbine'), 'a'))).toEqual(['a:ability.armour-melee']);
    expect(effectsOf(fight(armoured, shooters('musket', { flanked: 'light' }), 'a'))).toEqual([
      'a:ability.armour-melee',
    ]);
  });
  it('unit.shot-weapon: read for better armour', () => {
    const armoured = { kind: 'heavy-swordsmen', armour: 'armour' };
    const options = { 'unit.shot-weapon': 'flintlock', 'ability.armour-flintlock': false };
    expect(effectsOf(fight(armoured, { kind: 'shot' }, 'a', options))).toEqual(['a:ability.armour-melee']);
  });
  it('melee.furious-charge: Cv at LMI, LH at LI, elephants at war wagons; not gendarmes at war wagons', () => {
    const furious = (a: Part, b: Part) => effectsOf(fight(a, b, 'a'));
    expect(furious({ kind: 'light-cavalry' }, { kind: 'light-infantry' })).toContain(
      'a:melee.furious-charge',
    );
    expect(furious({ kind: 'light-cavalry' }, { kind: 'shot' })).toEqual([]);
    expect(furious({ kind: 'light-cavalry', impact: true }, { kind: 'shot' })).toContain(
      'a:melee.furious-charge',
    );
    expect(furious(lancers, { kind: 'war-wagon' })).not.toContain('a:melee.furious-charge');
    expect(furious({ kind: 'elephants' }, { kind: 'light-infantry' })).toEqual([]);
    expect(furious({ kind: 'shot', salvo: true }, { kind: 'war-wagon' })).toContain('a:melee.furious-charge');
  });
  it('melee.tie-both: three tie abilities on two sides', () => {
    const keil = { kind: 'keil', keilSwordsmen: true, regimentalGun: true };
    const answer = fight(keil, { kind: 'keil', keilSwordsmen: true }, 'a', { 'melee.tie-both': 'both-lose' });
    expect(allowed(answer).outcomes).toContainEqual({
      p: '1/6',
      outcome: { loser: 'none', loss: { a: 1, b: 1 }, rout: { a: false, b: false } },
    });
  });
  it('melee.results: extra counts every printed figure on top', () => {
    const tercio = { kind: 'tercio', commander: true, ground: 'higher', simpleSupports: 3 };
    const lost = (reading: string) =>
      Math.max(
        ...allowed(fight(tercio, { kind: 'tercio' }, 'none', { 'melee.results': reading })).outcomes.map(
          ({ outcome }) => (outcome as { loss: { b: number } }).loss.b,
        ),
      );
    expect([lost('adopted'), lost('literal'), lost('extra')]).toEqual([5, 5, 6]);
  });
  it('melee.deep-order-multiple: exempt keeps the abilities too', () => {
    const keil = { kind: 'keil', keilSwordsmen: true, flanked: 'full', flankedNow: true };
    const answer = fight(keil, { kind: 'tercio' }, 'none', { 'melee.deep-order-multiple': 'exempt' });
    expect(effectsOf(answer)).toEqual(['a:ability.keil-swordsmen']);
  });
});

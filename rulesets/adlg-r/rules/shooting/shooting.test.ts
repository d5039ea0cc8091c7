/** Shooting cases that the worked examples do not cover. */
import type { Answer } from '@grognard/rules-kit';
import { asking, errorOf, factsOf, linesOf, refusalsOf } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { adlgR } from '../../index.ts';

const { ask } = asking(adlgR, 'adlg-r');

type Part = Readonly<Record<string, unknown>>;

function shot(
  shooter: Part,
  target: Part = { kind: 'heavy-swordsmen' },
  more: Part = {},
  options: Part = {},
): Answer {
  const input = { shooter, target, ...more };
  return ask('shoot', input, { options });
}

const muskets = { kind: 'shot', weapon: 'musket' };
const guns = { kind: 'medium-artillery' };

describe('ranges', () => {
  const ranges: readonly (readonly [string, string, number])[] = [
    ['light-infantry', 'flintlock', 2],
    ['light-cavalry', 'carbine', 2],
    ['light-cavalry', 'commanded-shot', 3],
    ['dragoons', 'carbine', 2],
    ['medium-cavalry', 'bow', 2],
    ['medium-cavalry', 'caracole', 1],
    ['gendarmes', 'commanded-shot', 3],
    ['levy', 'bow', 4],
    ['keil', 'flintlock', 4],
    ['war-wagon', 'arquebus', 4],
    ['light-artillery', 'gun', 4],
    ['heavy-artillery', 'gun', 10],
  ];
  for (const [kind, weapon, ud] of ranges) {
    it(`${kind} with ${weapon}: ${ud} UD`, () => {
      expect(factsOf(shot({ kind, weapon }))).toMatchObject({ rangeUd: ud });
      expect(refusalsOf(shot({ kind, weapon }, undefined, { distanceUd: ud + 0.1 }))).toEqual([
        'shoot.range',
      ]);
    });
  }

  const impossible: readonly (readonly [string, string])[] = [
    ['light-infantry', 'carbine'],
    ['light-infantry', 'commanded-shot'],
    ['dragoons', 'commanded-shot'],
    ['medium-cavalry', 'arquebus'],
    ['gendarmes', 'bow'],
    ['shot', 'carbine'],
    ['war-wagon', 'carbine'],
    ['heavy-swordsmen', 'gun'],
    ['light-artillery', 'musket'],
    ['elephants', 'bow'],
  ];
  for (const [kind, weapon] of impossible) {
    it(`shoot.weapon: ${kind} with ${weapon} cannot shoot, at whatever distance`, () => {
      expect(refusalsOf(shot({ kind, weapon }, undefined, { distanceUd: 20 }))).toEqual(['shoot.weapon']);
    });
  }

  it('shoot.range-light-other: by option these pairings cannot shoot', () => {
    const off = { 'shoot.range-light-other': false };
    for (const shooter of [
      { kind: 'light-infantry', weapon: 'flintlock' },
      { kind: 'light-cavalry', weapon: 'flintlock' },
      { kind: 'light-cavalry', weapon: 'carbine' },
    ]) {
      expect(refusalsOf(shot(shooter, undefined, {}, off))).toEqual(['shoot.weapon']);
    }
    expect(factsOf(shot({ kind: 'dragoons', weapon: 'carbine' }, undefined, {}, off))).toMatchObject({
      rangeUd: 2,
    });
  });

  it('shoot.dragoon-range: by option', () => {
    const far = shot({ kind: 'dragoons', weapon: 'bow' }, undefined, {}, { 'shoot.dragoon-range': 3.5 });
    expect(factsOf(far)).toMatchObject({ rangeUd: 3.5 });
  });
});

describe('refusals', () => {
  it('all that apply, in the order of the ledger', () => {
    const shooter = { ...muskets, action: 'charged', inMelee: true, edge: 'rear' };
    const answer = shot(
      shooter,
      { kind: 'shot', inMelee: true },
      { inZone: false, sight: false, distanceUd: 4 },
    );
    expect(refusalsOf(answer)).toEqual([
      'shoot.not-after',
      'shoot.in-melee',
      'shoot.target-in-melee',
      'shoot.edge',
      'shoot.zone',
      'shoot.sight',
      'shoot.range',
    ]);
  });

  for (const action of ['charged', 'evaded', 'disengaged', 'left-zoc']) {
    it(`shoot.not-after: ${action}`, () => {
      expect(refusalsOf(shot({ ...muskets, action }))).toEqual(['shoot.not-after']);
    });
  }

  it('shoot.moved-twice and artillery.moved are told apart', () => {
    expect(refusalsOf(shot({ ...muskets, action: 'moved-twice' }))).toEqual(['shoot.moved-twice']);
    expect(refusalsOf(shot({ ...guns, action: 'moved-twice' }))).toEqual(['shoot.moved-twice']);
    expect(refusalsOf(shot({ ...guns, action: 'moved' }))).toEqual(['artillery.moved']);
    expect(factsOf(shot({ kind: 'light-artillery', action: 'moved' }))).toBeDefined();
    expect(factsOf(shot({ ...muskets, action: 'moved' }))).toBeDefined();
  });

  it('shoot.edge: LH, war wagons, Tercios and squares shoot over any edge', () => {
    expect(factsOf(shot({ kind: 'light-cavalry', weapon: 'bow', edge: 'rear' }))).toMatchObject({
      modifier: -1,
    });
    expect(factsOf(shot({ kind: 'war-wagon', edge: 'side' }))).toMatchObject({ modifier: 0 });
    const square = { kind: 'pike-and-shot', weapon: 'musket', square: true, edge: 'rear' };
    expect(linesOf(shot(square), 'modifier')).toEqual(['square.shoot -1']);
    const later = { kind: 'later-tercio', weapon: 'musket', edge: 'side' };
    expect(linesOf(shot(later), 'modifier')).toEqual(['shoot.tercio-edge -1']);
    const off = { 'unit.later-tercio-as-tercio': false };
    expect(refusalsOf(shot(later, undefined, {}, off))).toEqual(['shoot.edge']);
  });

  it('shoot.range: without a distance the target is in range, not at short range', () => {
    expect(factsOf(shot(guns))).toMatchObject({ effects: [] });
    expect(factsOf(shot(guns, undefined, { distanceUd: 2 }))).toMatchObject({
      effects: ['artillery.short-range'],
    });
    expect(factsOf(shot({ kind: 'light-artillery' }, undefined, { distanceUd: 1 }))).toMatchObject({
      effects: [],
    });
  });
});

describe('mistakes', () => {
  it('shoot.caracole: a pair needs Cv with caracole', () => {
    const at = 'combination input.shooter.caracolePair';
    expect(errorOf(shot({ kind: 'heavy-cavalry', caracolePair: true }))).toBe(at);
    expect(errorOf(shot({ kind: 'light-cavalry', weapon: 'caracole', caracolePair: true }))).toBe(at);
  });
  it('ability.regimental-gun: LMI, MI and HI only, levy included', () => {
    const at = 'combination input.shooter.regimentalGun';
    expect(errorOf(shot({ kind: 'light-infantry', weapon: 'bow', regimentalGun: true }))).toBe(at);
    const levy = { kind: 'levy', weapon: 'musket', regimentalGun: true };
    expect(factsOf(shot(levy))).toMatchObject({ effects: ['ability.regimental-gun'] });
  });
  it('square.who: by default and by option', () => {
    const tercio = { kind: 'tercio', weapon: 'musket', square: true };
    expect(errorOf(shot(tercio))).toBe('combination input.shooter.square');
    const only = { 'square.who': ['tercio'] };
    expect(factsOf(shot(tercio, undefined, {}, only))).toMatchObject({ modifier: -1 });
    const pikes = { kind: 'pike-and-shot', weapon: 'musket', square: true };
    expect(errorOf(shot(pikes, undefined, {}, only))).toBe('combination input.shooter.square');
  });
  it('unit.built-in-armour: cannot be changed, may be named', () => {
    for (const kind of [
      'medium-cavalry',
      'heavy-cavalry',
      'heavily-armoured-cavalry',
      'gendarmes',
      'foot-knights',
    ]) {
      const wrong = kind === 'heavy-cavalry' ? 'heavy' : 'armour';
      expect(errorOf(shot(muskets, { kind, armour: wrong }))).toBe('combination input.target.armour');
    }
    expect(factsOf(shot(muskets, { kind: 'gendarmes', armour: 'heavy' }))).toMatchObject({ protection: 1 });
  });
});

describe('modifiers', () => {
  it('shoot.light: not with commanded shot', () => {
    const lancers = { kind: 'light-cavalry', weapon: 'commanded-shot', quality: 'elite' };
    expect(linesOf(shot(lancers), 'modifier')).toEqual([]);
  });
  it('ability.commanded-shot: rolls as ordinary quality', () => {
    const elite = shot({ kind: 'gendarmes', weapon: 'commanded-shot', quality: 'elite' });
    const ordinary = shot({ kind: 'gendarmes', weapon: 'commanded-shot' });
    expect(elite).toEqual(ordinary);
  });
  it('shoot.fortification-guns: no cover for a war wagon at all; by option guns meet cover', () => {
    const wagon = { kind: 'war-wagon', cover: 'fortification' };
    expect(linesOf(shot(muskets, wagon), 'modifier')).toEqual([]);
    const levy = { kind: 'levy', cover: 'fortification' };
    expect(linesOf(shot(guns, levy), 'modifier')).toEqual([
      'shoot.target-cover -1',
      'shoot.fortification-guns 1',
    ]);
    const off = { 'shoot.fortification-guns': false };
    expect(linesOf(shot(guns, levy, {}, off), 'modifier')).toEqual(['shoot.target-cover -1']);
    expect(linesOf(shot(guns, wagon, {}, off), 'modifier')).toEqual([]);
    expect(linesOf(shot(guns, { kind: 'levy', cover: 'terrain' }), 'modifier')).toEqual([
      'shoot.target-cover -1',
    ]);
  });
  it('shoot.from-cover: never LI; HI also out of an enclosed field', () => {
    const place = 'enclosed-field';
    expect(linesOf(shot({ kind: 'light-infantry', weapon: 'bow', place }), 'modifier')).toEqual([
      'shoot.light -1',
    ]);
    const pikes = { kind: 'pike-and-shot', weapon: 'musket', place };
    expect(linesOf(shot(pikes), 'modifier')).toEqual(['shoot.from-cover -1']);
  });
  it('terrain.enclosed-field: by option it is no cover; the option may be given in part', () => {
    const pikes = { kind: 'pike-and-shot', weapon: 'musket', place: 'enclosed-field' };
    const off = { 'terrain.enclosed-field': { cover: false } };
    expect(linesOf(shot(pikes, undefined, {}, off), 'modifier')).toEqual([]);
    const other = { 'terrain.enclosed-field': { elephantOpen: false } };
    expect(linesOf(shot(pikes, undefined, {}, other), 'modifier')).toEqual(['shoot.from-cover -1']);
  });
  it('shoot.bow-at-mounted: dragoons by option; not by HI or cavalry', () => {
    const at = { kind: 'dragoons' };
    expect(factsOf(shot({ kind: 'bowmen' }, at))).toMatchObject({ modifier: 0 });
    expect(factsOf(shot({ kind: 'bowmen' }, at, {}, { 'unit.dragoons-on-foot': false }))).toMatchObject({
      modifier: 1,
    });
    expect(factsOf(shot({ kind: 'levy', weapon: 'bow' }, { kind: 'elephants' }))).toMatchObject({
      modifier: 0,
    });
    expect(factsOf(shot({ kind: 'medium-swordsmen', weapon: 'bow' }, { kind: 'elephants' }))).toMatchObject({
      modifier: 1,
    });
  });
  it('shoot.support-cap: nine and nine are three', () => {
    expect(linesOf(shot({ ...muskets, supports: 9, lightSupports: 9 }), 'modifier')).toEqual([
      'shoot.support 9',
      'shoot.support-light 4.5',
      'shoot.support-rounding 0.5',
      'shoot.support-cap -11',
    ]);
  });
  it('artillery.at-deep: once, and before the square', () => {
    const keil = { kind: 'keil', flank: true, square: true };
    expect(linesOf(shot(guns, keil), 'modifier')).toEqual(['artillery.at-deep 1']);
    expect(linesOf(shot(muskets, keil), 'modifier')).toEqual([]);
  });
  it('square.shoot, square.artillery: by option; 0 has a line only as the first', () => {
    const square = { kind: 'bayonet-medium', weapon: 'musket', square: true };
    expect(linesOf(shot(square, undefined, {}, { 'square.shoot': -3 }), 'modifier')).toEqual([
      'square.shoot -3',
    ]);
    const none = { 'square.shoot': 0 };
    expect(linesOf(shot(square, undefined, {}, none), 'modifier')).toEqual(['square.shoot 0']);
    const disordered = { ...square, disordered: true };
    expect(linesOf(shot(disordered, undefined, {}, none), 'modifier')).toEqual(['shoot.disordered -1']);
    const target = { kind: 'bayonet-heavy', square: true };
    expect(factsOf(shot(guns, target, {}, { 'square.artillery': 2 }))).toMatchObject({ modifier: 2 });
  });
});

describe('protection', () => {
  it('ability.armour, ability.heavy-armour: bought armour adds', () => {
    expect(linesOf(shot({ kind: 'bowmen' }, { kind: 'levy', armour: 'armour' }), 'protection')).toEqual([
      'unit.levy 1',
      'ability.armour 1',
    ]);
    expect(linesOf(shot(muskets, { kind: 'levy', armour: 'heavy' }), 'protection')).toEqual([
      'unit.levy 1',
      'ability.heavy-armour 2',
      'shoot.protection-firearm -2',
    ]);
  });
  it('shoot.protection-guns: skirmishers keep up to 1; dragoons by option', () => {
    const dragoons = { kind: 'dragoons', armour: 'armour' };
    expect(linesOf(shot(guns, dragoons), 'protection')).toEqual([
      'unit.dragoons 1',
      'ability.armour 1',
      'shoot.protection-guns -1',
    ]);
    const lightOnly = { 'unit.skirmishers': 'light-only' };
    expect(factsOf(shot(guns, dragoons, {}, lightOnly))).toMatchObject({ protection: 0, modifier: 0 });
  });
  it('shoot.protection-guns-all: heavy guns stay as they are', () => {
    const off = { 'shoot.protection-guns-all': false };
    expect(factsOf(shot({ kind: 'heavy-artillery' }, { kind: 'war-wagon' }, {}, off))).toMatchObject({
      protection: 0,
    });
    expect(factsOf(shot(guns, { kind: 'war-wagon' }, {}, off))).toMatchObject({ protection: 1 });
    expect(factsOf(shot(guns, { kind: 'shot' }, {}, off))).toMatchObject({ protection: 0 });
  });
});

describe('effects and weapons', () => {
  it('ability.arquebus: war wagons have it, dragoons by option', () => {
    expect(factsOf(shot({ kind: 'war-wagon' }))).toMatchObject({ effects: ['ability.arquebus'] });
    const dragoons = { kind: 'dragoons', weapon: 'arquebus' };
    expect(factsOf(shot(dragoons))).toMatchObject({ effects: [] });
    const lightOnly = { 'unit.skirmishers': 'light-only' };
    expect(factsOf(shot(dragoons, undefined, {}, lightOnly))).toMatchObject({
      effects: ['ability.arquebus'],
    });
  });
  it('unit.shot-weapon, wagon.weapon: the default weapons by option', () => {
    expect(factsOf(shot({ kind: 'shot' }, undefined, {}, { 'unit.shot-weapon': 'flintlock' }))).toMatchObject(
      { rangeUd: 4 },
    );
    const bows = shot({ kind: 'war-wagon' }, { kind: 'gendarmes' }, {}, { 'wagon.weapon': 'bow' });
    expect(factsOf(bows)).toMatchObject({ protection: 2, effects: [] });
  });
  it('unit.elite, unit.mediocre: on both dice', () => {
    const input = {
      shooter: { ...muskets, quality: 'elite' },
      target: { kind: 'levy', quality: 'mediocre' },
    };
    const thrown = (dice: readonly number[]) => ask('shoot', input, { dice });
    expect(thrown([3, 4])).toMatchObject({ rolled: { outcome: { loss: 0 } } });
    expect(thrown([4, 3])).toMatchObject({ rolled: { outcome: { loss: 0 } } });
    expect(thrown([5, 4])).toMatchObject({ rolled: { outcome: { loss: 1 } } });
    expect(thrown([3, 1])).toMatchObject({ rolled: { outcome: { loss: 1 } } });
  });
});

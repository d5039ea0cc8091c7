/** Italian names of units and commanders, for sentences. */
import { type ItalianNoun, withArticle, withPreposition } from '@grognard/rules-kit';
import type { Kind, Quality, UnitRow } from '../../model.ts';

const units: Readonly<Record<Kind, readonly [name: string, noun: ItalianNoun]>> = {
  'light-infantry': ['fanteria leggera', 'f'],
  bowmen: ['arcieri', 'mp'],
  crossbowmen: ['balestrieri', 'mp'],
  shot: ['archibugieri', 'mp'],
  'medium-swordsmen': ['spadaccini medi', 'mp'],
  'medium-spearmen': ['lancieri medi', 'mp'],
  'bayonet-medium': ['baionette medie', 'fp'],
  'bayonet-heavy': ['baionette pesanti', 'fp'],
  'heavy-swordsmen': ['spadaccini pesanti', 'mp'],
  'foot-knights': ['cavalieri appiedati', 'mp'],
  'heavy-spearmen': ['lancieri pesanti', 'mp'],
  colunela: ['Colunela', 'f'],
  tercio: ['Tercio', 'm'],
  'later-tercio': ['Tercio tardo', 'm'],
  keil: ['Keil', 'm'],
  'pike-and-shot': ['Pike & Shot', 'm'],
  'later-pike-and-shot': ['Pike & Shot tardo', 'm'],
  levy: ['leva', 'f'],
  'war-wagon': ['carri da guerra', 'mp'],
  'light-artillery': ['artiglieria leggera', 'f'],
  'medium-artillery': ['artiglieria media', 'f'],
  'heavy-artillery': ['artiglieria pesante', 'f'],
  'light-cavalry': ['cavalleria leggera', 'f'],
  dragoons: ['dragoni', 'mp'],
  'medium-cavalry': ['cavalleria media', 'f'],
  'heavy-cavalry': ['cavalleria pesante', 'f'],
  'heavily-armoured-cavalry': ['cavalleria corazzata', 'f'],
  gendarmes: ['gendarmi', 'mp'],
  elephants: ['elefanti', 'mp'],
};

const elite: Readonly<Record<ItalianNoun, string>> = { m: 'scelto', mp: 'scelti', f: 'scelta', fp: 'scelte' };
const mediocre: Readonly<Record<ItalianNoun, string>> = {
  m: 'mediocre',
  mp: 'mediocri',
  f: 'mediocre',
  fp: 'mediocri',
};

/** The unit with article and quality: “gli arcieri scelti”. The rule id of the row is `unit.KIND`. */
export function theUnit({ id }: UnitRow, quality: Quality = 'ordinary'): string {
  const [name, noun] = units[id.slice('unit.'.length) as Kind];
  if (quality === 'ordinary') return withArticle(name, noun);
  return withArticle(`${name} ${(quality === 'elite' ? elite : mediocre)[noun]}`, noun);
}

/** “degli arcieri scelti”; without a unit, “di un’unità”. */
export function ofUnit(unit: UnitRow | null, quality: Quality = 'ordinary'): string {
  return unit === null ? 'di un’unità' : withPreposition('di', theUnit(unit, quality));
}

/** “sugli arcieri scelti”. */
export function onUnit(unit: UnitRow, quality: Quality = 'ordinary'): string {
  return withPreposition('su', theUnit(unit, quality));
}

/** Italian names of units and commanders, for sentences. */
import type { Kind, Quality, UnitRow } from '../../model.ts';

/** Gender and number, with which adjectives agree. */
type Form = 'ms' | 'mp' | 'fs' | 'fp';

const units: Readonly<Record<Kind, readonly [name: string, form: Form]>> = {
  'light-infantry': ['fanteria leggera', 'fs'],
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
  colunela: ['una Colunela', 'fs'],
  tercio: ['un Tercio', 'ms'],
  'later-tercio': ['un Tercio tardo', 'ms'],
  keil: ['un Keil', 'ms'],
  'pike-and-shot': ['un Pike & Shot', 'ms'],
  'later-pike-and-shot': ['un Pike & Shot tardo', 'ms'],
  levy: ['una leva', 'fs'],
  'war-wagon': ['carri da guerra', 'mp'],
  'light-artillery': ['artiglieria leggera', 'fs'],
  'medium-artillery': ['artiglieria media', 'fs'],
  'heavy-artillery': ['artiglieria pesante', 'fs'],
  'light-cavalry': ['cavalleria leggera', 'fs'],
  dragoons: ['dragoni', 'mp'],
  'medium-cavalry': ['cavalleria media', 'fs'],
  'heavy-cavalry': ['cavalleria pesante', 'fs'],
  'heavily-armoured-cavalry': ['cavalleria corazzata', 'fs'],
  gendarmes: ['gendarmi', 'mp'],
  elephants: ['elefanti', 'mp'],
};

const elite: Readonly<Record<Form, string>> = { ms: 'scelto', mp: 'scelti', fs: 'scelta', fp: 'scelte' };
const mediocre: Readonly<Record<Form, string>> = {
  ms: 'mediocre',
  mp: 'mediocri',
  fs: 'mediocre',
  fp: 'mediocri',
};

/** The name with its quality: “arcieri scelti”. The rule id of the row is `unit.KIND`. */
export function unitName({ id }: UnitRow, quality: Quality = 'ordinary'): string {
  const [name, form] = units[id.slice('unit.'.length) as Kind];
  if (quality === 'ordinary') return name;
  return `${name} ${quality === 'elite' ? elite[form] : mediocre[form]}`;
}

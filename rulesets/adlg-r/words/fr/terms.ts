/** French names of units and commanders, for sentences. */
import type { Kind, Quality, UnitRow } from '../../model.ts';

type Article = 'des' | 'de l’' | 'de la' | 'un' | 'une';

const units: Readonly<Record<Kind, readonly [article: Article, noun: string]>> = {
  'light-infantry': ['de l’', 'infanterie légère'],
  bowmen: ['des', 'archers'],
  crossbowmen: ['des', 'arbalétriers'],
  shot: ['des', 'arquebusiers'],
  'medium-swordsmen': ['des', 'épéistes moyens'],
  'medium-spearmen': ['des', 'lanciers moyens'],
  'bayonet-medium': ['des', 'baïonnettes moyennes'],
  'bayonet-heavy': ['des', 'baïonnettes lourdes'],
  'heavy-swordsmen': ['des', 'épéistes lourds'],
  'foot-knights': ['des', 'chevaliers à pied'],
  'heavy-spearmen': ['des', 'lanciers lourds'],
  colunela: ['une', 'Colunela'],
  tercio: ['un', 'Tercio'],
  'later-tercio': ['un', 'Tercio tardif'],
  keil: ['un', 'Keil'],
  'pike-and-shot': ['des', 'piques et mousquets'],
  'later-pike-and-shot': ['des', 'piques et mousquets tardifs'],
  levy: ['une', 'levée'],
  'war-wagon': ['des', 'chariots de guerre'],
  'light-artillery': ['de l’', 'artillerie légère'],
  'medium-artillery': ['de l’', 'artillerie moyenne'],
  'heavy-artillery': ['de l’', 'artillerie lourde'],
  'light-cavalry': ['de la', 'cavalerie légère'],
  dragoons: ['des', 'dragons'],
  'medium-cavalry': ['de la', 'cavalerie moyenne'],
  'heavy-cavalry': ['de la', 'cavalerie lourde'],
  'heavily-armoured-cavalry': ['de la', 'cavalerie cuirassée'],
  gendarmes: ['des', 'gendarmes'],
  elephants: ['des', 'éléphants'],
};

/** The kind of a row, taken from its rule id `unit.KIND`. */
function kindOf({ id }: UnitRow): Kind {
  return id.slice('unit.'.length) as Kind;
}

function qualityName(quality: Quality, article: Article): string {
  if (quality === 'ordinary') return '';
  return quality === 'elite' ? ' d’élite' : ` médiocre${article === 'des' ? 's' : ''}`;
}

/** The name with article and quality: “des archers d’élite”. */
export function unitName(row: UnitRow, quality: Quality = 'ordinary'): string {
  const [article, noun] = units[kindOf(row)];
  return `${article}${article === 'de l’' ? '' : ' '}${noun}${qualityName(quality, article)}`;
}

/** The name as a genitive: “d’archers d’élite”, “d’un Tercio”, “de cavalerie légère”. */
export function ofUnit(row: UnitRow, quality: Quality = 'ordinary'): string {
  const [article, noun] = units[kindOf(row)];
  const name = `${noun}${qualityName(quality, article)}`;
  if (article === 'un' || article === 'une') return `d’${article} ${name}`;
  return /^[aeiouéè]/.test(noun) ? `d’${name}` : `de ${name}`;
}

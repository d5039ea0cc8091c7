/** Terms of each game and the rule that says what they mean, in every language: what a sheet links and its glossary lists. */
import type { Language, RuleId } from '@grognard/rules-kit';

/** A term as it stands in texts; the rule explains it. */
export interface Term {
  readonly term: string;
  readonly rule: RuleId;
}

type Row = readonly [rule: RuleId, words: Readonly<Record<Language, readonly string[]>>];

function row(rule: RuleId, en: string, fr: string, it: string): Row {
  const several = (words: string) => words.split('|');
  return [rule, { en: several(en), fr: several(fr), it: several(it) }];
}

/** Several forms of a term are parted by `|`; the first one names it. */
const glossaries: Readonly<Record<string, readonly Row[]>> = {
  argad: [
    row('figure.class', 'class', 'classe', 'classe'),
    row('figure.armour', 'armour|breastplate', 'armure|cuirasse', 'armatura|corazza'),
    row('figure.cavalry', 'cavalry', 'cavalerie', 'cavalleria'),
    row('figure.contact', 'contact', 'contact', 'contatto'),
    row('turn.immobile', 'immobile', 'immobile', 'immobile'),
    row('turn.slow-first', 'slowing dice', 'dés de ralentissement', 'dadi di rallentamento'),
    row('terrain.higher', 'higher ground', 'terrain plus haut', 'terreno più alto'),
    row(
      'terrain.linear',
      'linear obstacle',
      'obstacle linéaire|obstacles linéaires',
      'ostacolo lineare|ostacoli lineari',
    ),
    row('formation.close-order', 'close order', 'ordre serré', 'ordine chiuso'),
    row('weapon.reload', 'reload', 'rechargement', 'ricarica'),
    row('weapon.improvised', 'improvised', 'improvisée|improvisées', 'improvvisata|improvvisate'),
    row('shoot.open-six', 'natural', 'naturel|naturelle', 'naturale'),
    row('melee.recoil', 'recoil', 'recul', 'arretramento'),
    row('charge.definition', 'charge', 'charge', 'carica'),
    row('hide.declared', 'hidden', 'caché|cachée|cachées', 'nascosta|nascosto|nascoste'),
    row('hide.furtive-target', 'furtive', 'furtif|furtive', 'furtivo|furtiva'),
  ],
  giorgi: [
    row('unit.soldier', 'soldiers|soldier', 'soldats|soldat', 'soldati|soldato'),
    row('unit.bases-left', 'bases left', 'socles restants', 'basette rimaste|basi rimaste'),
    row('unit.understaffed', 'understaffed', 'effectif réduit|sous-effectif', 'sotto organico|sottorganico'),
    row('terrain.contour', 'contour', 'courbe de niveau', 'curva di livello'),
    row('artillery.rod', 'rod', 'baguette', 'asta|bacchetta'),
    row('attack.zone', 'control zone', 'zone de contrôle', 'zona di controllo'),
    row('melee.differential', 'differential', 'différentiel', 'differenziale'),
    row('morale.shaken-effects', 'shaken', 'ébranlée|ébranlé', 'scossa|scosso'),
    row('morale.routing', 'routing', 'en déroute', 'in rotta'),
    row(
      'morale.index-regular',
      'reactivity index|index',
      'indice de réactivité|indice',
      'indice di reattività|indice',
    ),
    row('move.half', 'half a move', 'demi-mouvement', 'mezzo movimento'),
  ],
  'adlg-r': [
    row('unit.ud', 'UD', 'UD', 'UD'),
    row('unit.light', 'light troops', 'troupes légères', 'truppe leggere'),
    row('unit.skirmishers', 'skirmishers', 'tirailleurs', 'schermagliatori'),
    row(
      'unit.battle-unit',
      'Battle Unit',
      'Unité de bataille|unité de bataille',
      'Unità di battaglia|unità di battaglia',
    ),
    row('unit.deep-order', 'Deep Order', 'Ordre profond|ordre profond', 'Ordine profondo|ordine profondo'),
    row(
      'unit.disordered',
      'Disordered',
      'Désordonnée|désordonnée|en désordre',
      'Disordinata|disordinata|in disordine',
    ),
    row('ability.impact', 'Impact', 'Impact', 'Impatto|Impact'),
    row('ability.shock', 'Shock', 'Choc', 'Urto|Shock'),
    row('ability.pistol', 'Pistol', 'Pistolet', 'Pistola|Pistol'),
    row('ability.salvo', 'Salvo', 'Salve', 'Salva|Salvo'),
    row(
      'ability.headstrong-effects',
      'Headstrong',
      'Impétueux|Impétueuse|impétueuse',
      'Impetuosa|impetuosa|Headstrong',
    ),
    row('ability.caracole', 'Caracole', 'Caracole', 'Caracole|Caracollo'),
    row('ability.expendable', 'expendable', 'sacrifiable|sacrifiables', 'sacrificabile|sacrificabili'),
    row('command.points', 'CP', 'PC|CP', 'PC|CP'),
    row(
      'melee.furious-charge',
      'Furious Charge',
      'Charge furieuse|charge furieuse',
      'Carica furiosa|carica furiosa',
    ),
    row('melee.simple-support', 'simple support', 'soutien simple', 'sostegno semplice|supporto semplice'),
    row(
      'melee.melee-support',
      'melee support',
      'soutien de mêlée',
      'sostegno di mischia|supporto di mischia',
    ),
    row(
      'rally.rear-support-means',
      'rear support',
      'soutien arrière',
      'sostegno da tergo|supporto posteriore',
    ),
    row('shoot.protection', 'protection', 'protection', 'protezione'),
    row('zoc.area', 'ZoC', 'ZoC|ZdC', 'ZoC|ZdC'),
    row('unit.cohesion', 'cohesion', 'cohésion', 'coesione'),
    row('zoc.threat', 'most threatening enemy', 'ennemi le plus menaçant', 'nemico più minaccioso'),
    row('conform.to', 'conform', 'se conformer', 'conformarsi'),
  ],
};

/** The terms of a ruleset in a language: every form of each. */
export function termsIn(ruleset: string, language: Language): readonly Term[] {
  const rows = Object.hasOwn(glossaries, ruleset) ? (glossaries[ruleset] ?? []) : [];
  return rows.flatMap(([rule, words]) => words[language].map((term) => ({ term, rule })));
}

/** The same, each term once, by its first form. */
export function glossaryIn(ruleset: string, language: Language): readonly Term[] {
  const rows = Object.hasOwn(glossaries, ruleset) ? (glossaries[ruleset] ?? []) : [];
  return rows.map(([rule, words]) => ({ term: words[language][0]!, rule }));
}

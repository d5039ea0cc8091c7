/** The glossary: terms of the game, each with the rule that defines it. The sheet links and lists them. */
import { type Term, term } from '@grognard/rules-kit';

export const glossary: readonly Term[] = [
  term('unit.ud', 'UD', 'UD', 'UD'),
  term('unit.light', 'light troops', 'troupes légères', 'truppe leggere'),
  term('unit.skirmishers', 'skirmishers', 'tirailleurs', 'schermagliatori'),
  term(
    'unit.battle-unit',
    'Battle Unit',
    'unité de bataille|Unité de bataille|unités de bataille|Unités de bataille',
    'Unità di battaglia|unità di battaglia',
  ),
  term('unit.deep-order', 'Deep Order', 'ordre profond|Ordre profond', 'Ordine profondo|ordine profondo'),
  term(
    'unit.disordered',
    'Disordered',
    'désordonnée|Désordonnée|désordonné|désordonnés|désordonnées|désordre',
    'Disordinata|disordinata|in disordine',
  ),
  term('ability.impact', 'Impact', 'Impact', 'Impatto|Impact'),
  term('ability.shock', 'Shock', 'Choc', 'Urto|Shock'),
  term('ability.pistol', 'Pistol', 'Pistolet', 'Pistola|Pistol'),
  term('ability.salvo', 'Salvo', 'Salve', 'Salva|Salvo'),
  term(
    'ability.headstrong-effects',
    'Headstrong',
    'impétueuse|Impétueuse|impétueuses|Impétueuses|impétueux|Impétueux',
    'Impetuosa|impetuosa|Headstrong',
  ),
  term('ability.caracole', 'Caracole', 'caracole|Caracole', 'caracollo|Caracollo|Caracole'),
  term('ability.expendable', 'expendable', 'sacrifiable|sacrifiables', 'sacrificabile|sacrificabili'),
  term('command.points', 'CP', 'PC|CP', 'PC|CP'),
  term(
    'melee.furious-charge',
    'Furious Charge',
    'charge furieuse|Charge furieuse',
    'Carica furiosa|carica furiosa',
  ),
  term('melee.simple-support', 'simple support', 'soutien simple', 'sostegno semplice'),
  term('melee.melee-support', 'melee support', 'soutien de mêlée', 'sostegno di mischia'),
  term(
    'rally.rear-support-means',
    'rear support',
    'soutien arrière',
    'sostegno da tergo|supporto posteriore',
  ),
  term('shoot.protection', 'protection', 'protection', 'protezione'),
  term('zoc.area', 'ZoC', 'ZdC|ZoC', 'ZdC|ZoC'),
  term('unit.cohesion', 'cohesion', 'cohésion', 'coesione'),
  term('zoc.threat', 'most threatening enemy', 'ennemi le plus menaçant', 'nemico più minaccioso'),
  term('conform.to', 'conform', 'se conformer', 'conformarsi'),
];

/** Terms of the game, each with the rule that defines it. Sheets link them and list them in the glossary. */
import { type Term, term } from '@grognard/rules-kit';

export const glossary: readonly Term[] = [
  term('figure.class', 'class', 'classe', 'classe'),
  term('figure.armour', 'armour|breastplate', 'armure|cuirasse', 'armatura|corazza'),
  term('figure.cavalry', 'cavalry', 'cavalerie', 'cavalleria'),
  term('figure.contact', 'contact', 'contact', 'contatto'),
  term('turn.immobile', 'immobile', 'immobile', 'immobile'),
  term('turn.slow-first', 'slowing dice', 'dés de ralentissement', 'dadi di rallentamento'),
  term('terrain.higher', 'higher ground', 'position dominante', 'terreno più alto'),
  term(
    'terrain.linear',
    'linear obstacle',
    'obstacle linéaire|obstacles linéaires',
    'ostacolo lineare|ostacoli lineari',
  ),
  term('formation.close-order', 'close order', 'ordre serré', 'ordine chiuso'),
  term('weapon.reload', 'reload', 'rechargement', 'ricarica'),
  term(
    'weapon.improvised',
    'improvised',
    'improvisée|improvisées|improvisé|improvisés',
    'improvvisata|improvvisate',
  ),
  term('shoot.open-six', 'natural', 'naturel|naturelle', 'naturale'),
  term('melee.recoil', 'recoil', 'recul', 'arretramento'),
  term('charge.definition', 'charge', 'charge', 'carica'),
  term('hide.declared', 'hidden', 'caché|cachée|cachées', 'nascosta|nascosto|nascoste'),
  term('hide.furtive-target', 'furtive', 'furtif|furtive', 'furtivo|furtiva'),
];

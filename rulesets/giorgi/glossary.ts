/** Terms of the game, each with the rule that defines it. The sheet links them and lists them in its glossary. */
import { type Term, term } from '@grognard/rules-kit';

export const glossary: readonly Term[] = [
  term('unit.soldier', 'soldiers|soldier', 'soldats|soldat', 'soldati|soldato'),
  term('unit.bases-left', 'bases left', 'socles restants', 'basi rimaste|basette rimaste'),
  term('unit.understaffed', 'understaffed', 'sous-effectif|effectif réduit', 'sotto organico|sottorganico'),
  term('terrain.contour', 'contour', 'courbe de niveau', 'curva di livello'),
  term('artillery.rod', 'rod', 'réglette|réglettes', 'bacchetta|asta'),
  term('attack.zone', 'control zone', 'zone de contrôle', 'zona di controllo'),
  term('melee.differential', 'differential', 'différentiel', 'differenziale'),
  term('morale.shaken-effects', 'shaken', 'ébranlée|ébranlé|ébranlés|ébranlement', 'scossa|scosso'),
  term('morale.routing', 'routing', 'en déroute', 'in rotta'),
  term(
    'morale.index-regular',
    'reactivity index|index',
    'indice de réactivité|indice',
    'indice di reattività|indice',
  ),
  term('move.half', 'half a move', 'demi-mouvement', 'mezzo movimento'),
];

/** Italian headings and remedies of refusals in the set-up, by rule. Headings have at most 40 characters. */

export const setupRefusalTitles: Readonly<Record<string, string>> = {
  'army.price-camp': 'Più lungo del comprato',
  'deploy.ambush': 'Nessun segnalino qui',
  'deploy.ambush-lost': 'C’è posto per gli altri',
  'deploy.ambush-reveal': 'Di lì non si esce',
  'deploy.ambush-where': 'Nulla le nasconde qui',
  'deploy.ambush-who': 'Non possono stare insieme',
  'deploy.camp': 'Nessun campo qui',
  'deploy.corps': 'Il corpo non può stare così',
  'deploy.flank-both': 'Respinto',
  'deploy.flank-enter': 'Di lì non si entra',
  'deploy.flank-march': 'Questo corpo non aggira',
  'deploy.flank-roll': 'Non è ancora arrivato',
  'deploy.flank-stretch': 'Non tutto sul tavolo',
  'deploy.plan': 'Contro il piano',
  'deploy.role': 'Attacco o difesa',
  'deploy.works': 'Nessuna opera qui',
  'deploy.zone-drag': 'Fuori dalla sua zona',
  'deploy.zone-heavy': 'Fuori dalla sua zona',
  'deploy.zone-light': 'Fuori dalla sua zona',
  'terrain.adjust': 'Non con questo dado',
  'terrain.choose': 'Da due a quattro elementi',
  'terrain.choose-what': 'Non in questa regione',
  'terrain.coast': 'Una costa segue un lato corto',
  'terrain.order': 'Non quell’elemento',
  'terrain.place': 'Non dove vogliono i dadi',
  'terrain.region': 'Regione sconosciuta',
  'terrain.river-place': 'Nessun fiume qui',
  'terrain.road-place': 'Nessuna strada qui',
};

/** What would make the command legal. */
export const setupRemedies: Readonly<Record<string, string>> = {
  'army.price-camp': 'Non posare più opere di quante l’esercito ha pagato.',
  'deploy.ambush':
    'Posarlo su terreno libero, entro 5 UD dal bordo, 7 se contiene solo leggeri; il difensore sui fianchi fino a metà tavolo.',
  'deploy.ambush-lost': 'Dare un posto a ogni unità del segnalino.',
  'deploy.ambush-reveal':
    'Una unità tutta sul segnalino, tutte nascoste dal terreno o fuori vista, a 1 UD da ogni nemico.',
  'deploy.ambush-where':
    'Posarlo tutto in terreno che nasconde tutte le sue unità, o dietro un bosco, una piantagione, un villaggio o una collina.',
  'deploy.ambush-who': 'Fino a quattro unità di un corpo, senza cannoni né carri né comandante in capo.',
  'deploy.camp':
    'Nella propria zona, su terreno aperto fuori strada, al proprio bordo o all’acqua, con un lato libero.',
  'deploy.corps':
    'Ogni corpo accanto agli altri nell’ordine del piano, tutti a portata di comando, su terreno permesso, ogni unità al suo posto.',
  'deploy.flank-both': 'Entra dritto, entro 5 UD dal proprio lato lungo, senza caricare.',
  'deploy.flank-enter': 'Entrare dove tutto il fronte sta sul bordo, a portata del generale.',
  'deploy.flank-march':
    'Un corpo senza cannoni né carri, non quello del capo, e non per coste o fiumi impraticabili.',
  'deploy.flank-roll': 'Attendere il suo dado; entra il turno dopo.',
  'deploy.flank-stretch': 'Avanzare almeno della profondità della più profonda.',
  'deploy.plan': 'Ogni corpo e ogni unità una volta: in linea, in un segnalino o in marcia.',
  'deploy.role': 'Scegliere uno dei due.',
  'deploy.works': 'Nella zona delle truppe pesanti, fuori da paludi e acque, in linea col seguente o a 1 UD.',
  'deploy.zone-drag': 'I dragoni si schierano con le truppe leggere, salvo accordo.',
  'deploy.zone-heavy':
    'Entro 5 UD dal proprio lato lungo e a 4 UD dai corti; su altri tavoli a 5 UD dalla mediana.',
  'deploy.zone-light': 'Entro 7 UD dal proprio lato lungo; su altri tavoli a 3 UD dalla mediana.',
  'terrain.adjust': '3–4: spostare fino a 4 UD; 5: fino a 6 UD, o girare; 6: anche toglierne uno.',
  'terrain.choose': 'Sceglierne da due a quattro, non più di due uguali; due restano sul tavolo.',
  'terrain.choose-what': 'Scegliere tra gli elementi concordati per la regione.',
  'terrain.coast': 'Posarla lungo un intero lato corto libero.',
  'terrain.order':
    'Un fiume o una costa e un villaggio al più, questo del difensore; posare l’elemento in mano.',
  'terrain.place': 'Tutto nel settore, su nessun altro, a un bordo o a 2 UD da tutti, secondo il dado.',
  'terrain.region': 'Pianura, foresta, montagna, deserto o steppa.',
  'terrain.river-place': 'Tutto tra 2 e 6 UD da un lato corto, da un lato lungo all’altro.',
  'terrain.road-place':
    'Da un bordo del tavolo in un settore a uno nell’altro, lunga da 10 a 30 UD, con una curva al più.',
};

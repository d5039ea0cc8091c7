/** French phrases for the sources of rules that no case and no battle cites. */
export const otherSourcePhrases: Readonly<Record<string, string>> = {
  'Sheet: Mounted table names neither': 'Fiche : la table des montés ne nomme ni l’un ni l’autre',
  'who stands: ours': 'cible qui tient : notre lecture',
  FAQ: 'FAQ',
  '{1} + {2} for foot knights': '{1} + {2} pour les chevaliers à pied',
  'p.22 for knights': 'p. 22 pour les chevaliers',
  'Sheet: Losses (a Battle Unit can carry four markers and more)':
    'Fiche : Pertes (une unité de bataille peut porter quatre marqueurs et plus)',
  'Foot table': 'Table de l’infanterie',
  'their cohesion is that of V{1} p.22': 'leur cohésion est celle de V{1} p. 22',
  'same marks, and the sheet never names it elsewhere': 'mêmes marques, et la fiche ne le nomme pas ailleurs',
  'Sheet: Melee modifiers, Abilities': 'Fiche : Modificateurs de mêlée, Capacités',
  'no row is called pikemen': 'aucune ligne ne s’appelle piquiers',
  'the three share the −{1} of shoot.light': 'les trois partagent le −{1} de shoot.light',
  'Sheet: Movement table splits them so, and three factor rows name them beside "mounted"':
    'Fiche : la table de mouvement les sépare ainsi, et trois lignes de facteurs les nomment à côté de « montés »',
  'Sheet: Difficult manoeuvres': 'Fiche : Manœuvres difficiles',
  'Sheet: Shooting, Melee modifiers': 'Fiche : Tir, Modificateurs de mêlée',
  'p.34 for the already Disordered': 'p. 34 pour une unité déjà désordonnée',
  'Sheet: Better Armour': 'Fiche : Meilleure armure',
  'Sheet: Abilities names Impact and Shock only': 'Fiche : Capacités ne nomme qu’Impact et Choc',
  'ability.order puts armour after it': 'ability.order met l’armure après',
  'the * and # notes except elephants, these two lines do not. Option ability.elephant-impact':
    'les notes * et # exceptent les éléphants, mais pas ces deux lignes. Option ability.elephant-impact',
  'Sheet: Flank, Melee modifiers': 'Fiche : Flanc, Modificateurs de mêlée',
  'Sheet: Abilities speaks of shooting only': 'Fiche : Capacités ne parle que du tir',
  'Sheet: Ranges, Shooting, Melee modifiers': 'Fiche : Portées, Tir, Modificateurs de mêlée',
  'p.18, {1}, {2}: Impetuous stands in all the places where the sheet has the two words':
    'p. 18, {1}, {2} : « impétueux » figure partout où la fiche a les deux mots',
  'Sheet: Orders, Difficult manoeuvres, Charge, Evade, Rout and pursuit':
    'Fiche : Ordres, Manœuvres difficiles, Charge, Évasion, Déroute et poursuite',
  "p.18 gives both, the sheet's list of Furious Charge leaves them out":
    'p. 18 donne les deux, la liste de charge furieuse de la fiche les omet',
  'Sheet: Furious Charge, Foot table': 'Fiche : Charge furieuse, Table de l’infanterie',
  'Sheet: Sequence': 'Fiche : Séquence',
  'rolled anew each time': 'relancé chaque fois',
  'p.31: the outer front corner is measured. Option move.wheel-group':
    'p. 31 : on mesure le coin avant extérieur. Option move.wheel-group',
  'p.38 frees only the unit behind': 'p. 38 ne libère que l’unité derrière',
  'Sheet: Interpenetration': 'Fiche : Interpénétration',
  'p.39. Option interpenetration.lh': 'p. 39. Option interpenetration.lh',
  'p.42: the second list adds to the first. Option charge.light-infantry-rough-adds':
    'p. 42 : la seconde liste s’ajoute à la première. Option charge.light-infantry-rough-adds',
  'Sheet: Charge, Melee modifiers': 'Fiche : Charge, Modificateurs de mêlée',
  'that had to evade is destroyed by what destroys it: V{1} p.47':
    'qui devait effectuer une évasion est détruite par ce qui la détruit : V{1} p. 47',
  'Sheet: Ranges': 'Fiche : Portées',
  'they share shoot.light': 'ils partagent shoot.light',
  'p.67, {1}–{2}: the penalty goes with terrain': 'p. 67, {1}–{2} : le malus va avec le terrain',
  'Sheet: Shooting, Foot table, Mounted table': 'Fiche : Tir, Table de l’infanterie, Table des montés',
  'Sheet: Protection has no line for bows': 'Fiche : Protection n’a pas de ligne pour les arcs',
  'p.58–{1}: such weapons lower protection': 'p. 58–{1} : ces armes abaissent la protection',
  'Sheet: Protection lists every other firearm': 'Fiche : Protection cite toutes les autres armes à feu',
  'Sheet: Protection prints the three calibres around that line':
    'Fiche : Protection cite les trois calibres autour de cette ligne',
  'p.58–{1} treats them alike. Option shoot.protection-guns-all':
    'p. 58–{1} les traite de même. Option shoot.protection-guns-all',
  'p.62 ({1}, {2}, {3}, then rout). Option melee.results':
    'p. 62 ({1}, {2}, {3}, puis déroute). Option melee.results',
  'Sheet: Abilities puts the front edge with receiving only':
    'Fiche : Capacités ne cite le bord avant que pour une charge reçue',
  'p.18, {1} have Impact and Furious Charge in flank charges, p.62–{2} deny them. Option melee.first-phase-edge':
    'p. 18, {1} ont Impact et charge furieuse dans les charges de flanc, p. 62–{2} les refusent. Option melee.first-phase-edge',
  'the sheet excepts LI and LH for the loss only. Option melee.flank-light':
    'la fiche n’excepte LI et LH que pour la perte. Option melee.flank-light',
  'Sheet: Flank. Option melee.deep-order-multiple': 'Fiche : Flanc. Option melee.deep-order-multiple',
  '# excepts elephants': '# excepte les éléphants',
  'Sheet: Losses': 'Fiche : Pertes',
  'Sheet: Charge, ZoC': 'Fiche : Charge, ZdC',
  'impassable: Evade': 'infranchissable : Évasion',
  'the sheet names it under shooting from cover': 'la fiche le nomme avec le tir depuis un couvert',
  'p.82–{1} has both formats': 'p. 82–{1} a les deux formats',
  'single units as V{1} p.81, Battle Units twice the V{2} price of their kind':
    'unités simples comme V{1} p. 81, unités de bataille deux fois le coût V{2} de leur type',
  'p.7 ({1} × {2} cm at {3} mm)': 'p. 7 ({1} × {2} cm à {3} mm)',
  'Sheet: Losses has no other line': 'Fiche : Pertes n’a pas d’autre ligne',
  "its rout costs {1}, twice a unit's {2}": 'sa déroute coûte {1}, deux fois les {2} d’une unité',
  'p.69, example': 'p. 69, exemple',
  Sheet: 'Fiche',
  'L’Art de la Guerre – Renaissance, quick reference sheet, version {1}':
    'L’Art de la Guerre – Renaissance, fiche de référence rapide, version {1}',
  'V{1}': 'V{1}',
  'L’Art de la Guerre, {1}th edition': 'L’Art de la Guerre, {1}e édition',
  'V{1} errata': 'errata V{1}',
  'L’Art de la Guerre, {1}th edition: errata': 'L’Art de la Guerre, {1}e édition : errata',
  'L’Art de la Guerre, {1}rd edition: FAQ and amendments':
    'L’Art de la Guerre, {1}e édition : FAQ et amendements',
};

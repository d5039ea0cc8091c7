/** French headings and remedies of refusals in the set-up, by rule. Headings have at most 40 characters. */

export const setupRefusalTitles: Readonly<Record<string, string>> = {
  'army.price-camp': 'Trop long',
  'deploy.ambush': 'Pas de marqueur ici',
  'deploy.ambush-lost': 'Il y a place pour les autres',
  'deploy.ambush-reveal': 'Sortie impossible ici',
  'deploy.ambush-where': 'Rien ne les cache ici',
  'deploy.ambush-who': 'Embuscade impossible',
  'deploy.camp': 'Pas de camp ici',
  'deploy.corps': 'Le corps ne peut se ranger ainsi',
  'deploy.flank-both': 'Refoulé',
  'deploy.flank-enter': 'Pas d’entrée ici',
  'deploy.flank-march': 'Pas de marche de flanc',
  'deploy.flank-roll': 'Pas encore arrivé',
  'deploy.flank-stretch': 'Pas tout entier sur la table',
  'deploy.plan': 'Contraire au plan',
  'deploy.role': 'Attaque ou défense',
  'deploy.works': 'Pas d’ouvrages ici',
  'deploy.zone-drag': 'Hors de sa zone',
  'deploy.zone-heavy': 'Hors de sa zone',
  'deploy.zone-light': 'Hors de sa zone',
  'terrain.adjust': 'Pas avec ce dé',
  'terrain.choose': 'De deux à quatre éléments',
  'terrain.choose-what': 'Pas dans cette région',
  'terrain.coast': 'Une côte suit un petit bord',
  'terrain.order': 'Pas cet élément',
  'terrain.place': 'Pas là où le veulent les dés',
  'terrain.region': 'Région inconnue',
  'terrain.river-place': 'Pas de rivière ici',
  'terrain.road-place': 'Pas de route ici',
};

/** What would make the command legal. */
export const setupRemedies: Readonly<Record<string, string>> = {
  'army.price-camp': 'Ne pas poser plus d’ouvrages que l’armée n’en a payé.',
  'deploy.ambush':
    'Le poser en terrain libre, à 5 UD du bord au plus, 7 pour des légers seuls ; le défenseur sur les flancs jusqu’au milieu.',
  'deploy.ambush-lost': 'Donner une place à chaque unité du marqueur.',
  'deploy.ambush-reveal':
    'Une unité tout entière sur le marqueur, toutes cachées par le terrain ou hors de vue, à 1 UD de tout ennemi.',
  'deploy.ambush-where':
    'Le poser tout entier dans un terrain qui cache toutes ses unités, ou derrière un bois, un verger, un village ou une colline.',
  'deploy.ambush-who': 'Quatre unités d’un même corps au plus, sans canons ni chariots ni général en chef.',
  'deploy.camp':
    'Dans sa zone, en terrain dégagé hors de la route, contre son bord ou contre l’eau, un côté libre.',
  'deploy.corps':
    'Chaque corps à côté des autres dans l’ordre du plan, tous à portée du général, en terrain permis, toutes les unités placées.',
  'deploy.flank-both': 'Il entre tout droit, à 5 UD au plus de son grand bord, sans charger.',
  'deploy.flank-enter': 'Entrer là où tout le front tient sur le bord, à portée du général.',
  'deploy.flank-march':
    'Un corps sans canons ni chariots, pas celui du chef, et par aucune côte ni rivière infranchissable.',
  'deploy.flank-roll': 'Attendre son dé ; il entre au tour suivant.',
  'deploy.flank-stretch': 'Avancer au moins de la profondeur de la plus profonde.',
  'deploy.plan': 'Chaque corps et chaque unité une fois : en ligne, dans un marqueur ou en marche.',
  'deploy.role': 'Choisir l’une des deux.',
  'deploy.works':
    'Dans la zone des troupes lourdes, hors de marais et d’eau, dans l’alignement du suivant ou à 1 UD.',
  'deploy.zone-drag': 'Les dragons se déploient avec les troupes légères, sauf accord contraire.',
  'deploy.zone-heavy':
    'À 5 UD au plus de son grand bord et à 4 UD des petits ; sur d’autres tables, à 5 UD de la ligne médiane.',
  'deploy.zone-light': 'À 7 UD au plus de son grand bord ; sur d’autres tables, à 3 UD de la ligne médiane.',
  'terrain.adjust': '3–4 : déplacer de 4 UD au plus ; 5 : de 6 UD, ou tourner ; 6 : aussi en retirer un.',
  'terrain.choose': 'En choisir deux à quatre, pas plus de deux pareils ; deux restent sur la table.',
  'terrain.choose-what': 'Choisir parmi les éléments convenus pour la région.',
  'terrain.coast': 'La poser le long d’un petit bord entier et libre.',
  'terrain.order':
    'Une rivière ou une côte et un village au plus, celui-ci au défenseur ; poser l’élément en main.',
  'terrain.place':
    'Tout entier dans le secteur, sur aucun autre, contre un bord ou à 2 UD de tous, selon le dé.',
  'terrain.region': 'Plaine, forêt, montagne, désert ou steppe.',
  'terrain.river-place': 'Tout entière entre 2 et 6 UD d’un petit bord, d’un grand bord à l’autre.',
  'terrain.road-place':
    'D’un bord de table d’un secteur à un bord de l’autre, longue de 10 à 30 UD, avec un coude au plus.',
};

/** French words of the rules that can refuse a case, which the companion needs in full. */
export const refusingRules: Readonly<Record<string, string>> = {
  // move
  'move.load-mounted': 'Une figurine montée ne peut pas porter d’objet lourd ou très lourd.',
  // terrain
  'terrain.high-wall':
    'Un mur plus haut qu’un homme : infranchissable, sauf par une porte, une brèche ou une échelle du scénario.',
  // formation
  'formation.who':
    'Réservé aux piétons et à la cavalerie lourde. La cavalerie légère et l’infanterie montée n’ont pas d’ordre serré.',
  'formation.cavalry-back': 'La cavalerie lourde en ordre serré ne va ni à reculons ni de côté.',
  'formation.open-ground':
    'Pas d’ordre serré dans un terrain D ou pire pour la formation ; elle doit d’abord ouvrir ses rangs.',
  // shoot
  'shoot.loaded': 'L’arme doit être chargée.',
  'shoot.range': 'La cible ne doit pas être au-delà de la dernière tranche.',
  'shoot.contact-start':
    'Une figurine au contact d’un ennemi au début du tour ne peut pas tirer pendant ce tour, sauf au pistolet.',
  'shoot.on-foot': 'Fusil, [others|fusil de rempart, pierrier] : à pied seulement.',
  'shoot.immobile': 'Fusil, fusil de rempart, pierrier : tireur immobile tout le tour.',
  'shoot.support': 'Pierrier : solidement fixé sur un support. Fusil de rempart : posé sur un support.',
  'shoot.mounted-infantry-moving':
    'L’infanterie montée ne tire pas en mouvement, sauf en arrivant au contact ; à l’arrêt ou en arrivant il lui faut une arme utilisable en selle (pistolet, mousqueton ; pas le fusil).',
  'shoot.mounted-infantry-contact': 'Infanterie montée juste avant le contact : {fires}',
  'shoot.line-figure':
    'Un socle, ami ou ennemi, que traverse la ligne de tir l’arrête. Cette ligne joint les centres des deux socles.',
  'shoot.line-solid': 'Un mur de maison, un mur haut ou une colline entre les deux l’arrête.',
  'shoot.into-melee':
    'Une cible au contact d’un ami du tireur ne peut pas être visée, sauf par une figurine elle-même à son contact ou qui y arrive.',
  // hide
  'hide.crouched':
    'Une figurine à pied dans des broussailles ou des cultures hautes, accroupie, immobile et qui ne fait rien ne peut pas être visée.',
  'hide.forest-deep': 'Avec plus de {value} cm de forêt entre les deux, une cible ne peut pas être visée.',
  'hide.forest-ten':
    '[printed|Fiche côtière, exactement {value} cm : la table des terrains dit hors d’atteinte, celle des modificateurs dit protégé] ; lecture retenue : on peut tirer avec le malus de forêt, comme en 2021 et 2024.',
  // building
  'building.mounted': 'Les figurines montées n’entrent pas dans les bâtiments.',
  'building.hidden':
    'Une figurine à l’intérieur qui reste cachée et ne choisit pas de se montrer ne peut pas être visée.',
  // water
  'water.deep': 'Une figurine qui ne sait pas nager n’entre pas en eau profonde.',
  'water.swim-laden': 'Personne ne nage en cuirasse ou avec une charge.',
  'water.swimmer-shoots':
    'Un nageur ne tire ni ne recharge ; l’eau rend inutilisable la charge de ses armes à feu.',
  // charge
  'charge.who': '[cavalry|Seule la cavalerie en selle charge.] Jamais l’infanterie montée ni les piétons.',
  'charge.ground': 'Pas de charge dans [through|ou à travers] un terrain D ou TD pour la cavalerie.',
  'charge.obstacle': 'Pas de charge par-dessus un obstacle linéaire ou une barricade.',
};

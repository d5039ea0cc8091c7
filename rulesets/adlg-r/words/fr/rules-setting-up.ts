/** French sentences of the rules that forbid something in the set-up, in ambushes and on flank marches. */
export const settingUpRules: Readonly<Record<string, string>> = {
  'terrain.coast': 'Côte : 4 UD depuis un petit côté, infranchissable',
  'terrain.region': 'Le vainqueur de l’initiative choisit plaine, forêt, montagne, désert ou steppe',
  'terrain.choose':
    'Le défenseur choisit 2 à 4 éléments de plus, puis l’attaquant 2 à 4 ; pas plus de deux pareils par joueur, l’obligatoire compris ; deux au moins sur la table',
  'terrain.choose-what': 'Tous les éléments de ce chapitre peuvent être choisis dans chaque région',
  'terrain.order':
    'D’abord l’élément obligatoire ; puis rivière ou côte (4+ sur 1D6, sinon un autre élément) ; village (défenseur seulement, 4+, avec une route, touchant rivière ou côte s’il y en a) ; les autres du défenseur, ceux de l’attaquant ; la route en dernier',
  'terrain.river-place': 'Rivière placée entièrement entre 2 et 6 UD d’un petit côté choisi',
  'terrain.place':
    'Autres éléments : 2D6. Un dé pour le secteur de la moitié du joueur, 10 × 10 UD : 1–2 gauche, 3–4 centre, 5–6 droite ; l’autre 1–4 touchant un bord, une rivière ou la côte, 5–6 à 2 UD au moins de tout bord. L’élément est entièrement dans le secteur et ne recouvre aucun autre élément sauf une route. Faute de place : une relance par joueur, puis écarté. Jamais de terrain infranchissable au centre',
  'terrain.road-place':
    'Route : 2D6 pour deux secteurs, droite ou à un coude entre leurs bords de table, 10 à 30 UD, par-dessus tout sauf côte et infranchissable',
  'terrain.adjust':
    'L’attaquant d’abord : un joueur qui a choisi 2 éléments tente d’en ajuster deux, un joueur qui en a choisi 3, un seul ; un stratège en ajuste un de plus ou donne une relance. 1–2 rien ; 3–4 déplacer jusqu’à 4 UD ; 5 jusqu’à 6 UD ou tourner, ou retirer un élément infranchissable ; 6 retirer aussi tout autre élément, une fois en tout, sauf l’obligatoire. Ni routes, ni rivières, ni côte, ni village',
  'army.price-camp':
    'Camp {camp} ; camp fortifié {fortifiedCamp} ; fortification {fortification}, obstacle {obstacle} par UD',
  'deploy.role':
    'Le vainqueur choisit région et rôle. Défenseur : terrain d’abord, se déploie d’abord, joue en second. Attaquant : ajuste le terrain d’abord, se déploie en second, joue en premier',
  'deploy.plan':
    'Le plan fixe l’ordre des corps de gauche à droite, la marche de flanc et ce que contient chaque embuscade',
  'deploy.camp':
    'Le camp dans sa zone, en terrain dégagé hors de la route, au bord ami ou près de rivière ou côte, avec un accès dégagé de 1 UD ; fortifié, n’importe où dans la zone',
  'deploy.works':
    'Ouvrages dans la zone des troupes lourdes, pas en marais, rivière ou côte ; au contact et alignés, ou à 1 UD ou plus',
  'deploy.zone-heavy':
    'Troupes lourdes et camp : jusqu’à 5 UD de son grand côté, à 4 UD ou plus des petits côtés',
  'deploy.zone-light': 'LI et LH : jusqu’à 7 UD de lui, jusqu’aux petits côtés',
  'deploy.zone-drag': 'Drag : comme les légers',
  'deploy.corps':
    'Chaque corps dans son propre rectangle, aucun derrière un autre, toute unité à portée de commandement, aucune sur un terrain où elle ne peut entrer sauf sur une route, aucune en rivière ou côte',
  'deploy.ambush':
    'Deux marqueurs de 1 UD de côté, trois avec un stratège ; vides permis. Jusqu’à 5 UD en avant, 7 si seulement légers ; le défenseur dans les secteurs de flanc jusqu’au milieu de la table',
  'deploy.ambush-where':
    'En terrain qui le permet, ou hors de vue de la zone ennemie derrière bois, plantation, village ou colline. Bois : tous. Plantation et village : tous sauf éléphants. Champ, champ clos, marais, dunes : LI. Autres : personne',
  'deploy.ambush-who':
    'Jusqu’à quatre unités formant un groupe ; ni artillerie, ni chariots de guerre, ni général en chef',
  'deploy.ambush-reveal':
    'Découverte quand un ennemi vient à 1 UD ou moins ou voit le marqueur, ou qu’un ami le traverse ; le découvreur s’arrête. Ses unités restent dans le terrain ou hors de vue, une tout entière sur le marqueur, aucune à 1 UD ou moins d’un ennemi. Par choix : à son propre mouvement, gratuit si elle ne bouge pas ; ou à celui de l’ennemi quand il vient à 4 UD ou moins, elle ne peut alors être chargée dans cette phase',
  'deploy.flank-march':
    'Un corps, pas celui du général en chef, sans artillerie ni chariots de guerre, pas par la côte ni une rivière infranchissable',
  'deploy.flank-roll':
    'Au début de chaque phase de mouvement de son joueur, 1D6 : 6 la première fois, 5–6 ensuite, +1 s’il n’a que des LH : il arrive au tour de jeu suivant',
  'deploy.flank-enter':
    'À angle droit du bord, mouvement droit ou charge droite, tous en commandement ; ce qui ne trouve ni place ni PC est perdu',
  'deploy.flank-both':
    'Deux sur un bord : la plus petite (léger = moitié) est repoussée, égales toutes deux ; elle entre au mouvement suivant à 5 UD ou moins de son grand côté, tout droit, sans charge ni fuite de l’ennemi ; ses unités à 4 UD ou moins d’un ennemi deviennent désordonnées',
  'deploy.flank-stretch':
    'La fuite devant une marche de flanc se mesure depuis la portion de bord franchie, avant l’entrée. Toute unité qui entre finit tout entière sur la table. L’artillerie et les chariots retirés comptent comme mis en déroute',
  'deploy.ambush-lost':
    'Les unités d’une embuscade qui n’ont pas de position permise sont perdues sans être entrées',
};

/** French sentences of the rules on terrain, army, deployment and victory, by rule id. Rule numbers are placeholders in braces. */
export const armyRules: Readonly<Record<string, string>> = {
  // terrain
  'terrain.classes': 'Dégagé, accidenté, difficile, infranchissable',
  'terrain.penalising':
    'Pénalisant : accidenté et difficile pour HI et montés (champ et broussailles pas pour les éléphants) ; accidenté pour les chariots de guerre ; difficile pour LMI, MI et Drag ; rien pour LI et artillerie',
  'terrain.size':
    'Un élément tient dans un cercle de 6 UD et contient un rectangle de 2 × 3 UD ; champs, plantations et villages sont des rectangles',
  'terrain.hill':
    'Colline douce : dégagée, sans couvert, hauteur +1. Colline escarpée : difficile, sans couvert, hauteur +1, a une ligne de crête',
  'terrain.brush': 'Broussailles : accidenté, sans couvert',
  'terrain.field': 'Champ : accidenté, sans couvert',
  'terrain.enclosed-field': 'Champ clos : accidenté, avec couvert ; un champ pour les éléphants',
  'terrain.plantation': 'Plantation ou verger : accidenté, couvert',
  'terrain.gully':
    'Ravin : accidenté, sans couvert ; une unité à l’extérieur a +1 contre une unité au moins en partie à l’intérieur ; une unité entièrement à l’intérieur, à plus de 1 UD du bord, n’est ni vue ni visée et ne tire pas',
  'terrain.wood': 'Bois : difficile, couvert',
  'terrain.marsh': 'Marais, dunes de sable : difficile, sans couvert',
  'terrain.village': 'Village : difficile, couvert',
  'terrain.river':
    'Rivière large de 1 à 2 UD, d’un grand côté à l’autre. 1D6 : 1 dégagée, 2–3 accidentée, 4–5 difficile, 6 infranchissable. On la passe à angle droit ; dans l’eau, seulement glissements et demi-tours (sauf si elle est à sec) ; sans couvert ; berge +1',
  'terrain.coast': 'Côte : 4 UD depuis un petit côté, infranchissable',
  'terrain.road':
    'Route : pour le combat, comme le terrain traversé ; pour un mouvement tout entier sur elle, terrain dégagé. Un pont ou gué là où elle rencontre une rivière',
  'terrain.horizon':
    'Une unité derrière l’horizon ou la crête n’est vue que d’au-delà de cette ligne ou à 1 UD ou moins',
  'terrain.region': 'Le vainqueur de l’initiative choisit plaine, forêt, montagne, désert ou steppe',
  'terrain.compulsory':
    'Élément obligatoire du défenseur : plaine {plain}, forêt {forest}, montagne {mountain}, désert {desert}, steppe {steppe}',
  'terrain.choose':
    'Le défenseur choisit 2 à 4 éléments de plus, puis l’attaquant 2 à 4 ; pas plus de deux pareils par joueur, l’obligatoire compris ; deux au moins sur la table',
  'terrain.choose-what': 'Tous les éléments de ce chapitre peuvent être choisis dans chaque région',
  'terrain.order':
    'D’abord l’élément obligatoire ; puis rivière ou côte (4+ sur 1D6, sinon un autre élément) ; village (défenseur seulement, 4+, avec une route, touchant rivière ou côte s’il y en a) ; les autres du défenseur, ceux de l’attaquant ; la route en dernier',
  'terrain.river-place': 'Rivière placée entièrement entre 2 et 6 UD d’un petit côté choisi',
  'terrain.place':
    'Autres éléments : 2D6. Un dé pour le secteur de la moitié du joueur, 10 × 10 UD : 1–2 gauche, 3–4 centre, 5–6 droite ; l’autre 1–4 touchant un bord, une rivière ou la côte, 5–6 à 2 UD au moins de tout bord. L’élément est entièrement dans le secteur et ne recouvre aucun autre élément sauf une route. Faute de place : une relance par joueur, puis écarté. Jamais de terrain infranchissable au centre',
  'terrain.balance':
    'Si une moitié a trois éléments d’avance, le suivant va à l’autre ; routes, rivières et côte ne comptent pas',
  'terrain.road-place':
    'Route : 2D6 pour deux secteurs, droite ou à un coude entre leurs bords de table, 10 à 30 UD, par-dessus tout sauf côte et infranchissable',
  'terrain.adjust':
    'L’attaquant d’abord : un joueur qui a choisi 2 éléments tente d’en ajuster deux, un joueur qui en a choisi 3, un seul ; un stratège en ajuste un de plus ou donne une relance. 1–2 rien ; 3–4 déplacer jusqu’à 4 UD ; 5 jusqu’à 6 UD ou tourner, ou retirer un élément infranchissable ; 6 retirer aussi tout autre élément, une fois en tout, sauf l’obligatoire. Ni routes, ni rivières, ni côte, ni village',
  'terrain.ridge':
    'Une colline a une ligne de faîte, tracée sur la carte : crête et horizon, son milieu est le sommet. Elle coupe les lignes de vue qui la traversent, sauf si l’une de leurs extrémités en est à 1 UD ou moins',
  'terrain.river-angle': 'À angle droit d’une rivière : à {degrees}° près',
  'terrain.box':
    'Éléments, en UD : ovales {oval} et {smallOval}, rectangles {rectangle}, villages {village} ; rivières larges de {river}',
  'terrain.sectors': 'Un secteur est un tiers de la largeur de la table sur la moitié de sa profondeur',
  // army
  'army.budget': 'Partie normale : 200 points, trois corps',
  'army.formats': 'Corps : {small} à 100 points, {middle} à 200, {large} à 300',
  'army.corps': 'Chaque corps a un général et au moins une unité ; un corps peut être allié',
  'army.command-value':
    'Les grades de tous les généraux ne peuvent dépasser la valeur de commandement de l’armée, {value} : compétent {competent}, brillant {brilliant}, stratège {strategist}',
  'army.prices':
    'Points par unité. LI {lightInfantry} · archers {bowmen} · arbalétriers {crossbowmen} · arquebusiers {shot} · épéistes moyens {mediumSwordsmen} · lanciers moyens {mediumSpearmen} · baïonnettes MI {bayonetMedium}, HI {bayonetHeavy} · épéistes lourds {heavySwordsmen} · lanciers lourds {heavySpearmen} · chevaliers à pied {footKnights} · Colunela {colunela} · Tercio tardif {laterTercio} · Keil {keil} · Tercio {tercio} · piques et mousquets {pikeAndShot} · piques et mousquets tardifs {laterPikeAndShot} · levée {levy} · WWg {warWagon} · artillerie légère {lightArtillery}, moyenne {mediumArtillery}, lourde {heavyArtillery} · LH {lightCavalry} · Drag {dragoons} · cavalerie moyenne {mediumCavalry} · cavalerie lourde {heavyCavalry} · cavalerie cuirassée {heavilyArmouredCavalry} · gendarmes {gendarmes} · éléphants {elephants}',
  'army.price-quality':
    'Élite {elite}, unité de bataille {eliteBattleUnit}, LI et LH {eliteLight}, éléphants {eliteElephants}. Médiocre {mediocre}, unité de bataille {mediocreBattleUnit}, levée {mediocreLevy}, éléphants {mediocreElephants}',
  'army.price-options':
    'Impact {impact}, Kn et unités de bataille {impactKnBattleUnit} · Pistolet {pistol} · Choc {shock} · Salve {salvo} · épées du Keil {keilSwordsmen} · A2M {twoHanded} · armure {armourBattleUnit} pour une unité de bataille · caracole {caracole} · tireurs détachés {commandedShot} · canon régimentaire {regimentalGun} · pour Cv arc {bowCv}, arbalète {crossbowCv}, carabine {carbineCv} · arquebuse {arquebus}, mousquet {musket}, fusil à silex {flintlock} pour HI, MI et LMI · tireur réduit {reduced} · impétueux {headstrong}, Kn {headstrongKn} · sacrifiable {expendable} · pieux {stakes}. Les armes de main de LI, LH et Drag sont dans le prix',
  'army.price-commanders':
    'À 200 points : ordinaire {ordinary}, compétent {competent}, brillant {brilliant}, stratège {strategist} ; inclus {included}, allié {allied}, non fiable {unreliable}',
  'army.price-camp':
    'Camp {camp} ; camp fortifié {fortifiedCamp} ; fortification {fortification}, obstacle {obstacle} par UD',
  'army.camp': 'Toute armée a un camp',
  'army.break': 'Une armée est brisée quand ses pertes atteignent sa valeur',
  'army.limits': 'Sans liste d’armée : {limits}',
  'army.sample': 'Armée type : {army}',
  'army.format-figures':
    '100 / 300 points : compétent {competent}, brillant {brilliant}, stratège {strategist}, camp fortifié {fortifiedCamp} ; valeur de commandement {commandValue} ; table {table} UD',
  // deploy
  'deploy.table': '30 × 20 UD pour 200 points',
  'deploy.initiative':
    'La moitié de la somme des valeurs des généraux, arrondie à l’unité inférieure, +1 pour un stratège en chef, plus la reconnaissance. Chacun lance 1D6 ; le meilleur ajoute la différence, +4 au plus ; le plus haut gagne, on relance en cas d’égalité',
  'deploy.scouting':
    'Reconnaissance : +1 pour {lhPerPoint} LH, {liPerLh} LI comptant comme une LH, Drag {drag}',
  'deploy.role':
    'Le vainqueur choisit région et rôle. Défenseur : terrain d’abord, se déploie d’abord, joue en second. Attaquant : ajuste le terrain d’abord, se déploie en second, joue en premier',
  'deploy.order':
    'Initiative → région et rôle → terrain → ajustement → camps et ouvrages, défenseur d’abord → plan secret → marqueurs d’embuscade, défenseur d’abord → corps un à un tour à tour, défenseur d’abord → début',
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
  'deploy.zone-other':
    'Autres tables : légers à 3 UD ou plus, les autres à 5 UD ou plus de la ligne médiane, les autres à 4 UD des petits côtés',
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
  'deploy.ambush-enemy':
    'Tant qu’il n’est pas découvert, un marqueur compte comme unité ennemie, pour les 4 UD aussi, et ne peut être chargé',
  'deploy.flank-march':
    'Un corps, pas celui du général en chef, sans artillerie ni chariots de guerre, pas par la côte ni une rivière infranchissable',
  'deploy.flank-roll':
    'Au début de chaque phase de mouvement de son joueur, 1D6 : 6 la première fois, 5–6 ensuite, +1 s’il n’a que des LH : il arrive au tour de jeu suivant',
  'deploy.flank-enter':
    'À angle droit du bord, mouvement droit ou charge droite, tous en commandement ; ce qui ne trouve ni place ni PC est perdu',
  'deploy.flank-flee':
    'Les ennemis à 4 UD ou moins de l’entrée effectuent une évasion à angle droit de ce bord ; ceux qui ne le peuvent pas perdent 1 point ; artillerie et chariots de guerre hors mêlée sont retirés ; les unités en mêlée restent',
  'deploy.flank-both':
    'Deux sur un bord : la plus petite (léger = moitié) est repoussée, égales toutes deux ; elle entre au mouvement suivant à 5 UD ou moins de son grand côté, tout droit, sans charge ni fuite de l’ennemi ; ses unités à 4 UD ou moins d’un ennemi deviennent désordonnées',
  'deploy.hesitant':
    'Général allié ou non fiable : un 1 naturel à la première activation rend le corps hésitant : ni mouvement, ni tir, ni charge incontrôlée. Il devient fiable sur un 6 ensuite (+1 si le général en chef dépense exactement 2 PC), ou aussitôt s’il est attaqué, visé ou a un ennemi à 4 UD ou moins',
  'deploy.lists':
    'Les listes d’armée sont connues des deux camps ; les corps et les positions ne le sont pas',
  'deploy.flank-secret': 'Le dé d’une marche de flanc est secret ; en cas de réussite, on annonce le bord',
  'deploy.flank-stretch':
    'La fuite devant une marche de flanc se mesure depuis la portion de bord franchie, avant l’entrée. Toute unité qui entre finit tout entière sur la table. L’artillerie et les chariots retirés comptent comme mis en déroute',
  'deploy.ambush-sight':
    'Un marqueur tout entier dans son terrain n’est découvert qu’à 1 UD, les autres aussi par une ligne libre depuis un coin avant',
  'deploy.ambush-asked':
    'Le propriétaire d’un marqueur est interrogé une fois, après l’ordre ennemi qui est venu à 4 UD ou moins, même si le marqueur est vide',
  'deploy.ambush-lost':
    'Les unités d’une embuscade qui n’ont pas de position permise sont perdues sans être entrées',
  'deploy.hesitant-more':
    'Devenu fiable sur un 6, un corps relance ses PC. Tant qu’il est hésitant, il ne révèle rien et ne fait rien entrer par choix',
  // victory
  'victory.disordered': 'Chaque unité ou unité de bataille désordonnée : 1 point perdu',
  'victory.fled': 'Chaque unité qui a fui la table : 1',
  'victory.routed': 'Chaque unité en déroute : 2',
  'victory.four-markers': 'Chaque unité de bataille à quatre marqueurs ou plus : 2',
  'victory.four-markers-instead': 'Ce 2 remplace le 1 du désordre',
  'victory.routed-battle-unit': 'Chaque unité de bataille en déroute : 4',
  'victory.fled-battle-unit': 'Une unité de bataille qui a fui la table compte 1, comme sur la fiche',
  'victory.commander': 'Chaque général perdu : 1 + sa valeur',
  'victory.commander-value':
    'La valeur est celle du chapitre commandement, {strategist} pour un stratège. La note de la fiche à ce sujet manque',
  'victory.camp': 'Camp perdu : 4',
  'victory.camp-fortified': 'Camp fortifié perdu : 6',
  'victory.instead':
    'Une ligne par unité : en déroute ou en fuite au lieu de désordonnée, camp fortifié au lieu de camp',
  'victory.value':
    'Valeur de l’armée = nombre de ses unités, +1 pour un camp fortifié, 0 pour les levées sacrifiables',
  'victory.value-battle-unit': 'Une unité de bataille y compte {value}',
  'victory.value-absent':
    'Les unités qui ne sont pas sur la table, en embuscade ou en marche de flanc, n’y sont pas avant de paraître ; celles perdues sans être entrées restent dehors et ne sont pas des pertes',
  'victory.value-routed': 'Les unités en déroute ou en fuite continuent de compter dans la valeur',
  'victory.break':
    'Une armée dont les pertes atteignent la valeur à la fin de la séquence d’un joueur est en déroute ; les marqueurs retirés par ralliement ne comptent plus',
  'victory.draw': 'Les deux à la fois : partie nulle',
  'victory.points-game':
    'À la limite de tours, le camp dont la part pertes ÷ valeur est la plus petite gagne ; à {share} points de pourcentage près, partie nulle',
  'victory.places':
    'Lieux d’un scénario : à la limite de tours, chacun ajoute ses points aux pertes du camp qui ne le tient pas ; le tient une unité lourde à 2 UD ou moins, sans ennemi aussi proche',
};

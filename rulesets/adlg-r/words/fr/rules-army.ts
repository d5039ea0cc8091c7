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
  'terrain.road':
    'Route : pour le combat, comme le terrain traversé ; pour un mouvement tout entier sur elle, terrain dégagé. Un pont ou gué là où elle rencontre une rivière',
  'terrain.horizon':
    'Une unité derrière l’horizon ou la crête n’est vue que d’au-delà de cette ligne ou à 1 UD ou moins',
  'terrain.compulsory':
    'Élément obligatoire du défenseur : plaine {plain}, forêt {forest}, montagne {mountain}, désert {desert}, steppe {steppe}',
  'terrain.balance':
    'Si une moitié a trois éléments d’avance, le suivant va à l’autre ; routes, rivières et côte ne comptent pas',
  'terrain.ridge':
    'Une colline a une ligne de faîte, tracée sur la carte : crête et horizon, son milieu est le sommet. Elle coupe les lignes de vue qui la traversent, sauf si l’une de leurs extrémités en est à 1 UD ou moins',
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
  'deploy.order':
    'Initiative → région et rôle → terrain → ajustement → camps et ouvrages, défenseur d’abord → plan secret → marqueurs d’embuscade, défenseur d’abord → corps un à un tour à tour, défenseur d’abord → début',
  'deploy.zone-other':
    'Autres tables : légers à 3 UD ou plus, les autres à 5 UD ou plus de la ligne médiane, les autres à 4 UD des petits côtés',
  'deploy.ambush-enemy':
    'Tant qu’il n’est pas découvert, un marqueur compte comme unité ennemie, pour les 4 UD aussi, et ne peut être chargé',
  'deploy.flank-flee':
    'Les ennemis à 4 UD ou moins de l’entrée effectuent une évasion à angle droit de ce bord ; ceux qui ne le peuvent pas perdent 1 point ; artillerie et chariots de guerre hors mêlée sont retirés ; les unités en mêlée restent',
  'deploy.lists':
    'Les listes d’armée sont connues des deux camps ; les corps et les positions ne le sont pas',
  'deploy.flank-secret': 'Le dé d’une marche de flanc est secret ; en cas de réussite, on annonce le bord',
  'deploy.ambush-sight':
    'Un marqueur tout entier dans son terrain n’est découvert qu’à 1 UD, les autres aussi par une ligne libre depuis un coin avant',
  'deploy.ambush-asked':
    'Le propriétaire d’un marqueur est interrogé une fois, après l’ordre ennemi qui est venu à 4 UD ou moins, même si le marqueur est vide',
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

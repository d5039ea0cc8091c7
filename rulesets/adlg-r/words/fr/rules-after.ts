/** French sentences of the rules on rout to elephants, by rule id. Rule numbers are placeholders in braces. */
export const afterRules: Readonly<Record<string, string>> = {
  // rout
  'rout.friends': 'Une déroute coûte 1 point aux amis à moins de 1 UD derrière l’unité en déroute',
  'rout.behind':
    'Derrière = toute unité dont une partie est dans sa bande arrière à moins de 1 UD ; les ennemis ne sont pas affectés',
  'rout.li': 'Une LI en déroute ne nuit qu’aux LI',
  'rout.guns': 'Artillerie et chariots de guerre en déroute ne nuisent à personne',
  'rout.turn':
    'Une unité mise en déroute en mêlée et attaquée seulement de flanc ou à revers se tourne d’abord vers son ennemi principal ; une unité mise en déroute au tir non',
  'rout.when': 'Après toutes les mêlées de la séquence',
  'rout.cascade': 'Les unités qui perdent ainsi leur dernier point partent en déroute à leur tour',
  'rout.cascade-order': 'Une vague après l’autre, le camp actif d’abord, dans l’ordre du propriétaire',
  'rout.steps':
    'Déroutes et leur coût → jets des généraux → retrait → poursuite → vérification de la victoire',
  'rout.waits':
    'Jusqu’à leur retrait, les unités en déroute barrent le passage à tous sauf à la LI et ne sont pas des cibles ; leurs mêlées ne se jouent pas et comptent comme gagnées pour la poursuite',
  'rout.turn-how': 'Une unité en déroute qui se tourne le fait autour de son milieu ; personne ne fait place',
  // pursuit
  'pursuit.who': 'Seules les unités du joueur actif peuvent poursuivre, de 1 UD',
  'pursuit.elephant': 'Les éléphants doivent poursuivre aussi',
  'pursuit.never': 'Chariots de guerre, artillerie et levées sacrifiables ne poursuivent jamais',
  'pursuit.excused':
    'Pas d’obligation : elle a détruit artillerie, chariot de guerre ou éléphant ; elle quitterait la table ou entrerait en terrain qui la pénalise ; elle défend des ouvrages ou une berge ; infanterie après des montés ; le chemin longe un front ennemi',
  'pursuit.excused-shock': 'Les mêmes dispenses s’appliquent au Choc',
  'pursuit.touched':
    'Encore touchée de flanc ou à revers par un front ennemi : pas de poursuite, elle se tourne aussitôt vers l’un d’eux, au choix',
  'pursuit.contact':
    'Nouveau contact : se conformer aussitôt ; l’ennemi peut effectuer une évasion, le poursuivant reste à 1 UD ; sinon ils combattent à la prochaine phase de mêlée, sans première phase',
  'pursuit.multiple':
    'Complet sur le flanc ou l’arrière d’un ennemi en mêlée ou soutien de mêlée, par une unité lourde : cet ennemi perd 1 aussitôt ; s’il part en déroute, pas de seconde poursuite',
  // rally
  'rally.far': 'À plus de {near} UD de tout ennemi : {need}+ sur 1D6, {cp} PC',
  'rally.near': 'À {near} UD ou moins d’un ennemi : {need}+, {cp} PC',
  'rally.melee': 'En mêlée : {need}+, {cp} PC',
  'rally.melee-support': 'Le soutien de mêlée est « en mêlée » ; le soutien simple est près',
  'rally.commander': '+{value} avec un général inclus dans l’unité ou attaché à elle',
  'rally.commander-once': 'Il le donne à une unité par tour',
  'rally.rear-support': '+{value} avec un soutien arrière',
  'rally.rear-support-means':
    'Soutien arrière : une unité amie de l’armée, ni légère ni Drag, Art ou WWg, ni en mêlée ni en déroute, orientée de même à {angle}° près, à {distance} UD au plus du bord arrière et couvrant {cover} de la largeur de la bande arrière ou plus',
  'rally.success': 'La réussite retire un marqueur',
  'rally.two':
    'Deux marqueurs, si l’unité a un soutien arrière et un général attaché et si le jet avec son bonus dépasse le nombre de {by} ou plus',
  'rally.out-of-range': '+{cp} PC hors de portée de commandement, sauf loin de tout ennemi',
  'rally.free':
    'Un ralliement loin de tout ennemi ne coûte rien même hors de portée, sans général ou avec lui engagé',
  'rally.when': 'À la phase de mouvement de son propriétaire, à l’activation de son corps',
  // commander
  'commander.per-corps': 'Chaque corps a un général ; l’un d’eux est général en chef',
  'commander.strategist': 'Seul le général en chef peut être stratège, un au plus',
  'commander.move-cost': 'Son propre mouvement coûte 1 PC, qui peut être le gratuit',
  'commander.no-block': 'Il ne bloque aucun ami et s’écarte du minimum nécessaire',
  'commander.contacted':
    'Si un ennemi l’atteint quand il est seul, il va derrière l’ami le plus proche à {ud} UD ou moins, sinon il est perdu',
  'commander.killed-lost': 'Tué sur {value} ou moins si son unité perd la mêlée',
  'commander.killed-routed': 'Tué sur {value} ou moins si son unité est mise en déroute ; ce jet seulement',
  'commander.risk-when': 'Lancé après tous les résultats de la phase',
  'commander.included-routed':
    'Inclus dans une unité mise en déroute par autre chose : tué sur {value} ou moins',
  'commander.attached-safe':
    'Attaché mais non engagé, il ne meurt jamais ; quand l’unité part en déroute, il va à l’ami le plus proche à 5 UD ou moins',
  'commander.rally-unit': 'Il peut bouger, s’attacher puis rallier avec le +{value}',
  // square
  'square.cost': 'Former ou quitter le carré coûte {cp} PC',
  'square.edges':
    'Tous les bords sont de front : ni flanc, ni arrière, ni attaque multiple. Les ennemis de front sur d’autres bords sont en soutien simple',
  'square.marks': 'Il a les marques * et @',
  'square.shoot': 'Il tire par n’importe quel bord à {value}',
  'square.artillery': 'L’artillerie a +{value} contre lui, comme contre l’ordre profond',
  'square.footprint': '{square} UD autour du milieu de son socle, orientation gardée',
  // fortification
  'fortification.kinds':
    'Fortifications (terrassements, palissades), obstacles (fossés, trous), pieux. Ouvrages = les trois',
  'fortification.place': 'Fortifications et obstacles sont posés au départ et restent',
  'fortification.aligned':
    'Une unité n’a leur aide qu’en se tenant coin à coin derrière eux, et seulement si l’on combat par-dessus',
  'fortification.front': 'Le front des ouvrages est le bord avant de l’unité, pour la portée aussi',
  'fortification.melee':
    '+{value} dans une fortification, réservé à l’infanterie autre que LI et aux chariots de guerre ; obstacles et pieux n’en donnent pas',
  'fortification.mounted': 'Les montés attaquent par-dessus des ouvrages à {value}',
  'fortification.no-impact':
    'Par-dessus une fortification ou un obstacle, ni Impact, ni Choc, ni Pistolet, ni Salve, ni charge furieuse ne comptent, d’aucun côté',
  'fortification.stakes-no-impact': 'Par-dessus des pieux, les montés les perdent',
  'fortification.cover': 'Une fortification est un couvert ; obstacles et pieux non',
  'fortification.cross':
    'Franchir coûte 1 UD à l’infanterie, 2 UD aux montés ; une unité peut finir à cheval dessus, ou l’on retire l’élément, si la place manque',
  'fortification.li':
    'Une LI derrière une fortification n’est pas à découvert et n’est pas tenue d’effectuer une évasion',
  // camp
  'camp.unit':
    'Un camp est une unité sans ZdC qu’on ne traverse pas, qui ne soutient personne et ne prend part à aucune attaque multiple',
  'camp.contact': 'Pas de contact dans un deuxième ou troisième mouvement',
  'camp.open': 'Un camp non fortifié attaqué en mêlée est perdu',
  'camp.fortified':
    'Un camp fortifié : chaque attaquant lance 1D6 à la phase de mêlée ; perdu sur 5–6 contre infanterie et éléphants, sur 6 contre d’autres montés. Ni modificateur, ni qualité, ni perte pour l’attaquant',
  'camp.fortified-light': 'Ni LI ni LH ne peuvent l’attaquer',
  'camp.stays': 'Un camp perdu reste un obstacle au mouvement',
  'camp.value': 'Sa perte compte dans les pertes de l’armée, celle d’un camp fortifié davantage',
  // wagon
  'wagon.edges': 'Tous les bords sont de front : jamais pris de flanc ou à revers, pas d’attaque multiple',
  'wagon.battle-ready': 'Prêt au combat : +{value} contre tous, sauf Médiocre',
  'wagon.alone':
    'Attaqué sur un long côté par un seul ennemi : +{value}, comme soutenu. Un second ennemi de ce côté annule ce bonus',
  'wagon.one-main':
    'Un ennemi principal à la fois, au choix du joueur actif ; les ennemis de front sur d’autres côtés sont en soutien simple, les autres ne comptent pas',
  'wagon.support':
    'Il ne donne que le soutien simple, de n’importe quel côté ou coin, à deux amis au plus, un par côté ; il n’attaque jamais de flanc',
  'wagon.li': 'Une LI restée seule au contact d’un chariot de guerre s’écarte de 1 UD',
  'wagon.never':
    'Ni charge, ni soutien, ni ZdC, ni conformation, ni poursuite, ni embuscade, ni marche de flanc',
  'wagon.weapon': 'Son équipage a des arquebuses, sauf mention contraire de la liste',
  // artillery
  'artillery.melee': 'En mêlée, l’ennemi de l’artillerie a +{value}, sauf LI, Drag et LH',
  'artillery.short-range':
    'À courte portée, perdre de {by} ou plus contre l’artillerie moyenne ou lourde coûte {loss} points',
  'artillery.at-small': 'Artillerie sur artillerie ou tirailleurs : {value}',
  'artillery.at-deep':
    'Artillerie sur un flanc ou une unité de bataille en ordre profond : +{value}, une fois',
  'artillery.at-flank':
    'Sur un flanc = le milieu du bord avant de la pièce est derrière la ligne de front de la cible et hors de sa bande avant ; l’arrière compte comme flanc',
  'artillery.pivot-cost': 'Le pivot prend {ud} mais constitue le mouvement de l’unité',
  'artillery.never':
    'Ni charge, ni ZdC, ni poursuite, ni soutien, ni embuscade, ni marche de flanc ; elle subit mais ne fait jamais d’attaque multiple',
  // elephant
  'elephant.impact': 'Les éléphants ont l’Impact (+{value}) contre tous sauf LI et LH',
  'elephant.panic': 'Panique : les montés autres qu’éléphants combattent à {value} contre les éléphants',
  'elephant.panic-who':
    'Seulement l’unité principale qui combat l’éléphant, une fois ; les capacités restent ; cela compte aussi quand l’éléphant est pris de flanc',
  'elephant.move': '{open}, {rough}, {difficult} UD, comme les gendarmes',
  'elephant.field': 'Champ et broussailles sont terrain dégagé pour les éléphants',
  'elephant.rampage':
    'Un éléphant en déroute, tourné vers son ennemi principal, lance 1D6 : 1 devant, 2 à gauche, 3 à droite, 4–6 derrière. Toute unité des deux camps sauf LI dont une partie est à moins de 1 UD de lui dans cette bande perd 1 point, au lieu du coût des autres déroutes',
  'elephant.no-trigger': 'Un éléphant seul n’oblige aucune unité impétueuse à charger',
};

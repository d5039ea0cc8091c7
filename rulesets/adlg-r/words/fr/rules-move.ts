/** French sentences of the rules on command and movement, by rule id. Rule numbers are placeholders in braces. */
export const moveRules: Readonly<Record<string, string>> = {
  // command
  'command.ordinary': 'Ordinaire : valeur {value}, portée {range} UD',
  'command.competent': 'Compétent : valeur +{value}, portée {range} UD',
  'command.brilliant': 'Brillant : valeur +{value}, portée {range} UD',
  'command.strategist': 'Stratège : valeur +{value}, portée {range} UD',
  'command.range-double': 'Pour LI, LH et Drag, la portée est {times} fois plus longue',
  'command.free-rally': 'Le général peut employer son PC gratuit pour rallier l’unité qu’il accompagne',
  'command.free-part': 'Il paie 1 PC d’un tel ordre ; le reste vient du jet',
  'command.lapse': 'Les PC non dépensés à l’activation sont perdus',
  'command.test-now':
    'On vérifie qu’une unité est à portée quand l’ordre est donné ; il peut ordonner, s’approcher et ordonner encore',
  'command.measure':
    'Du point le plus proche de son socle au point le plus proche de l’unité, ou d’une unité quelconque du groupe ; la portée exacte compte comme à portée. Ennemis et terrain n’importent pas',
  'command.measure-base': 'Son socle compte comme un carré de 1 UD',
  'command.measure-attached':
    'Avec une unité, il mesure comme s’il était juste derrière : le carré touchant le milieu de son bord arrière',
  'command.mixed-group': 'La portée d’un groupe n’est doublée que si tous ses membres sont LI, LH ou Drag',
  'command.move': 'Mouvement d’une unité ou d’un groupe : {cp} PC',
  'command.charge': 'Charge ordonnée : {cp} PC, comme un mouvement',
  'command.spontaneous': 'Charge spontanée : {cp} PC, sans supplément',
  'command.uncontrolled': 'Charge incontrôlée : {cp} PC, sans supplément',
  'command.square': 'Former ou quitter le carré : {cp} PC',
  'command.deep-turn':
    'Quart de tour ou demi-tour d’un Tercio, Keil ou Colunela : {cp} PC en tout. Ce coût comprend le mouvement et la manœuvre difficile',
  'command.headstrong-other':
    'Avec un ennemi à portée de charge d’une unité ou d’un groupe impétueux, tout ordre autre qu’une charge ou aller en soutien coûte {cp} PC',
  'command.headstrong-surcharge':
    'Les suppléments pour la portée et pour un général engagé s’ajoutent à ces {cp} ; celui d’une manœuvre difficile non',
  'command.out-of-range':
    'Pour une unité ou un groupe hors de portée de commandement : +{cp} PC, ralliements compris',
  'command.difficult': 'Manœuvre difficile : +{cp} PC',
  'command.difficult-once': 'Plusieurs raisons dans un mouvement font toujours +{cp}',
  'command.commander-engaged':
    'Général engagé en mêlée : +{cp} PC, sauf pour rallier l’unité qu’il accompagne',
  'command.engaged-means':
    'Engagé = combattant avec l’unité principale d’une mêlée, pas avec une unité en soutien',
  'command.lost-free': 'Il a {cp} PC gratuit',
  'command.group-dragoons': 'Les dragons se groupent avec l’infanterie et avec les montés',
  'command.group-speed':
    'Il avance à la vitesse de son unité la plus lente ; dans une conversion, chaque unité peut utiliser son propre mouvement',
  'command.group-difficult': 'Une unité non manœuvrable rend difficile la manœuvre du groupe',
  'command.group-rank':
    'Un rang est ce que rencontre une même ligne parallèle au front ; le plus large est celui qui compte le plus d’unités, à égalité le plus avancé',
  // move
  'move.li': 'LI : dégagé {open}, accidenté {rough}, difficile {difficult} UD',
  'move.mi': 'MI, et Drag à moins de {near} UD d’un ennemi : {open}, {rough}, {difficult}',
  'move.lmi': 'La LMI bouge comme la MI',
  'move.hi': 'HI : {open}, {rough}, {difficult}',
  'move.hi-far': 'HI en terrain dégagé : {open} si le mouvement part à plus de {far} UD de tout ennemi',
  'move.levy': 'La levée se déplace comme une HI, dont elle fait partie',
  'move.lh': 'LH : {open}, {rough}, {difficult}',
  'move.kn': 'Gendarmes : {open}, {rough}, {difficult}',
  'move.cv': 'Cv, et Drag au-delà de {near} UD de tout ennemi : {open}, {rough}, {difficult}',
  'move.drag-edge': 'À {near} UD exactement, les dragons prennent la ligne de la cavalerie',
  'move.mobile': 'L’artillerie mobile est l’artillerie légère et moyenne',
  'move.road': 'Le long d’une route : le mouvement en terrain dégagé + {value} UD',
  'move.road-whole':
    'Tout le mouvement doit être sur la route ; le terrain qu’elle traverse n’importe alors pas. On peut renoncer au +{value}',
  'move.worst':
    'Plusieurs terrains dans un mouvement : le plus petit mouvement. Toucher d’une part du socle, au départ, en route ou à l’arrivée, compte',
  'move.ahead': 'Autrement on avance tout droit ; en arrière seulement pour se désengager ou quitter une ZdC',
  'move.wheel-cost': 'Une conversion de 90° compte 1,5 UD',
  'move.wheel-part':
    'Une conversion plus petite coûte à proportion : angle ÷ 60 UD pour une unité seule, si large soit-elle',
  'move.wheel-group': 'Un groupe de n unités de front à son rang le plus large : n × angle ÷ 60 UD',
  'move.wheel-pivot':
    'Autour d’un coin avant, dans un groupe celui du rang le plus large ; on mesure le coin avant opposé. Plusieurs conversions sont permises jusqu’au même total',
  'move.turn-cost':
    'Il coûte 1 UD ; 2 UD pour les unités non manœuvrables, les chariots de guerre et l’ordre profond',
  'move.turn-free': 'Le premier quart de tour ou demi-tour de LI, Drag et LH est gratuit',
  'move.turn-second':
    'Ils peuvent en faire un second dans le même mouvement pour 1 UD ; le gratuit est au début ou à la fin du mouvement',
  'move.half-turn': 'Demi-tour : 180° sur place, même terrain',
  'move.quarter-turn': 'Quart de tour : le nouveau bord avant est sur la ligne de l’ancien côté',
  'move.quarter-anchor':
    'L’ancien coin avant de ce côté reste en place ; on pose le socle à partir de lui, la largeur le long de l’ancien côté vers l’arrière, la profondeur vers l’intérieur',
  'move.extension-melee':
    'Permise avec une part du front en mêlée ; les amis sur le passage se traversent comme en interpénétration',
  'move.multiple-enemy': 'Ennemi veut dire unités, camps et marqueurs d’embuscade, pas un général seul',
  'move.multiple-order': 'Chaque mouvement est un ordre à part, payé de nouveau',
  'move.third-commander':
    'Présent = le général du corps est avec l’unité ou le groupe dans les trois mouvements',
  'move.third-difficult': 'Un troisième mouvement est difficile sauf pour LI, LH, Drag et Cv',
  'move.exit-difficult': 'Quitter une ZdC est difficile sauf pour les unités capables d’évasion',
  'move.unmanoeuvrable-turn':
    'Pour les unités non manœuvrables, tout mouvement avec quart de tour ou demi-tour est difficile, même jusqu’au contact',
  'move.deep-turn': 'De même pour chariots de guerre, Tercio, Keil et Colunela',
  'move.unmanoeuvrable-front':
    'Pour les unités non manœuvrables, toute extension ou contraction est difficile, même jusqu’au contact',
  'move.unmanoeuvrable-short':
    'Pour elles, un mouvement incomplet est difficile s’il ne finit pas au contact',
  'move.unmanoeuvrable-easy': 'Un mouvement entier avec conversion ou glissement est facile',
  'move.too-short':
    'Sans mouvement suffisant on peut quand même faire une manœuvre difficile ; l’unité devient désordonnée',
  'move.column-how':
    'Quart de tour d’un bloc : la file du côté où il tourne devient le premier rang, les files suivantes les rangs suivants ; l’ancien coin avant du bloc de ce côté reste en place',
  'move.road-how':
    'Sur une route : une seule unité de front, les milieux de ses bords avant et arrière sur la route d’un bout à l’autre',
  // zoc
  'zoc.area':
    'La zone de contrôle (ZdC) d’une unité est le terrain droit devant elle, de la largeur de son front, à moins de 1 UD',
  'zoc.inside': 'Une unité dont une partie y empiète est dans la ZdC ; à 1 UD exactement, elle est en dehors',
  'zoc.li': 'La LI n’a de ZdC que sur LI, LH, éléphants et artillerie',
  'zoc.none': 'N’ont pas de ZdC : camps, artillerie, chariots de guerre, unités en mêlée',
  'zoc.melee-any': '« En mêlée » s’applique aussi à une unité frappée seulement de flanc ou à revers',
  'zoc.terrain': 'Pas de ZdC vers, depuis ou dans un terrain qui pénalise l’unité qui l’exercerait',
  'zoc.works': 'Elle ne va pas derrière une fortification ou un obstacle',
  'zoc.works-out': 'Une unité derrière des ouvrages garde sa propre ZdC devant eux',
  'zoc.through':
    'Elle passe à travers les amis que son propriétaire pourrait interpénétrer ; toute autre unité interposée l’arrête, de même qu’un corps qui cache entièrement l’unité derrière lui',
  'zoc.ignored': 'Ignorée en évasion, en poursuite et, pour l’ennemi qu’on quitte, en désengagement',
  'zoc.threat':
    'Ennemi le plus menaçant : de ceux dont la ZdC tient l’unité, d’abord ceux juste devant elle ou dont la ZdC couvre une part de son bord avant, le plus proche de ce bord, puis celui qui en couvre le plus ; sinon le plus proche des autres, puis celui qui couvre le plus d’un flanc ou de l’arrière ; puis le propriétaire de l’unité choisit',
  'zoc.threat-when': 'Cherché de nouveau au début d’un ordre et chaque fois qu’on entre dans une autre ZdC',
  'zoc.binding': 'Seule compte la ZdC de l’ennemi le plus menaçant',
  'zoc.stay': 'Dans une ZdC, une unité peut rester, se rallier et tirer',
  'zoc.charge-line-up': 'Pour cela elle peut d’abord faire une conversion, un glissement ou un quart de tour',
  'zoc.charge-between':
    'Si cet ennemi n’est hors d’atteinte que parce qu’un autre est entre eux, celui-ci est la cible ; s’il effectue une évasion, on rencontre le premier malgré tout',
  'zoc.approach':
    'Elle peut s’aligner sur l’ennemi le plus menaçant ou s’en approcher : avance, conversion, glissement, quart de tour ou demi-tour',
  'zoc.approach-turn':
    'Un quart de tour ou un demi-tour pour faire face à un ennemi qui menace flanc ou arrière est dispensé de la troisième condition',
  'zoc.exit-evade-how':
    'Procédure d’évasion, tournée à l’opposé de l’ennemi le plus menaçant, avec le dé ; elle peut quitter la table, et interdit de tirer',
  'zoc.exit-ahead-how':
    'Mouvement entier, aussi en groupe. Plus lent = mouvement plus petit en terrain dégagé',
  'zoc.exit-forced':
    'Être déplacée pour une conformation, poussée par une interpénétration ou reformée avec un groupe n’est pas une sortie',
  'zoc.rays':
    'La ZdC part tout droit de chaque point du bord avant, jamais depuis un terrain qui pénalise son propriétaire ; une ligne s’arrête à un tel terrain, à des ouvrages autres que les siens, au premier socle sauf ceux d’amis qu’il pourrait passer. Pour tenir une unité, il faut plus d’EPS de largeur',
  'zoc.test-points':
    'Les conditions de l’approche se vérifient aux deux coins avant et au milieu du bord avant',
  'zoc.li-rough':
    'Une LI tout entière en terrain accidenté ou difficile tient aussi tout ennemi au moins en partie dans un tel terrain',
  'zoc.same-moment':
    'Deux ennemis qui entrent au même moment dans une ZdC : le plus proche d’abord, puis de gauche à droite vu de son propriétaire',
  // interpenetration
  'interpenetration.li': 'La LI traverse toutes les unités et toutes traversent la LI, en toute orientation',
  'interpenetration.mounted':
    'Les montés traversent la « LI », et réciproquement, en orientation égale ou opposée',
  'interpenetration.lh':
    'LH et autres montés se traversent en orientation égale ou opposée : c’est notre lecture de la fiche, qui dit LI',
  'interpenetration.lmi': 'LMI à travers LMI en orientation égale ou opposée',
  'interpenetration.swordsmen':
    'Épéistes lourds et moyens à travers archers et arbalétriers, et réciproquement, en orientation égale ou opposée',
  'interpenetration.swordsmen-more':
    'Les chevaliers à pied comptent comme épéistes, les arquebusiers comme archers ; les épéistes impétueux ne peuvent pas',
  'interpenetration.guns':
    'Infanterie à travers artillerie et chariots de guerre, par le long côté seulement',
  'interpenetration.guns-long':
    'Long côté = les bords les plus longs : les flancs d’un chariot de guerre, les quatre d’un socle carré d’artillerie',
  'interpenetration.commander': 'Un général seul traverse tous les amis et se laisse traverser',
  'interpenetration.when': 'Dans un mouvement, une charge ou une évasion',
  'interpenetration.never':
    'Jamais à travers un camp, une unité en mêlée ou en soutien, un corps non fiable ; les montés jamais à travers des amis qui les paniquent (traversés par eux, ils perdent 1)',
  'interpenetration.pushed':
    'Une unité lourde repoussée ne peut bouger ni se rallier pour le reste de la séquence ; une légère le peut',
  'interpenetration.ambush': 'Traverser des amis en embuscade les révèle',
  'interpenetration.burst': 'Bousculade : l’unité bousculée perd 1 point',
  'interpenetration.burst-never':
    'Pas à travers éléphants, ordre profond, piques et mousquets (tardifs compris), chariots de guerre, camp, ni amis en mêlée ou en soutien',
  'interpenetration.burst-when':
    'Seulement dans une charge incontrôlée et en fuite d’une marche de flanc ; en toute direction',
  'interpenetration.push-how':
    'L’unité traversée est repoussée à contresens du mouvement, orientation conservée ; si elle ne peut y tenir, la traversée est interdite. Personne ne repousse à son tour',
  // disengage
  'disengage.move': 'Droit en arrière du mouvement entier − 1 UD, ou jusqu’à un obstacle',
  'disengage.cost': 'Se désengager : {cp} PC ; difficile pour les unités non manœuvrables',
  'disengage.stops':
    'Elle s’arrête à un ennemi, à la ZdC d’un autre ennemi, au terrain infranchissable, au bord de table, à un ami qu’elle ne peut passer ; elle ne peut toucher aucun ennemi, pas même un camp',
  'disengage.after': 'Ni elle ni l’ennemi quitté ne tirent dans cette séquence ; cet ennemi ne bouge pas',
};

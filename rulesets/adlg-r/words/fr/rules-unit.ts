/** French sentences of the rules on units, abilities and the turn, by rule id. Rule numbers are placeholders in braces. */
export const unitRules: Readonly<Record<string, string>> = {
  // unit
  'unit.light-infantry':
    'Catégorie LI. Protection {protection}, cohésion {cohesion}. Facteur {MI} contre tous',
  'unit.light-infantry-destroyed':
    'Une LI unité principale d’une mêlée en terrain dégagé contre LMI, MI, HI, Cv ou Kn est détruite sans dés',
  'unit.light-infantry-safe':
    'Pas détruite : une LI tout entière en terrain accidenté ou difficile, derrière une fortification, ou face à des montés pénalisés par le terrain',
  'unit.bowmen':
    'LMI. Protection {protection}, cohésion {cohesion}. +{Drag} contre LI, Drag et LH, sinon {MI}',
  'unit.crossbowmen': 'LMI. Protection {protection}, cohésion {cohesion}. Facteur des archers',
  'unit.shot': 'LMI. Protection {protection}, cohésion {cohesion}. Facteur des archers',
  'unit.shot-weapon': 'Les arquebusiers ont l’arquebuse, sauf si leur liste donne mousquet ou fusil à silex',
  'unit.lmi-charged':
    'LMI : +{value} en première phase contre des montés dont elle reçoit la charge de front',
  'unit.lmi-charged-once':
    'La fiche donne ce bonus avec l’unité et de nouveau dans la liste des modificateurs : c’est un seul bonus',
  'unit.lmi-charged-arms': 'Il faut un arc, une arbalète ou une arme à feu, ce qu’a toute LMI',
  'unit.medium-swordsmen':
    'MI. Protection {protection}, cohésion {cohesion}. +{MI} contre tous sauf Kn, {Kn} contre Kn',
  'unit.medium-spearmen':
    'MI. Protection {protection}, cohésion {cohesion}. +{MI} contre tous sauf Kn, {Kn} contre Kn. Marques * @',
  'unit.bayonet-medium':
    'Baïonnettes en MI. Protection {protection}, cohésion {cohesion}. +{MI} contre tous sauf Kn, {Kn} contre Kn. Marque *',
  'unit.bayonet-heavy':
    'Baïonnettes en HI. Protection {protection}, cohésion {cohesion}. +{MI} contre tous. Marques * @',
  'unit.heavy-swordsmen':
    'HI. Protection {protection}, cohésion {cohesion}. +{LMIopen} contre une LMI en terrain dégagé, +{LHopen} contre LH, sinon +{MI}',
  'unit.foot-knights':
    'HI. Protection {protection}, cohésion {cohesion}. Facteur des épéistes lourds. A l’armure lourde et l’A2M',
  'unit.heavy-spearmen':
    'HI. Protection {protection}, cohésion {cohesion}. Facteur des épéistes lourds. Marques * @',
  'unit.colunela':
    'HI, ordre profond. Protection {protection}, cohésion {cohesion}. +{MI} contre tous. Marques * @',
  'unit.tercio':
    'HI, ordre profond. Protection {protection}, cohésion {cohesion}. +{MI} contre tous. Marques * @',
  'unit.later-tercio':
    'HI, ordre profond. Protection {protection}, cohésion {cohesion}. +{MI} contre tous. Marques * @',
  'unit.keil':
    'HI, ordre profond. Protection {protection}, cohésion {cohesion}. +{MI} contre tous. Marques * @',
  'unit.pike-and-shot':
    'HI. Protection {protection}, cohésion {cohesion}. Facteur des épéistes lourds. Marques * @',
  'unit.later-pike-and-shot':
    'HI. Protection {protection}, cohésion {cohesion}. Facteur des épéistes lourds. Marque *',
  'unit.levy':
    'HI. Protection {protection}, cohésion {cohesion}. +{Drag} contre LI, LMI, Drag et LH, sinon {MI}',
  'unit.war-wagon':
    'WWg. Protection {protection}, cohésion {cohesion}. +{Cv} contre les montés autres qu’éléphants, +{Drag} contre LI et Drag, sinon {MI}. Marque #',
  'unit.war-wagon-drag': 'Contre les dragons, c’est le +{Drag} de la ligne, et non le +{Cv} des montés',
  'unit.light-artillery': 'Art. Protection {protection}, cohésion {cohesion}. Facteur {MI}',
  'unit.medium-artillery': 'Art. Protection {protection}, cohésion {cohesion}. Facteur {MI}',
  'unit.heavy-artillery': 'Art. Protection {protection}, cohésion {cohesion}. Facteur {MI}',
  'unit.light-cavalry':
    'LH. Protection {protection}, cohésion {cohesion}. +{LIopen} contre une LI à découvert, sinon {MI}',
  'unit.dragoons':
    'Drag. Protection {protection}, cohésion {cohesion}. +{LIopen} contre LI et LH à découvert, sinon {MI}',
  'unit.medium-cavalry': 'Cv. Protection {protection}, cohésion {cohesion}. Facteur de toute Cv',
  'unit.heavy-cavalry': 'Cv à armure. Protection {protection}, armure comprise, cohésion {cohesion}',
  'unit.heavily-armoured-cavalry':
    'Cv à armure lourde. Protection {protection}, armure comprise, cohésion {cohesion}',
  'unit.cavalry-factor': 'Toute Cv : +{MI} contre levée, MI, LMI, LI, Drag et tous les montés',
  'unit.cavalry-hi': 'Toute Cv : +{HIonflank} contre HI seulement sur son flanc ou son arrière, sinon {HI}',
  'unit.cavalry-rest': 'Toute Cv : {WWg} contre chariots de guerre et artillerie',
  'unit.cavalry-first':
    'Toute Cv : +{value} de plus en première phase contre LMI et lanciers moyens. Pas pour une cavalerie qui a Impact, Pistolet ou Choc, même annulé ; ni pour une cavalerie pénalisée par le terrain',
  'unit.cavalry-first-front':
    'Ce bonus exige un combat sur le bord avant de l’ennemi, que l’unité y charge ou y soit chargée',
  'unit.gendarmes':
    'Kn à armure lourde. Protection {protection}, cohésion {cohesion}. +{Cv} contre LMI, LH, Drag et Cv, {WWg} contre chariots de guerre, sinon +{MI}',
  'unit.elephants':
    'El. Protection {protection}, cohésion {cohesion}. +{Cv} contre les montés, +{MI} contre l’infanterie. Impact sauf contre LI et LH ; Panique',
  'unit.mark-star':
    '* : une unité qui reçoit la charge de front annule Impact, Pistolet et Choc des montés, jamais ceux d’un éléphant',
  'unit.mark-star-furious': 'Le * laisse la charge furieuse',
  'unit.mark-at':
    '@ : +{value} en première phase contre les montés autres qu’éléphants quand l’unité reçoit la charge de front',
  'unit.mark-hash':
    '# : contre elle les montés n’ont ni Impact, ni Pistolet, ni Choc, ni charge furieuse, quel que soit le camp qui charge ; les éléphants gardent les leurs',
  'unit.built-in-armour':
    'Quand une ligne de cavalerie donne l’armure avec la protection, le chiffre la contient déjà',
  'unit.built-in-others':
    'Le {gendarmes} des gendarmes et le {footKnights} des chevaliers à pied contiennent déjà leur armure lourde',
  'unit.added-armour':
    'L’armure achetée pour toute autre unité s’ajoute à la protection de la fiche : +{armour}, armure lourde +{heavy}',
  'unit.quality': 'Élite, ordinaire ou médiocre',
  'unit.elite': 'Élite : un dé de {from} à {to} compte {change} de plus',
  'unit.mediocre': 'Médiocre : un dé de {from} à {to} compte {change} de moins',
  'unit.quality-when': 'La qualité agit au tir et en mêlée, sur le dé, avant tout autre modificateur',
  'unit.quality-target': 'Elle agit aussi sur le dé de l’unité visée',
  'unit.quality-not':
    'Elle n’affecte jamais ralliement, distances de charge et d’évasion, points de commandement ni jet du camp',
  'unit.battle-unit':
    'Les unités de bataille sont les lignes LMI, MI et HI sauf la levée : celles de {cohesion} points de cohésion ou plus',
  'unit.single': 'LI, levées, chariots de guerre, artillerie et tous les montés sont des unités simples',
  'unit.deep-order': 'Ordre profond : Colunela, Tercio, Tercio tardif, Keil',
  'unit.later-tercio-as-tercio': 'Le Tercio tardif compte comme Tercio partout où la fiche dit Tercio',
  'unit.pikes':
    '« Piquiers » et « pique » sur la fiche veulent dire ordre profond et piques et mousquets (tardifs compris)',
  'unit.skirmishers': 'Les « tirailleurs » sont LI, LH et Drag',
  'unit.light':
    'Les troupes légères sont LI et LH ; toutes les autres sont lourdes. Les dragons ne sont légers que là où la fiche les nomme',
  'unit.dragoons-on-foot':
    'À moins de {near} UD d’un ennemi, les dragons sont à pied en tout, dès {near} UD ils sont montés. Donc en mêlée et comme cible ils sont à pied',
  'unit.unmanoeuvrable':
    'Non manœuvrables : unités impétueuses, éléphants, levées, chariots de guerre et artillerie lourde',
  'unit.cohesion': 'Un point perdu est un marqueur sur l’unité ; tous les points perdus, elle est en déroute',
  'unit.disordered':
    'Désordonnée = un marqueur ou plus. Elle combat et tire à −1 ; sa protection ne change pas',
  'unit.becomes-disordered':
    'Si elle doit devenir désordonnée : perd 1 point si elle n’a pas de marqueur, sinon rien',
  'unit.routed':
    'À 0, l’unité est hors jeu à la fin de la phase : ni combat, ni soutien, ni ZdC, ni tir. Elle quitte la table à la phase de déroute',
  'unit.edges':
    'Quatre bords : avant, arrière, deux flancs. Chariots de guerre et carrés : tous les bords sont de front',
  'unit.ud': '1 UD est la largeur d’un socle : {mm} mm avec des figurines de 6 à 15 mm',
  'unit.ud-large': '{mm} mm avec des figurines de 25 à 28 mm',
  'unit.footprint':
    'Largeur × profondeur : LI {LI} ; levée {levy} ; LMI, MI, HI {battleUnit} ; ordre profond {deepOrder} ; carrés {square} ; WWg {WWg} ; Art {Art} ; LH, Drag, Cv, Kn {mounted} ; El {El} ; camp {camp} ; général seul et marqueur d’embuscade {commander}',
  'unit.depth': 'Une profondeur inhabituelle sur une vraie table compte comme la profondeur normale',
  'unit.sectors': 'Front, flanc et arrière se prennent sur le socle réel, jamais depuis les centres',
  'unit.premeasure': 'Toute distance ou ligne de vue se vérifie avant de décider',
  'unit.limits':
    'Une distance à EPS près (0,01 UD) d’une limite est la limite, deux directions à ANGLE_EPS près (1°) sont égales ; un chevauchement de moins d’EPS de profondeur n’en est pas un. « À n ou moins », « jusqu’à n » : n compris ; « à moins de n » : n exclu',
  'unit.enemy-near':
    'Les distances aux « ennemis » se mesurent jusqu’aux unités, aux camps et aux marqueurs d’embuscade, pas jusqu’à un général seul',
  'unit.dragoons-when':
    'On regarde si des dragons sont à pied ou montés au début d’un ordre ou au jet des dés, pas en chemin',
  // ability
  'ability.order':
    'Ordre : qualité → facteurs et bonus → égalité de l’arquebuse, épées du Keil, canon régimentaire, A2M → armure',
  'ability.arquebus':
    'Arquebuse d’une unité qui n’est pas de tirailleurs : un tir à égalité coûte un point à la cible',
  'ability.arquebus-order': 'L’égalité se lit après qualité et modificateurs',
  'ability.armour': 'Armure : protection +{value}',
  'ability.heavy-armour': 'Armure lourde : protection +{value}',
  'ability.armour-melee':
    'Une unité qui perd une mêlée et a une armure plus lourde que l’ennemi ajoute {by} à son résultat avant la lecture de la table. Aucune < armure < armure lourde ; un degré ou deux, c’est {by}',
  'ability.armour-tie': 'Perdre de {by} avec une meilleure armure est donc une égalité',
  'ability.armour-elephant': 'Une meilleure armure n’aide pas contre les éléphants',
  'ability.armour-first': 'Ni en première phase contre un ennemi qui emploie Choc, mousquet ou arquebuse',
  'ability.armour-used':
    'Le Choc est « employé » quand son bonus compte ; l’arme à feu l’est, sauf si son porteur a perdu ses capacités',
  'ability.armour-flintlock': 'Un fusil à silex y compte comme un mousquet ; carabine et pistolet non',
  'ability.keil-swordsmen':
    'Épées du Keil : sur son bord avant, une mêlée à égalité contre des ennemis à pique ou lance est gagnée',
  'ability.keil-order':
    'L’égalité se lit après la qualité et avant l’armure de l’unité elle-même : une égalité due à l’armure ne gagne rien',
  'ability.impact': 'Impact : +{value} en première phase si l’unité charge, ou est chargée de front',
  'ability.impact-foot-mounted':
    'L’Impact de l’infanterie ne compte jamais quand elle charge des montés, ni contre des montés qui ont Impact ou Choc ; mais il compte de nouveau quand pique ou lance a annulé cet Impact',
  'ability.impact-lost':
    'L’Impact de l’infanterie n’est arrêté ni par un Choc qu’un * a annulé (le * d’une baïonnette ou d’un carré compte ici comme pique ou lance), ni par un Impact ou Choc que les montés ont perdu au terrain, aux ouvrages ou à une attaque de flanc',
  'ability.impact-pistol': 'Le Pistolet n’arrête pas l’Impact de l’infanterie',
  'ability.salvo':
    'Salve : en chargeant, ou chargée de front, l’unité a Impact et charge furieuse contre l’infanterie',
  'ability.regimental-gun':
    'Canon régimentaire : une égalité au tir, ou en première phase de mêlée, coûte un point à l’ennemi',
  'ability.regimental-gun-order':
    'L’égalité se lit après la qualité et avant l’armure de l’unité du canon, ou d’une unité à tireurs détachés',
  'ability.tie-win':
    'Une égalité gagnée grâce à une capacité vaut une victoire d’un point ; la suite, meilleure armure du perdant et charge furieuse comprises, vient comme pour toute victoire',
  'ability.pistol': 'Pistolet : +{value} en première phase',
  'ability.pistol-cancels': 'Le Pistolet annule l’Impact des montés',
  'ability.shock':
    'Choc : +{value} en première phase contre montés ou infanterie, si l’unité charge ou est chargée de front',
  'ability.shock-never':
    'Le Choc ne compte jamais en chargeant Keil, Tercio ou piques et mousquets, sur aucun bord ; il ne donne alors pas non plus de charge furieuse',
  'ability.shock-foot': 'Contre l’infanterie, le Choc est un Impact avec charge furieuse',
  'ability.shock-cancels': 'Le Choc annule Impact et Pistolet des montés',
  'ability.elephant-impact': 'Pistolet et Choc annulent aussi l’Impact des éléphants',
  'ability.cancel-working':
    'Seule une capacité active annule : perdue par attaque de flanc, terrain ou ouvrages, ou annulée elle-même par une marque, elle n’annule rien',
  'ability.one-bonus':
    'D’Impact, Pistolet, Choc et Salve, une unité n’en compte qu’un : le premier non annulé dans l’ordre Choc, Pistolet, Impact, Salve. Les bonus de @, des LMI chargées et de la Cv en première phase s’y ajoutent',
  'ability.commanded-shot':
    'Tireurs détachés : une unité montée tire comme une unité de qualité ordinaire à mousquets : {ud} UD, sans le modificateur de LI, LH et Drag',
  'ability.commanded-shot-melee': 'Ils ne font rien en mêlée',
  'ability.caracole':
    'Caracole est l’arme de tir de certaines Cv : {ud} UD ; une seconde Cv à caracole juste derrière donne +{shooting} au tir et +{melee} en mêlée',
  'ability.caracole-behind':
    'Juste derrière = même orientation, bord avant sur bord arrière, coins avant sur coins arrière, pas elle-même en mêlée',
  'ability.reduced': 'Tireur réduit : son tir est à {value}, sans s’ajouter au désordre',
  'ability.reduced-who': 'Les listes d’armée disent qui est tireur réduit ; personne par défaut',
  'ability.two-handed':
    'A2M (arme à deux mains) : une unité qui gagne une mêlée aux totaux ajoute {by} à son résultat avant de regarder l’armure',
  'ability.two-handed-who': 'Les chevaliers à pied l’ont ; les autres par liste',
  'ability.panic': 'Les éléphants causent la Panique chez les autres montés',
  'ability.headstrong': 'Impétueux et impulsif sont une seule et même chose',
  'ability.headstrong-effects':
    'Impétueuse : non manœuvrable, charges incontrôlées, distance de charge entière, poursuite obligatoire, cavalerie sans évasion',
  'ability.headstrong-impact': 'À elle seule, cette capacité ne donne ni Impact ni charge furieuse',
  'ability.salvo-wagon':
    'La charge furieuse de la Salve compte contre les chariots de guerre : # annule ce que font les montés',
  'ability.expendable':
    'Les levées sacrifiables ne chargent, ne poursuivent ni ne se rallient jamais et ne comptent ni dans la valeur ni dans les pertes de l’armée',
  'ability.lost':
    'Les capacités que fait perdre une attaque de flanc sont indiquées avec les attaques de flanc, au chapitre « Mêlée »',
  // turn
  'turn.sequence':
    'Séquence d’un joueur : mouvement → tir → combat → déroute et poursuite → vérification de la victoire',
  'turn.corps': 'Au mouvement, les corps s’activent un à un',
  'turn.game-turn':
    'Un tour de jeu est la séquence de l’attaquant puis celle du défenseur ; l’ordre ne change jamais',
  'turn.both-shoot': 'À chaque phase de tir, les deux joueurs tirent',
  'turn.simultaneous':
    'Le joueur actif choisit l’ordre des tirs et des mêlées, mais toutes les pertes de la phase tombent ensemble à sa fin',
  'turn.immediate':
    'Pertes qui tombent aussitôt : évasion rattrapée, attaque multiple, bousculade, effet d’une déroute sur les voisins, devenir désordonnée',
  'turn.activation':
    'Dans une activation : lancer les PC ; les ordres dans n’importe quel ordre, chacun exécuté entièrement avant le suivant ; les charges incontrôlées en dernier',
  'turn.victory': 'On vérifie les deux armées à la fin de la séquence de chaque joueur',
  'turn.limit': 'Une partie qui n’est pas finie après {turns} se décide à la proportion de pertes',
  'turn.shots-laid': 'Le camp actif annonce ses tirs, puis l’autre ; on lance ensuite tous les dés',
};

/** French sentences of the rules on shooting and melee, by rule id. Rule numbers are placeholders in braces. */
export const combatRules: Readonly<Record<string, string>> = {
  // shoot
  'shoot.range-light': 'LI et LH, avec arc, arbalète, arquebuse ou mousquet : {ud} UD',
  'shoot.range-light-other': 'LI et LH au fusil à silex, LH à la carabine : {ud} UD',
  'shoot.dragoon-range': 'Drag avec n’importe quelle arme de main : {ud} UD',
  'shoot.range-caracole': 'Cv à caracole : {ud} UD',
  'shoot.range-cavalry': 'Cv à arc, arbalète ou carabine : {ud} UD',
  'shoot.range-arquebus': 'Autre infanterie à l’arquebuse : {ud} UD',
  'shoot.range-musket': 'Autre infanterie au mousquet : {ud} UD',
  'shoot.range-flintlock': 'Autre infanterie au fusil à silex, à l’arc ou à l’arbalète : {ud} UD',
  'shoot.range-wagon': 'Chariot de guerre : {ud} UD, quelle que soit son arme',
  'shoot.range-light-gun': 'Artillerie légère : {ud} UD',
  'shoot.range-medium-gun': 'Artillerie moyenne : {ud} UD',
  'shoot.range-heavy-gun': 'Artillerie lourde : {ud} UD',
  'shoot.range-short': 'Courte portée de l’artillerie moyenne et lourde : {ud} UD',
  'shoot.optional': 'Le tir n’est jamais obligatoire',
  'shoot.edge-wagon': 'Un chariot de guerre tire par un long bord, choisi à chaque phase',
  'shoot.edge-tercio': 'Les Tercios tirent par n’importe quel bord',
  'shoot.zone-guns': 'Artillerie moyenne et lourde au-delà de 4 UD : 2 UD de plus de chaque côté',
  'shoot.sight-cover':
    'Plus de 1 UD de terrain couvert sur la ligne : pas de tir. Jusqu’à 1 UD : cible à couvert. Un couvert hors de la ligne ne compte pas',
  'shoot.sight-hidden':
    'Pas vue : au-delà d’une crête ou ligne d’horizon, tout entière dans un ravin à plus de 1 UD de son bord, en embuscade',
  'shoot.overhead':
    'Par-dessus des amis plus bas depuis une colline si la cible est à 1 UD au moins derrière eux ; l’artillerie par-dessus LI et LH amies si pièce et cible sont chacune à 1 UD au moins d’elles, par-dessus LI et LH ennemies librement ; LH en soutien par-dessus une LH de même arme juste devant, coins ensemble',
  'shoot.priority-tie':
    'À égalité : la plus en face, puis au choix du propriétaire, qui maintient son choix tant que les positions ne changent pas',
  'shoot.roll':
    'Chacun lance 1D6 ; la cible ajoute sa protection. Total du tireur supérieur : la cible perd 1 point',
  'shoot.maximum': 'Jamais plus de 1 point par phase, sauf l’artillerie à courte portée',
  'shoot.light': 'LI, LH ou Drag qui tire : {value}',
  'shoot.target-cover': 'Cible à couvert ou derrière une fortification : {value}',
  'shoot.fortification-guns':
    'Une fortification n’est pas un couvert contre l’artillerie, ni pour un chariot de guerre',
  'shoot.disordered': 'Tireur désordonné, tireur réduit ou les deux : {value}',
  'shoot.from-cover': 'Tireur à couvert ou en terrain difficile : {value}, sauf LI',
  'shoot.from-works': 'Une fortification n’est pas un « couvert » pour l’unité qui tire de derrière elle',
  'shoot.enclosed-field': 'Drag, LI, LMI et MI qui tirent depuis un champ clos : 0 au lieu de ce {value}',
  'shoot.tercio-edge': 'Tercio qui tire par un côté ou l’arrière : {value}',
  'shoot.bow-at-mounted': 'LMI ou MI à l’arc ou à l’arbalète sur des montés : +{value}',
  'shoot.caracole': 'Cv à caracole avec une seconde juste derrière : +{value}',
  'shoot.support': 'Chaque unité en soutien : +{value}',
  'shoot.support-light': 'Une LI ou LH en soutien compte pour un demi',
  'shoot.support-rounding': 'La somme s’arrondit à l’unité supérieure',
  'shoot.support-cap': 'Au plus +{value}',
  'shoot.protection': 'La protection est celle de la ligne de la cible et de son armure',
  'shoot.protection-bow': 'Contre les arcs, elle compte en entier',
  'shoot.protection-firearm':
    'Contre arbalète, arquebuse, caracole, mousquet et fusil à silex elle est de {value}',
  'shoot.protection-cap': 'C’est-à-dire au plus {value} : une cible de protection 0 garde 0',
  'shoot.protection-carbine': 'Carabine et tireurs détachés comme le mousquet',
  'shoot.protection-guns':
    'Contre l’artillerie lourde il n’y en a pas, mais les tirailleurs gardent la leur, jusqu’à {skirmishers}',
  'shoot.protection-guns-all': 'Artillerie légère et moyenne de même',
  'shoot.sight-touch':
    'Une ligne de vue qui ne fait que frôler un socle est libre ; généraux seuls et marqueurs n’en coupent aucune',
  'shoot.priority-kept':
    'Pour le choix de la cible, les positions changent quand le tireur ou la cible bouge',
  // melee
  'melee.contact':
    'Deux ennemis qui partagent plus d’EPS de bord sont au contact ; un coin seul ne fait pas une mêlée',
  'melee.roles':
    'Chaque unité au contact est unité principale, en soutien simple, en soutien de mêlée, ou simplement au contact',
  'melee.main':
    'Unité principale : celle sur le bord avant ennemi ; si elle n’est pas complète, la plus en face ; si un ennemi n’est touché que de flanc et à revers, la première à toucher',
  'melee.wide-front':
    'Une unité de bataille avec deux ennemis de front combat le plus en face ; l’autre est en soutien simple de celui-ci. L’unité de bataille ne lance qu’une fois',
  'melee.simple-support': 'Chaque unité en soutien simple : +{value}',
  'melee.simple-support-two': 'Une unité peut ainsi aider deux amis, un de chaque côté',
  'melee.melee-support':
    'Chaque unité en soutien de mêlée : +{value} et son facteur de base contre cet ennemi',
  'melee.melee-support-where':
    'Son bord avant complet sur le flanc ou l’arrière de l’ennemi que combat l’ami ; incomplet : soutien simple',
  'melee.melee-support-plain':
    'Son désordre, son général, ses capacités et autres modificateurs ne comptent pas ; elle compte comme étant sur le flanc',
  'melee.support-not': 'Une unité principale d’une autre mêlée ne soutient personne ; un camp non plus',
  'melee.support-cap':
    'Trois soutiens au plus, un par flanc et un pour l’arrière de l’ennemi ; au choix du propriétaire',
  'melee.roll': 'Chaque unité principale lance 1D6 et ajoute ses modificateurs ; le plus haut résultat gagne',
  'melee.tie': 'Résultats égaux : pas de perte',
  'melee.result-1': 'Écart de {from} ou {to} : le perdant perd {points}',
  'melee.result-3': 'Écart de {from} ou {to} : {points}. La fiche indique −1',
  'melee.result-5': 'Écart de {from} ou {to} : {points}. La fiche indique −2',
  'melee.result-7': 'Écart de {from} ou {to} : {points}',
  'melee.result-9': 'Écart de {from} ou {to} : {points}',
  'melee.result-11': 'Écart de {from} ou plus : déroute automatique',
  'melee.results':
    'Les 3–4 et 5–6 de la fiche se lisent comme des points en plus du 1 du perdant, ses 7–8 et 9–10 comme des totaux. C’est la seule lecture qui s’accorde avec la V4 jusqu’à 6 et progresse de 1 à chaque ligne',
  'melee.loss-cap': 'Une unité ne perd pas plus de points qu’il ne lui en reste',
  'melee.factor': 'Le facteur de base du chapitre unité contre l’unité principale ennemie',
  'melee.disordered': 'Unité désordonnée : {value}',
  'melee.uncontrolled': 'Charge incontrôlée : {value} en première phase',
  'melee.hi-rough': 'HI en terrain accidenté : {value}',
  'melee.pike-rough':
    'Chariots de guerre, lanciers lourds et piquiers en terrain accidenté : {value}, au lieu de {other}',
  'melee.medium-difficult': 'LMI ou MI en terrain difficile : {value} ; les dragons aussi',
  'melee.hi-difficult': 'HI en terrain difficile : {value}',
  'melee.mounted-rough':
    'Montés en terrain accidenté : {value} ; les éléphants pas dans un champ ou des broussailles',
  'melee.mounted-difficult': 'Montés en terrain difficile : {value}',
  'melee.mounted-works': 'Montés qui attaquent une unité derrière fortification ou pieux : {value}',
  'melee.mounted-obstacle': 'Par-dessus un obstacle aussi',
  'melee.commander': 'Général engagé dans la mêlée : +{value}',
  'melee.on-flank': 'Unité principale sur le flanc ou l’arrière de son ennemi : +{value}',
  'melee.on-flank-incomplete': 'Même incomplète',
  'melee.on-flank-deep':
    'Aussi contre ordre profond et artillerie ; un chariot de guerre et un carré n’ont pas de flanc',
  'melee.higher':
    'En position dominante, sur une berge, au bord d’un ravin ou dans une fortification : +{value}, une fois',
  'melee.higher-hill': 'Position dominante : entièrement sur la colline, crête ou sommet derrière son front',
  'melee.higher-bank': 'Berge et ravin : contre un ennemi au moins en partie dans la rivière ou le ravin',
  'melee.caracole': 'Cv à caracole avec une seconde juste derrière : +{value}',
  'melee.printed-twice':
    '« Montés contre fortifications ou pieux » et « général engagé » sont deux fois sur la fiche ; chacun compte une fois',
  'melee.terrain-part':
    'Une part quelconque du socle dans le terrain suffit ; attaquer un ennemi juste à sa limite compte comme dedans pour toute cette mêlée',
  'melee.first-phase':
    'Les bonus de première phase et la charge furieuse ne comptent qu’en première phase, au sens des Termes',
  'melee.first-phase-edge':
    'L’unité qui charge les a quel que soit le bord frappé ; l’unité chargée seulement si elle l’est de front',
  'melee.mounted-no-abilities':
    'Les montés pénalisés par le terrain perdent Impact, Pistolet, Choc et charge furieuse',
  'melee.flank-zero':
    'Prise de flanc ou à revers : facteur 0, sauf pour l’ordre profond, les chariots de guerre et l’artillerie',
  'melee.flank-by': 'Seulement par un ennemi complet et non léger',
  'melee.flank-light': 'Les ennemis légers laissent le facteur',
  'melee.abilities-lost':
    'Prise de flanc ou à revers par n’importe quel ennemi : toutes les capacités sont perdues, bonus, marques, capacités d’égalité, A2M et charge furieuse compris, sauf pour l’ordre profond, les chariots de guerre et l’artillerie',
  'melee.abilities-kept': 'Armure, armure lourde et Panique restent',
  'melee.multiple-zero':
    'Une unité en mêlée avec un autre ennemi sur son flanc ou son arrière : facteur 0. Par les mêmes ennemis que dans une attaque de flanc simple',
  'melee.multiple-abilities':
    'Elle perd ses capacités dès qu’un autre ennemi est sur son flanc ou son arrière ; armure et Panique restent',
  'melee.multiple-loss': 'Et elle perd {by} point, sauf si l’ennemi de flanc est une LI ou une LH',
  'melee.multiple-when':
    'Le point est perdu aussitôt que le nouveau contact est complet, par charge, mouvement, conformation ou poursuite ; une fois par séquence ; artillerie et chariots de guerre ne le causent jamais, les chariots ne le subissent jamais. Si elle part en déroute, sa mêlée n’est pas jouée',
  'melee.multiple-same':
    'Être engagé de plusieurs côtés en une phase, l’un de flanc ou à revers et complet, revient au même',
  'melee.deep-order-multiple':
    'L’ordre profond subit les attaques multiples comme les autres : son exemption ne figure qu’avec l’attaque simple',
  'melee.tie-both': 'Capacités d’égalité des deux côtés : l’égalité est maintenue',
  'melee.furious-charge': 'Charge furieuse : un perdant de la première phase perd {by} point de plus',
  'melee.furious-salvo': 'Salve contre toute infanterie',
  'melee.furious-mounted':
    'Contre toute infanterie sauf chariots de guerre : Kn, et montés qui ont Impact ou Choc',
  'melee.furious-kn':
    'Les Kn l’ont comme Kn : ni * ni les troupes contre lesquelles le Choc ne compte jamais ne l’annulent',
  'melee.furious-cancelled': 'Un Impact annulé par *, Pistolet ou Choc garde sa charge furieuse',
  'melee.furious-cavalry': 'Autre Cv contre LMI, LH contre LI',
  'melee.furious-elephant': 'Éléphants contre toute infanterie sauf LI, chariots de guerre compris',
  'melee.furious-rout': 'Elle n’ajoute rien à une déroute automatique ni à une égalité',
  'melee.simultaneous': 'Une unité ramenée à 0 dans une mêlée compte encore dans les autres de la phase',
  'melee.in-melee':
    '« En mêlée » : unité principale, soutien de mêlée, attaquant ou pilleur d’un camp ; pas le soutien simple',
  'melee.pairing-tie':
    'Parts de bord égales : le joueur actif choisit l’unité principale ; s’il ne dit rien, le contact le plus ancien',
};

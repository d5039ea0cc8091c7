/** French rules: melee and charge. */
export const meleeRules: Readonly<Record<string, string>> = {
  // melee
  'melee.who':
    'Une figurine au contact d’un ennemi peut porter un coup par tour avec l’arme qu’elle a en main.',
  'melee.order':
    'L’arme la plus longue frappe d’abord. [order|On joue dans l’ordre les armes longues, semi-longues, courtes, très courtes, puis les mains nues ; les coups d’une même longueur sont simultanés et font effet avant la longueur suivante.]',
  'melee.silenced': 'Une figurine tuée ou repoussée avant son coup ne frappe pas ce tour.',
  'melee.open-six':
    '[again|Le dé de mêlée est ouvert comme celui du tir] : deux 6 font 7, et ainsi de suite jusqu’à {highest}.',
  'melee.result':
    'Score = valeur naturelle + modificateurs. Plus que la classe de l’ennemi : touché. Égal : il recule. Moins : raté.',
  'melee.armour':
    'Si l’armure de l’ennemi dépasse sa classe, le score doit aussi dépasser l’armure pour toucher ; un score qui ne bat que la classe le fait reculer. [formula|Donc : touché au-dessus du plus grand des deux, recul de la classe jusqu’à cette valeur.]',
  'melee.natural-1': '{value} naturel : raté, quels que soient les modificateurs.',
  'melee.natural-7': '{value} naturel (deux 6) : touché, quels que soient modificateurs, classe et armure.',
  'melee.natural-8':
    'Deux 6 valent 7 et prennent les modificateurs ; {value} naturel (trois 6) : touché, quels que soient modificateurs, classe et armure.',
  'melee.tie-class':
    'Deux adversaires qui se frappent au même moment avec le même résultat (touché tous deux, ou recul tous deux) : seul s’applique le résultat du combattant de plus haute classe.',
  'melee.tie-armour':
    'Même classe : seul s’applique le résultat de celui qui a une cuirasse, si un seul en a une.',
  'melee.tie-natural':
    'Même classe et même armure : seul s’applique le résultat de la plus haute valeur naturelle.',
  'melee.tie-modifier':
    'Valeurs naturelles égales aussi : seul s’applique le résultat du plus haut total de modificateurs.',
  'melee.dead-heat': 'Égalité parfaite : les deux résultats s’appliquent.',
  'melee.hit-and-recoil':
    'Au même moment l’un touche et l’autre ferait reculer : seule la touche s’applique.',
  'melee.recoil':
    'Recul : {value} cm [direction|tout droit à l’opposé de l’attaquant (ligne des centres), orientation conservée, sans autre malus]. [riders|Les cavaliers aussi.]',
  'melee.recoil-several':
    'Repoussé par plusieurs ennemis à la même étape : un seul recul de {value} cm, à l’opposé du milieu de leurs centres.',
  'melee.recoil-blocked':
    'Chemin barré : les amis qui ne sont pas au contact cèdent {value} cm ; sinon la figurine reste où elle est, et son coup est perdu quand même.',
  'melee.recoil-fall':
    'Recul par-dessus un bord : en eau profonde elle nage si elle le sait, sinon elle est perdue ; du haut d’un toit, d’un chemin de ronde ou d’une falaise, elle est perdue ; dans l’eau jusqu’aux genoux, rien de plus.',
  'melee.step-up':
    '[all|Le vainqueur] peut prendre la place d’un ennemi tué ou repoussé [all|si son ordre le prévoit].',
  'melee.several':
    'Une figurine au contact de plusieurs ennemis a un seul coup et désigne sa victime avant de lancer ; tous les ennemis à son contact peuvent la frapper. [limit|Pas d’autre limite que la place autour du socle. Victime non désignée : l’ennemi chargé ou contacté le premier, sinon la plus basse classe.]',
  'melee.separately':
    'Des coups de longueur ou de modificateur différents contre une même victime se lancent séparément, chacun avec ses modificateurs.',
  'melee.improvised':
    'Arme improvisée, outil, gros bâton (2021, 2024), crosse, épée de soldat, sabre briquet (2021, 2024), crochet (fiche côtière) : {value}.',
  'melee.class-2': 'Attaquant de classe 2 : {value}. Même case que les armes improvisées : un seul malus.',
  'melee.class-1': 'Attaquant de classe 1 : {value}, même case.',
  'melee.bare-hands': 'Mains nues : {value}, même case.',
  'melee.heavy-tool':
    'Outil lourd à deux mains : +{value}, ce qui annule la case des armes improvisées et du manque d’entraînement. [where|{where}] Là où le bonus est exclu, le malus de l’outil reste.',
  'melee.obstacle':
    'Piéton contre un ennemi qui attaque par-dessus un obstacle linéaire que ce piéton défend : +{value}.',
  'melee.obstacle-who':
    'Il est défendu par celui qui s’y trouvait quand l’autre y est arrivé ; si les deux y sont venus ce tour, personne ne le défend.',
  'melee.obstacle-one': 'Par-dessus un obstacle linéaire, un seul défenseur peut frapper un attaquant donné.',
  'melee.higher': 'Contre un ennemi en position dominante : {value}.',
  'melee.higher-stays':
    'Une figurine qui monte contre un ennemi au sommet reste en contrebas tant que cet ennemi n’est pas tué, repoussé ou parti, où que soient les figurines.',
  'melee.cavalry':
    'Cavalier contre piéton ou fantassin monté : +{value}, sauf en terrain D ou TD pour la cavalerie.',
  'melee.foot-vs-cavalry':
    'Piéton contre cavalier : {value}, sauf en terrain TD pour la cavalerie (mais toujours en terrain D).',
  'melee.mounted-infantry-vs-cavalry': 'Infanterie montée contre cavalerie : {value}, en tout terrain.',
  'melee.cavalry-ground':
    'Le terrain d’un combat = la pire classe pour la cavalerie sous l’un des deux socles ou à un obstacle entre eux.',
  'melee.charge': 'Cavalier qui charge : +{value}, en plus de son bonus contre les piétons.',
  'melee.charge-heavy':
    'Cavalerie lourde qui charge en ordre serré : +{value} de plus, en sus du bonus de charge, sauf contre {barred}. Les fiches ajoutent que cela peut dépendre du cadre historique.',
  'melee.braced':
    'Figurine immobile à pied avec baïonnette, hallebarde ou esponton contre un cavalier qui la charge de front : +{value}, ce qui compense le malus à pied contre la cavalerie.',
  'melee.no-cap': 'Les modificateurs de mêlée de lignes différentes s’additionnent sans plafond.',
  'melee.non-lethal':
    'Capture, filets, fouets et semblables relèvent d’une option absente des fiches, qui n’est pas proposée ici.',
  // charge
  'charge.definition':
    'Une charge = un mouvement qui finit au contact d’un ennemi, par une figurine qui n’était pas au contact au début du tour, entièrement en terrain dégagé, et qui se termine par un élan en ligne droite.',
  'charge.run': 'L’élan en ligne droite jusqu’au contact est d’au moins {value} cm.',
  'charge.direct':
    'Chargé de front = le premier ennemi atteint par l’élan ; s’ils sont plusieurs à la même étape, celui que l’ordre désigne, sinon le plus proche du milieu du front.',
  'charge.one-turn': 'Les bonus de charge s’appliquent à la phase de mêlée de ce tour.',
  'charge.mutual': 'Deux cavaliers qui répondent tous deux à la définition chargent tous deux.',
  'charge.reform':
    'Après une charge, rester un tour pour se reformer, ou ne compter aucun bonus : absent des fiches ; inactif par défaut.',
};

/** French phrases of the worked examples. */
export const examplePhrases: Readonly<Record<string, string>> = {
  // move
  'open ground, no die': 'terrain dégagé, pas de dé',
  'full equipment, woods': 'équipement complet, bois',
  'slow walker, heavy load, knee-high water after bushes: worst class, one die':
    'marcheur lent, charge lourde, eau jusqu’aux genoux après des broussailles : pire classe, un dé',
  'very heavy load': 'charge très lourde',
  swimmer: 'nageur',
  'average swimmer': 'nageur moyen',
  'laden swimmer': 'nageur chargé',
  'swimmer in {1} without the option': 'nageur en {1} sans l’option',
  'rowing boat with the option': 'barque avec l’option',
  'mounted input in coastal': 'troupe montée saisie pour la fiche côtière',
  'crouched along a bank': 'accroupi le long d’un talus',
  'room to room': 'de pièce en pièce',
  'breastplate on foot': 'cuirasse à pied',
  'everyday dress in a building': 'habits de tous les jours dans un bâtiment',
  'high wall and deep water': 'mur haut et eau profonde',
  'dismounted heavy cavalryman': 'cavalier lourd démonté',
  'light cavalryman dismounted': 'cavalier léger démonté',
  'light cavalry, bushes: two dice, blocked on two {1}s':
    'cavalerie légère, broussailles : deux dés, bloquée sur deux {1}',
  'light cavalry, woods: halved, blocked on any {1}': 'cavalerie légère, bois : moitié, bloquée sur tout {1}',
  'light cavalry has no close order': 'la cavalerie légère n’a pas d’ordre serré',
  'heavy cavalry loose': 'cavalerie lourde en ordre dispersé',
  'heavy cavalry, column of twos': 'cavalerie lourde, colonne par deux',
  'heavy cavalry in line: {1} in {2}': 'cavalerie lourde en ligne : {1} en {2}',
  'heavy cavalry in line: into contact {1} in {2}': 'cavalerie lourde en ligne : jusqu’au contact {1} en {2}',
  'heavy cavalry backwards, with a load, through a house':
    'cavalerie lourde à reculons, avec une charge, à travers une maison',
  'mounted infantry, fast horse': 'infanterie montée, cheval rapide',
  'mounted infantry on a farm horse, hard slope is VD for it; dice consumed':
    'infanterie montée sur cheval de ferme : forte pente = TD ; dés lancés',
  'line of {1} files into contact: {2} in {3}': 'ligne de {1} files jusqu’au contact : {2} en {3}',
  'column of threes is wide in {1}': 'une colonne par trois est large en {1}',
  'column of threes is narrow in {1}': 'une colonne par trois est étroite en {1}',
  'close order backwards': 'ordre serré à reculons',
  'close order in bushes': 'ordre serré dans des broussailles',
  'at home in woods: two dice, lower kept': 'habitué aux bois : deux dés, on garde le plus petit',
  'same in {1}: {2}': 'de même en {1} : {2}',
  'same in {1}': 'de même en {1}',
  'same in {1} with the option': 'de même en {1} avec l’option',
  'same, other reading': 'de même, autre lecture',
  // shoot
  'pistol at the limit: {1} cm is the nearer band':
    'pistolet à la limite : {1} cm est dans la tranche proche',
  'same with the other reading of limits': 'de même avec l’autre lecture des limites',
  'pistol, second band, breastplate: {1} with -{2}': 'pistolet, seconde tranche, cuirasse : {1} avec −{2}',
  'same in {1}: three {2}s': 'de même en {1} : trois {2}',
  'same in {1}, die stopping at {2}': 'de même en {1}, le dé s’arrêtant à {2}',
  'musket out of range': 'fusil hors de portée',
  'musket on the move': 'fusil en mouvement',
  'musket, plain, first band, cover; further faces always consumed':
    'fusil, première tranche, couvert ; les dés suivants sont toujours lancés',
  'musket, middle band, class {1} shooter': 'fusil, tranche du milieu, tireur de classe {1}',
  'musketoon at {1} cm: {2} in coastal': 'mousqueton à {1} cm : {2} sur la fiche côtière',
  'musketoon at {1} cm: {2} in {3} and {4}': 'mousqueton à {1} cm : {2} en {3} et {4}',
  'musketoon at {1} cm on the move, coastal bands': 'mousqueton à {1} cm en mouvement, tranches côtières',
  'musketoon at {1} cm on the move, long bands': 'mousqueton à {1} cm en mouvement, tranches longues',
  'rampart musket, long range, breastplate': 'fusil de rempart, longue portée, cuirasse',
  'rampart musket, first band, two reasons in the ship cell count once':
    'fusil de rempart, première tranche, deux motifs de la case « navire » ne comptent qu’une fois',
  'at anchor, target swimming behind cover: terrain and ship cell add (coastal)':
    'à l’ancre, cible à la nage derrière un couvert : terrain et case du navire s’ajoutent (fiche côtière)',
  'swimming behind cover: terrain once ({1})': 'à la nage derrière un couvert : terrain une fois ({1})',
  'exactly {1} cm of forest, coastal': 'exactement {1} cm de forêt, fiche côtière',
  'more than {1} cm of forest': 'plus de {1} cm de forêt',
  'rider at forest edge': 'cavalier à la lisière',
  'rider at forest edge, {1} as printed': 'cavalier à la lisière, {1} à la lettre',
  'rider deeper in the forest': 'cavalier plus avant dans la forêt',
  'narrow opening, furtive: cap': 'meurtrière et cible furtive : plafond',
  'cover, breastplate, furtive at long range: cap; class on top':
    'couvert, cuirasse, furtif à longue portée : plafond ; la classe en plus',
  'cover does not protect a rider': 'le couvert ne protège pas un cavalier',
  'on foot closing with a pistol at a man behind a wall: nothing counts':
    'à pied, arrivant au pistolet sur un homme derrière un mur : rien ne compte',
  'cavalry closing with a pistol pays for moving':
    'la cavalerie qui arrive au pistolet subit le malus de mouvement',
  'cavalry pistol in contact since turn start': 'pistolet de cavalerie, au contact depuis le début du tour',
  'musketoon in contact since turn start': 'mousqueton, au contact depuis le début du tour',
  'cavalry about to be contacted by foot: immobile in {1}':
    'cavalerie sur le point d’être contactée par des piétons : immobile en {1}',
  'same in {1}: counts as moving': 'de même en {1} : compte comme en mouvement',
  'mounted infantry standing': 'infanterie montée à l’arrêt',
  'mounted infantry on the move': 'infanterie montée en mouvement',
  'mounted infantry arriving, {1}': 'infanterie montée qui arrive, {1}',
  'mounted infantry about to be contacted, {1}': 'infanterie montée sur le point d’être contactée, {1}',
  'furtive mounted infantry arriving: one cell in {1}':
    'infanterie montée furtive qui arrive : une case en {1}',
  'furtive mounted infantry arriving: two cells in {1}':
    'infanterie montée furtive qui arrive : deux cases en {1}',
  'furtive shooter on foot, pistol in second band': 'tireur furtif à pied, pistolet dans la seconde tranche',
  'hidden target': 'cible cachée',
  'several refusals at once': 'plusieurs refus à la fois',
  'surprise option': 'option surprise',
  'surprise while the option is off': 'surprise sans l’option',
  'unknown field': 'champ inconnu',
  'blunderbuss, one man: surplus': 'tromblon, un seul homme : touches en trop',
  'blunderbuss at a group of {1} in breastplates, second band':
    'tromblon sur un groupe de {1} en cuirasse, seconde tranche',
  'blunderbuss on the move at a group of {1}; red, red, white, then further faces':
    'tromblon en mouvement sur un groupe de {1} ; rouge, rouge, blanc, puis les faces suivantes',
  'blunderbuss in {1} without the option': 'tromblon en {1} sans l’option',
  'swivel gun, group of {1}, first band': 'pierrier, groupe de {1}, première tranche',
  'swivel gun, two men (no group), long range, breastplates: no breastplate malus':
    'pierrier, deux hommes (pas un groupe), longue portée, cuirasses : pas de malus de cuirasse',
  'swivel gun in {1} with the option: open to {2}': 'pierrier en {1} avec l’option : ouvert jusqu’à {2}',
  'unsupported swivel gun on the move': 'pierrier sans support en mouvement',
  'swimmer shoots at a man hidden inside': 'un nageur tire sur un homme caché à l’intérieur',
  // melee
  'plain blow, class {1} against class {2}': 'coup simple, classe {1} contre classe {2}',
  'breastplate above class: hit from {1}, recoil from {2}':
    'cuirasse au-dessus de la classe : touché dès {1}, recul dès {2}',
  'fork and class {1}: -{2} once; class {3} enemy on higher ground, {4}: two {5}s always hit':
    'fourche et classe {1} : −{2} une fois ; ennemi de classe {3} en position dominante, {4} : deux {5} touchent toujours',
  'same in {1}: two {2}s make {3}, recoil; three hit':
    'de même en {1} : deux {2} font {3}, recul ; trois touchent',
  'natural {1} misses class {2} whatever the bonus': '{1} naturel rate la classe {2} quel que soit le bonus',
  'heavy tool by a class {1} man outdoors: {2}': 'outil lourd d’un homme de classe {1} à l’extérieur : {2}',
  'heavy tool inside a building: -{1}': 'outil lourd dans un bâtiment : −{1}',
  'heavy tool in close order: -{1} in {2}': 'outil lourd en ordre serré : −{1} en {2}',
  'same in {1} as printed: {2}': 'de même en {1} à la lettre : {2}',
  'class {1}, bare hands, holding a door': 'classe {1}, mains nues, tenant une porte',
  'class {1} with a knife against class {2} in a breastplate':
    'classe {1} au couteau contre classe {2} en cuirasse',
  'class {1} with a sword; class {2} in a breastplate: armour below class does nothing':
    'classe {1} à l’épée ; classe {2} en cuirasse : une armure inférieure à la classe est sans effet',
  'class {1}': 'classe {1}',
  'light cavalry charging foot': 'cavalerie légère chargeant des piétons',
  'heavy cavalry charging in close order, moving infantry in close order: barred in {1}':
    'cavalerie lourde chargeant en ordre serré, infanterie en mouvement en ordre serré : exclu en {1}',
  'same in {1}: not barred, the infantry is not immobile':
    'de même en {1} : pas exclu, l’infanterie n’est pas immobile',
  'braced bayonet against a direct charge: -{1} + {2}':
    'baïonnette de pied ferme contre une charge directe : −{1} + {2}',
  'cavalry in difficult ground: no +{1}': 'cavalerie en terrain difficile : pas de +{1}',
  'foot against cavalry in difficult ground: still -{1}':
    'piéton contre cavalerie en terrain difficile : toujours −{1}',
  'foot against cavalry in very difficult ground': 'piéton contre cavalerie en terrain très difficile',
  'mounted infantry against cavalry in very difficult ground: still -{1}':
    'infanterie montée contre cavalerie en terrain très difficile : toujours −{1}',
  'mounted infantry does not charge, nor ride indoors':
    'l’infanterie montée ne charge pas et n’entre pas à cheval dans un bâtiment',
  'charge in difficult ground': 'charge en terrain difficile',
  'charge at a man behind a bank': 'charge contre un homme derrière un talus',
  'same class, b in a breastplate': 'même classe, b en cuirasse',
  'boarding pike indoors is no longer than a bayonet':
    'à l’intérieur, une pique d’abordage n’est pas plus longue qu’une baïonnette',
  'bayonet strikes before sword': 'la baïonnette frappe avant l’épée',
  'class {1} against class {2}, swords: class breaks ties':
    'classe {1} contre classe {2}, épées : la classe départage',
  'equal men, swords, {1}: dead heat after equal naturals':
    'hommes égaux, épées, {1} : égalité complète après des dés naturels égaux',
  'equal men, b below on a slope, {1}: modifier total breaks the tie':
    'hommes égaux, b en contrebas sur une pente, {1} : le total des modificateurs départage',
  'spontoon braced against a charging lancer: equal length, dice order a, b, further a, further b':
    'esponton de pied ferme contre un lancier qui charge : longueur égale, dés dans l’ordre a, b, suite de a, suite de b',
  'only a strikes': 'seul a frappe',
  'hit against recoil, option both': 'touche contre recul, option both',
  'recoiled by a longer weapon, option lets him strike':
    'repoussé par une arme plus longue, l’option le laisse frapper',
  'both on higher ground': 'tous deux en position dominante',
};

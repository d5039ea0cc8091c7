/** French phrases of the options: what they decide and what their values change. */
export const optionPhrases: Readonly<Record<string, string>> = {
  'Coastal firearms, swimmers, boats and ships': 'Armes à feu côtières, nageurs, bateaux et navires',
  'true: blunderbuss, swivel gun, rampart musket, swimming and rowing, deep water and the unsteady deck are in use; always so on the coastal sheet':
    'true : tromblon, pierrier, fusil de rempart, nage et rame, eau profonde et pont instable sont en usage, comme toujours sur la fiche côtière',
  'Cells of the {1} sheet that are cut at the edge': 'Cases de la fiche de {1} coupées au bord',
  'printed: heavy tool +{1} without restriction; forest protects a rider at its edge too':
    'printed : outil lourd +{1} sans restriction ; la forêt protège aussi un cavalier à sa lisière',
  'Band of a distance on the limit of two': 'Distance à la limite de deux tranches',
  'farther: {1} cm is in {2}-{3}; the outermost limit stays in range':
    'farther : {1} cm est dans {2}-{3} ; la dernière limite reste à portée',
  'Range bands of the musketoon': 'Tranches de portée du mousqueton',
  'long: {1}/{2}/{3} cm, short: {4}/{5}/{6} cm, in any edition':
    'long : {1}/{2}/{3} cm, short : {4}/{5}/{6} cm, dans toute édition',
  'Whether a shooting die goes up to {1}': 'Dé de tir pouvant monter jusqu’à {1}',
  'false: in {1} a shooting die stops at {2}, without a third throw':
    'false : en {1} un dé de tir s’arrête à {2}, sans troisième jet',
  'Whether a line or wide column hastens into contact':
    'Pas accéléré d’une ligne ou d’une colonne large jusqu’au contact',
  'on or off in {1} and {2} alike; the edition has it in {3} only':
    'on ou off en {1} comme en {2} ; de série, seulement en {3}',
  'Whether close order keeps to open ground': 'Ordre serré limité au terrain dégagé',
  'free: close order crosses difficult and very difficult ground with its slowing dice':
    'free : l’ordre serré traverse le terrain difficile et très difficile avec ses dés de ralentissement',
  'Terrain just before and in contact': 'Terrain juste avant le contact et au contact',
  'counts: terrain modifiers hold in and before contact':
    'counts : les modificateurs de terrain s’appliquent au contact et juste avant',
  'Forest edge for a mounted target, in cm': 'Lisière pour une cible montée, en cm',
  'the depth up to which a mounted target is at the edge':
    'la profondeur jusqu’à laquelle une cible montée est à la lisière',
  'Where a swimming target counts': 'Case d’une cible à la nage',
  'terrain: swimming is a terrain modifier everywhere':
    'terrain : nager est partout un modificateur de terrain',
  'Mounted infantry firing just before contact': 'Infanterie montée qui tire juste avant le contact',
  'never: {1} mounted infantry cannot fire when arriving either':
    'never : en {1} l’infanterie montée ne tire pas non plus en arrivant',
  'Which approach makes waiting cavalry count as moving':
    'Approche ennemie qui fait compter comme mobile la cavalerie à l’arrêt',
  'charge: only a charge, as in {1}; contact: anyone coming into contact, as in {2}':
    'charge : seulement une charge, comme en {1} ; contact : toute arrivée au contact, comme en {2}',
  'Bases in the line of fire': 'Socles dans la ligne de tir',
  'free: bases never block a line of fire': 'free : les socles n’arrêtent jamais une ligne de tir',
  'Shots at a target that touches a friend': 'Tirs sur une cible au contact d’un ami',
  'allowed: no refusal': 'allowed : aucun refus',
  'Surprise shots': 'Tirs par surprise',
  'true: shooter.surprise may be used and gives its bonus':
    'true : shooter.surprise est permis et donne son bonus',
  'Distance at which a crouched figure is seen, in cm':
    'Distance à laquelle une figurine accroupie est vue, en cm',
  'the distance in cm': 'la distance en cm',
  'Exactly {1} cm of forest on the coastal sheet': 'Exactement {1} cm de forêt sur la fiche côtière',
  'hidden: coastal, exactly {1} cm of forest cannot be shot through':
    'hidden : sur la fiche côtière, on ne tire pas à travers exactement {1} cm de forêt',
  'Who was made to recoil by a longer weapon': 'Combattant repoussé par une arme plus longue',
  'strikes: he still strikes in this turn': 'strikes : il frappe encore ce tour',
  'Results that no tie-break parts': 'Égalités sans départage',
  'neither: the results cancel out': 'neither : les résultats s’annulent',
  'A hit and a recoil at the same moment': 'Une touche et un recul au même moment',
  'both: the one who hit recoils as well': 'both : celui qui a touché recule aussi',
  'Malus of class {1} in melee': 'Malus de la classe {1} en mêlée',
  'none: class {1} strikes without malus': 'none : la classe {1} frappe sans malus',
  'Malus of bare hands': 'Malus des mains nues',
  'none: bare hands strike without malus': 'none : les mains nues frappent sans malus',
  'Between which points distances are taken': 'Points entre lesquels se mesurent les distances',
  'centre: from centre to centre of the bases': 'centre : de centre à centre des socles',
  'How orders are given': 'Manière de donner les ordres',
  'talk: players settle the turn by talking it over':
    'talk : les joueurs conviennent ensemble du déroulement du tour',
  'Intentions that contradict each other': 'Intentions contradictoires',
  'nothing: the figures concerned neither move nor shoot':
    'nothing : les figurines concernées ne bougent ni ne tirent',
  'Leaving contact': 'Rupture du contact',
  'blow: every enemy it leaves strikes once': 'blow : chaque ennemi qu’elle quitte frappe une fois',
  'Shots at the start of the turn': 'Tirs au début du tour',
  'false: nobody fires before movement': 'false : personne ne tire avant le mouvement',
  'Reloading in a turn with contact': 'Rechargement pendant un tour de contact',
  'yes: contact does not stop a reload': 'yes : le contact n’interrompt pas un rechargement',
  'Firearms loaded when the game starts': 'Armes à feu chargées au début de la partie',
  'false: they must be loaded first': 'false : il faut d’abord les charger',
  'Reloading while hidden': 'Rechargement sans se montrer',
  'reload-hidden: a figure may reload and stay hidden':
    'reload-hidden : une figurine peut recharger et rester cachée',
  'Recoil in cm': 'Recul en cm',
  'A recoil whose way is barred': 'Recul au passage barré',
  'killed: the figure is removed': 'killed : la figurine est éliminée',
  'Straight run of a charge in cm': 'Élan minimal d’une charge (en cm)',
  'the least distance in cm': 'la distance minimale en cm',
  'Reforming after a charge': 'Reformation après une charge',
  'true: after a charge stand a turn to reform, or count no bonus':
    'true : après une charge, rester un tour pour se reformer, ou ne compter aucun bonus',
  'Figures far from every leader': 'Figurines loin de tout chef',
  'true: they lose all bonuses': 'true : elles perdent tous les bonus',
  'Wounded leaders': 'Chefs blessés',
  'true: the first hit on a leader wounds, the second removes':
    'true : la première touche sur un chef le blesse, la seconde l’élimine',
  'How far behind cover a target is helped by it, in cm': 'Profondeur protégée derrière un couvert, en cm',
  'a number: only in it or at most so many cm behind it, along the line of fire':
    'un nombre : seulement dans le couvert, ou à ce nombre de cm au plus derrière lui, le long de la ligne de tir',
  'A side that has lost half its figures': 'Camp qui a perdu la moitié de ses figurines',
  'true: it withdraws': 'true : il se retire',
  'Turns of the game': 'Nombre de tours de la partie',
  'the number of turns': 'le nombre de tours',
};

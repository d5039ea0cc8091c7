/** French sentences of the rules on charges, evading and conforming, by rule id. Rule numbers are placeholders in braces. */
export const chargeRules: Readonly<Record<string, string>> = {
  // charge
  'charge.light-infantry-rough-adds': 'LI, artillerie, éléphants et un camp y sont permis comme à découvert',
  'charge.light-infantry-stop':
    'Une charge qui mènerait la LI dans une mêlée interdite s’arrête juste avant. La LI peut toujours venir en soutien',
  'charge.procedure': 'Désigner la ou les cibles, indiquer la direction, vérifier la portée',
  'charge.one-by-one':
    'Les charges se font l’une après l’autre, dans n’importe quel ordre, sans annonce commune',
  'charge.range-group':
    'Un groupe charge si un membre est à portée ; seuls ceux à portée au départ peuvent se conformer',
  'charge.straight': 'Puis tout droit, sans changer de direction',
  'charge.extension': 'Une extension ou contraction qui amène un bord avant au contact est une charge',
  'charge.adjust': 'Si toutes les cibles effectuent une évasion, lancer 1D6 : {faces}',
  'charge.adjust-group':
    'Un jet pour chaque mouvement différent du groupe ; les unités en évasion bougent d’abord',
  'charge.hi-not-reduced': 'La HI n’est jamais réduite : {faces} compte 0',
  'charge.maximum-headstrong': 'Les unités impétueuses parcourent toute leur distance ajustée',
  'charge.stand':
    'Aucune cible n’effectue d’évasion : toutes les unités qui le peuvent doivent atteindre le contact ou une place en soutien',
  'charge.some-evade':
    'Quelques-unes effectuent une évasion : les unités qui le peuvent doivent aller au contact ; les autres continuent d’au moins le minimum d’une charge, sans le dé',
  'charge.conform': 'Les unités au contact se conforment',
  'charge.continue-must':
    'Les impétueuses ne le doivent que si elles peuvent rencontrer un nouvel ennemi ou suivent une évasion, et que rien de ce qui dispense d’une charge incontrôlée ne les dispense. La séparation ne coûte pas de PC',
  'charge.secondary':
    'Les ennemis rencontrés en route sont des cibles secondaires ; ils peuvent effectuer une évasion, et l’on ne relance pas la distance de charge',
  'charge.stops':
    'Elle s’arrête à un ennemi, à une ZdC qui barre le chemin, à un ami qu’elle ne peut passer ou qui combat, au bord de table',
  'charge.stops-order': 'Deux obstacles au même endroit : {order}, dans cet ordre',
  'charge.edge-front':
    'Le contact de front est ouvert à une unité qui charge et dont le bord avant part en tout ou partie devant la ligne de front de la cible (un point y > 0 dans son repère)',
  'charge.edge-flank':
    'Le contact de flanc est ouvert si son bord avant part en tout ou partie derrière la ligne de front (un point y < 0) et qu’aucune part n’est dans la bande avant ou arrière de la cible',
  'charge.edge-rear':
    'Le contact à revers est ouvert si son bord avant part en tout ou partie derrière la ligne arrière (un point y < −d)',
  'charge.edge-start':
    '« Part » veut dire la position avant le glissement, la conversion ou le quart de tour initial',
  'charge.edge-choice':
    'Plusieurs bords ouverts : celui que le chemin rencontre d’abord. Un bord fermé rencontré d’abord : elle se conforme au bord ouvert le plus proche',
  'charge.edge-which':
    'Flanc gauche ou droit selon le côté de la cible où part le point le plus proche de son bord avant',
  'charge.edge-scope':
    'Les trois conditions s’appliquent aux charges, aux soutiens de mêlée et aux poursuites, pas au soutien simple',
  'charge.support-evade':
    'Aller en soutien contre un ennemi capable d’évasion : on se conforme, l’ennemi effectue une évasion, on ne suit pas',
  'charge.spontaneous-how':
    'Droit devant seulement ; tout le groupe peut aller si un membre y a droit ; pas de −1 pour les impétueux ; aussi hors de portée ou avec un général engagé',
  'charge.uncontrolled-order': 'Cible, par priorité : la plus menaçante ; la plus en face ; la plus proche',
  'charge.uncontrolled-minus': 'Une charge incontrôlée combat à {value}',
  'charge.uncontrolled-round':
    'Le {value} dure la première phase et s’ajoute au désordre ; les capacités restent',
  'charge.uncontrolled-trigger':
    'Les ennemis devant ou sur le flanc comptent, ceux tout à l’arrière non ; les amis interposés sont ignorés. Vérifié avant que l’unité bouge, ou à la fin des mouvements du corps si elle n’a pas eu d’ordre',
  'charge.uncontrolled-when':
    'Après tous les autres mouvements du corps, unité par unité depuis une aile que choisit le joueur',
  'charge.uncontrolled-route':
    'Le plus court chemin ; si la cible est en mêlée, la plus proche place en soutien. Les amis sur le passage sont traversés, sinon bousculés. La ZdC compte. Une unité qui ne peut atteindre le contact ne charge pas',
  'charge.uncontrolled-exempt':
    'Pas tenue de charger : en mêlée ou en soutien ; tenue par une ZdC sur son arrière seulement ; en embuscade ; elle ou la cible derrière fortification, obstacle ou rivière ou dans un village, pour des montés aussi des pieux ; seule cible un éléphant ou un chariot de guerre ; montés qui subiraient la Panique ; cible légère atteinte seulement à travers des amis ; elle finirait avec un ennemi sur le flanc ou l’arrière ou en terrain qui la pénalise ; infanterie contre le front de montés ; cavalerie contre le front d’une HI non désordonnée',
  'charge.uncontrolled-kn': 'Cette dernière dispense est réservée à la Cv ; elle ne s’applique pas aux Kn',
  'charge.uncontrolled-behind':
    'Si la cible peut effectuer une évasion, on regarde aussi ennemis et terrain derrière elle jusqu’au mouvement possible + 1 UD',
  'charge.uncontrolled-camp':
    'Un camp oblige aussi les impétueux, mais un camp fortifié n’oblige pas les montés',
  'charge.no-shooting': 'Une unité qui a chargé ne tire pas dans cette séquence',
  'charge.edge-line': 'Un bord avant tout entier sur la ligne de front de la cible compte comme devant elle',
  'charge.steps':
    'Le groupe va tout droit à son premier contact ; les unités au contact se conforment, celle entrée la première dans la ZdC d’abord ; leurs voisines se décalent ; les autres continuent, la plus proche d’un ennemi d’abord',
  'charge.stops-terrain':
    'Derrière une évasion, ou en continuant, la charge s’arrête au terrain qui pénalise l’unité, sauf si son joueur l’y mène ; les impétueuses aussi. Contre une cible qui tient, elle y entre',
  'charge.route':
    'Le plus court chemin : le moins de mouvement employé ; à égalité tout droit, glissement, conversion, quart de tour ou demi-tour ; puis à gauche',
  // evade
  'evade.turn': 'D’abord un quart de tour ou un demi-tour s’il le faut',
  'evade.turn-which':
    'Chargée de front : demi-tour ; de flanc : quart de tour à l’opposé ; à revers : aucun. Gratuit',
  'evade.blocked-zoc':
    'La ZdC ne bloque que si son propriétaire est au moins en partie juste devant après le quart de tour ou le demi-tour et si elle tient l’unité en évasion',
  'evade.blocked-slide':
    'Le corps ne bloque que s’il est droit devant, ne peut être interpénétré et qu’un glissement de 1 UD ou moins ne le contourne pas',
  'evade.blocked-result':
    'Une unité bloquée reste dans son orientation d’origine et combat là où elle est touchée',
  'evade.distance': 'Tout droit ; mouvement ajusté par 1D6 : {faces}',
  'evade.distance-group': 'Un jet par unité ou groupe, un pour chaque mouvement différent',
  'evade.avoid': 'Glissements et conversions sont permis pour contourner des obstacles ou interpénétrer',
  'evade.avoid-how':
    'Un glissement jusqu’à 1 UD, et des conversions de 90° en tout, juste ce qu’il faut, à 1 UD ou moins de l’obstacle ; tout est décompté. Pas d’autre quart de tour',
  'evade.terrain':
    'Un terrain accidenté ou difficile à 1 UD ou moins du départ ne se contourne pas : y entrer avec son mouvement',
  'evade.zoc': 'Toutes les ZdC sont ignorées en chemin',
  'evade.friends': 'Les amis qu’on peut passer sont traversés sans perte',
  'evade.enemy-li':
    'Une LI ennemie à découvert sur le chemin d’une évasion de troupes lourdes doit elle-même effectuer une évasion, et part en déroute si on la touche ; en terrain accidenté ou difficile, c’est un obstacle. Un camp ennemi doit être évité',
  'evade.gap': 'Un groupe devant un passage se contracte, le surplus à l’arrière',
  'evade.no-shooting': 'Pas de tir dans cette séquence',
  'evade.caught':
    'Rattrapée par l’unité qui charge : perd 1 point aussitôt, sauf si celle-ci est légère, et combat comme prise à revers',
  'evade.off-table':
    'Le bord de table n’est pas un obstacle : une unité qui sort est perdue avec son général, comme ayant fui ; les unités qui chargent s’arrêtent au bord',
  'evade.pursuit': 'Les unités touchées par une poursuite peuvent effectuer une évasion de la même façon',
  'evade.search':
    'Devant un obstacle : le plus petit glissement, puis la plus petite conversion, qui dégage le plus de chemin ; à égalité à gauche ; sinon l’unité s’arrête devant. La plus éloignée de l’unité qui charge part d’abord',
  'evade.leaves': 'Une unité en évasion est sortie dès qu’une partie de son socle dépasse le bord de table',
  // conform
  'conform.who': 'Seulement les unités du joueur actif ; sans PC ; la distance ne compte pas',
  'conform.cap': 'Aucune limite sur la fiche ; le programme permet son propre front + {ud} UD',
  'conform.when':
    'Après une charge ou un soutien, à la phase de mouvement pour les contacts restants, après contact dans une poursuite',
  'conform.to':
    'Sur l’ennemi le plus menaçant. De plusieurs amis qui chargent, soutiennent ou touchent le même ennemi : celui qui est entré le premier dans sa ZdC, même si un autre l’a touché d’abord. Les amis qui se tiennent seulement dans la ZdC ne comptent pas',
  'conform.motion':
    'Glisser d’abord, pivoter ensuite. D’autres unités du groupe peuvent se décaler jusqu’à 1 UD pour rester alignées',
  'conform.poses':
    'Complet veut dire écart < EPS, angle < ANGLE_EPS et : de front, orientation opposée, coin avant sur coin avant ; de flanc, à angle droit, son coin avant sur le coin avant ennemi ; à revers, même orientation, coin avant sur coin arrière ; soutien simple, coin avant sur le coin avant de l’ami, fronts alignés, ou flanc contre flanc',
  'conform.rear-corner':
    'Sur un flanc, le coin arrière ennemi ne sert que si le coin avant est physiquement hors d’atteinte ; jamais pour éviter une ZdC',
  'conform.widths': 'Largeurs inégales : le coin le plus proche du premier point de contact',
  'conform.shift':
    'On peut décaler des amis hors mêlée pour faire place : le moins d’unités, puis le plus court chemin, à égalité en arrière plutôt que de côté ; les soutiens doivent le rester ; on peut entrer dans une ZdC ou en sortir',
  'conform.shift-never': 'Ne jamais décaler chariots de guerre, artillerie lourde ni défenseurs d’ouvrages',
  'conform.terrain': 'Aucune unité n’est obligée d’entrer en terrain qui la pénalise',
  'conform.fallback':
    'Flanc incomplet : à revers si un coin arrière est touché, de front si un coin avant l’est. Arrière incomplet : flanc le plus proche. Sinon incomplet',
  'conform.ambiguous':
    'Elle doit finir clairement alignée sur son ennemi principal et pas davantage sur un autre',
  'conform.face':
    'Une unité attaquée seulement de flanc ou à revers doit faire face à sa propre phase de mouvement, sauf si elle a un ennemi de front',
  'conform.evader':
    'Se conformer à un ennemi capable d’évasion : se conformer, puis il peut effectuer une évasion, sans poursuite',
  'conform.li':
    'Une LI qui devrait se conformer à ce qui la détruit s’écarte plutôt jusqu’à 1 UD en toute direction ; encore au contact, elle est détruite à la prochaine phase de mêlée. Elle n’est pas tenue de quitter un terrain accidenté ou difficile',
  'conform.column':
    'Une colonne touchée de flanc est étalée pour que chaque attaquant ait un adversaire, toutes les profondeurs comptant pour 1 UD',
  'conform.routed': 'Personne ne se conforme à une unité en déroute avant la poursuite',
  'conform.moment':
    'Pour les contacts restants, on se conforme à la fin de l’activation du corps, ou plus tôt si son joueur le dit',
  'conform.partial':
    'Si aucune position complète ne convient : son orientation s’il y a la place, là où le bord commun est le plus long',
  'conform.spread':
    'Étaler une colonne : la tête reste, chaque unité suivante recule jusqu’au coin de l’attaquant suivant ; faute de place, personne ne bouge',
  'conform.equal':
    'Entre des positions également bonnes, son joueur prend celle qu’il veut ; s’il ne dit rien, celle de gauche',
};

/** French words of the rules that can refuse a case, which the companion needs in full. */
export const refusingRules: Readonly<Record<string, string>> = {
  // turn
  'turn.fire-or-move': 'L’infanterie formée tire ou bouge, pas les deux',
  'turn.fire-then-move':
    'Infanterie légère en ordre dispersé et cavalerie à carabines peuvent tirer puis bouger, jamais bouger puis tirer',
  'turn.guns-fire-or-move': 'Une batterie tire ou bouge, pas les deux',
  // terrain
  'terrain.woods-forbidden': 'Cavalerie et artillerie n’entrent pas dans les bois',
  // fire
  'fire.carbine-who': 'Dragons et hussards ont des carabines ; le reste de la cavalerie ne tire pas',
  'fire.weapon':
    'La mousqueterie est réservée à l’infanterie et à la cavalerie, le boulet et la mitraille aux canons, l’obus aux obusiers',
  'fire.range': 'Pas de tir au-delà de la portée de l’arme',
  'fire.arc-line': 'L’infanterie formée tire droit devant son front',
  'fire.friends-between': 'Aucun ami entre le socle qui tire et sa cible',
  'fire.line-of-fire': 'Collines, bois et bâtiments interposés interdisent aussi la mousqueterie',
  'fire.open-order-line': 'Les fantassins autres que légers ne tirent pas en ordre dispersé',
  'fire.no-dice': 'Une unité qui n’a aucun dé à lancer ne peut tirer',
  // artillery
  'artillery.rod-range': 'Pas de boulet au-delà du bout de la réglette',
  'artillery.canister-nearest': 'La mitraille frappe l’unité la plus proche',
  'artillery.canister-range': 'Mitraille seulement à portée de mitraille',
  'artillery.howitzer-range': 'Les obusiers portent de {minimum} à {maximum} cm, avec un même seuil partout',
  'artillery.no-woods': 'Aucun tir d’artillerie sur une unité dans un bois',
  'artillery.no-round-at-open-order': 'Pas de boulet sur les unités en ordre dispersé',
  'artillery.line-of-fire': 'Collines, bois, bâtiments et amis arrêtent le boulet et la mitraille',
  'artillery.assaulted': 'Une batterie attaquée doit tirer à mitraille',
  'artillery.half-minimum': 'Un seuil ramené à 0 interdit le tir',
  'artillery.limbered': 'Les canons attelés ne tirent pas',
  'artillery.arc': 'Les canons tirent jusqu’à {value}° de part et d’autre de leur axe',
  // attack
  'attack.guns-never':
    'L’artillerie n’attaque, ne charge, ne contre-attaque ni ne se replie jamais avec ses canons',
  'attack.shaken': 'Une unité ébranlée ne peut ni lancer une attaque, ni contre-attaquer, ni soutenir',
  'attack.open-order':
    'En ordre dispersé, seules l’infanterie légère et la cavalerie peuvent attaquer (dans les bois : tous les fantassins)',
  'attack.reaction-canister': 'L’artillerie ne réagit qu’à la mitraille',
  'attack.tested':
    'Test réussi : se replier face à l’ennemi, contre-attaquer, tirer puis fuir, changer de formation',
  // melee
  'melee.cover-holder':
    'Les points de couvert vont au camp qui tient le couvert, le défenseur ; dans un bois, aux deux',
  // skirmish
  'skirmish.own-procedure': 'Les attaques sur des fantassins en ordre dispersé n’utilisent pas le tableau',
  // square
  'square.own-procedure': 'La cavalerie contre un carré n’utilise pas le tableau',
  'square.one-unit': 'Une unité de cavalerie à la fois ; sa classe n’importe pas',
  'square.no-attack': 'Un carré n’attaque pas',
  // building
  'building.four-battalions': 'Une seule unité par côté d’un bâtiment, {units} au plus',
  'building.own-combat':
    'Un bâtiment est toujours un combat à lui seul, jamais une partie d’une mêlée multiple',
  'building.one-value':
    'Garnison mêlée : son propriétaire choisit la compagnie dont la valeur compte ; elle subit les premières pertes',
  'building.foot-only': 'Seule l’infanterie tient ou assaille un bâtiment',
  'building.no-fire-massed':
    'Une garnison n’a plus de tir de réaction quand les attaquants sont massés aux murs',
  'building.leave':
    'Une garnison sort en ordre dispersé et, sauf l’infanterie légère, dépense un demi-mouvement pour se former ; elle ne peut donc attaquer de l’intérieur',
  // woods
  'woods.fire-light-only': 'Dans un bois, seule l’infanterie légère tire, 1 dé par socle, {span}',
  'woods.edge-melee': 'Les unités attaquées à la lisière d’un bois combattent sur le tableau, sans bonus',
  'woods.full-value':
    'Dans un bois, tous les fantassins combattent sur le tableau à leur valeur formée, la ligne aussi ; les règles de l’ordre dispersé ne s’y appliquent pas',
  // morale
  'morale.routing': 'Une unité en déroute ne fait que fuir : ni tir, ni attaque, ni réaction',
  // command
  'command.general': 'En option, absent par défaut : un général par camp, à cheval, sans ordres',
};

/** English words of rules that forbid something only on the table. They never refuse a case. */
export const enForbidding: Readonly<Record<string, string>> = {
  // figure
  'figure.mount-time':
    'Mounting or dismounting costs half of the allowance the figure had at the start of the turn, counts as moving, and cannot be combined with a shot or a reload. The horse stays as a marker that its rider can remount by touching it.',
  'figure.equipment':
    'A figure carries any number of the firearms and melee weapons of its scenario entry, one load at most, and has a swimming skill (none, average, good; default none) and two flags: leader, trained light infantry.',
  'figure.carry':
    'Picking up or putting down an object is free at the start or end of a move. A carrier drops it, free, to shoot, reload or strike. Two carriers share: very heavy counts as heavy for each, heavy as nothing.',
  // turn
  'turn.shoot-or-move': 'A figure shoots or moves; only weapons that may be fired on the move allow both.',
  'turn.shot-start':
    'A shot may be ordered for the start: positions before movement, dice at once, casualties removed before movement. [after|A musket that fires at the start stays immobile all turn; a weapon that may fire on the move counts as moving if its bearer moves afterwards.]',
  'turn.shot-moving':
    'A shot on the move is taken from the ordered point of the path, [slice|at the slice in which it is reached]; dice are rolled after all movement and casualties fall with the end shots.',
  'turn.target-lost':
    "If the named target cannot be shot when the shot falls due, the order's fallback applies: hold fire (default, weapon stays loaded) or the nearest enemy that may be shot and can be hit at all. Nobody wastes a load on a shot without any chance.",
  // shoot
  'shoot.contact-later':
    'Contact made during the turn allows only the shot just before contact; once in contact, pistol only.',
  // move
  'move.foot-light': 'Adult on foot, light clothing and weapons, no heavy gear: {value} cm.',
  'move.foot-full': 'Soldier on foot in full equipment: {value} cm.',
  'move.foot-breastplate': 'On foot in a breastplate: {value} cm.',
  'move.foot-civilian': 'Child, clumsy civilian, woman dressed for every day: {value} cm.',
  'move.foot-slow': 'Wooden leg, elderly person, lady in a heavy rich dress: {value} cm.',
  'move.light-cavalry': 'Light cavalry mounted: {value} cm. No close order.',
  'move.light-dismounted': 'Light cavalryman dismounted: {value} cm.',
  'move.heavy-cavalry': 'Heavy cavalry mounted, loose: {value} cm.',
  'move.heavy-dismounted': 'Heavy cavalryman dismounted: {value} cm.',
  'move.mounted-infantry-fast': 'Mounted infantry on a military or fast horse: {value} cm. No close order.',
  'move.mounted-infantry-farm': 'Mounted infantry on a farm or draught horse: {value} cm.',
  'move.no-overlap': 'No base passes over another, friend or foe; a gap as wide as the base is enough.',
  // terrain
  'terrain.deep-water': 'Deep water: swimmers and boats only.',
  // formation
  'formation.close-order':
    'Close order: at least 4 figures of one kind, bases touching in ranks and files, one of them a leader; they move as one body along one path at one speed.',
  'formation.infantry-narrow':
    'Infantry in a narrow column: {value} cm. Narrow = no more than {files} files [file|(a single file: by us)].',
  'formation.infantry-wide': 'Infantry in line or in a wider column: {value} cm.',
  'formation.infantry-back': 'Infantry in close order backwards or sideways: {value} cm.',
  'formation.cavalry-narrow': 'Heavy cavalry in a narrow column (files as for infantry): {value} cm.',
  'formation.cavalry-wide': 'Heavy cavalry in line or in a wider column: {value} cm.',
  'formation.turn':
    'Each figure may turn 90 or 180 degrees or change rank once per turn, at the start or end of the move, free, if a leader is in the body.',
  'formation.change':
    'Forming or leaving close order: free at the start of a move; forming makes the body move at close-order speed that turn.',
  // weapon
  'weapon.reload':
    'Reload 1 = one full game turn immobile, without shooting: at best a shot every second turn. Reload 2 = two such turns.',
  'weapon.reload-crew':
    'Two figures reload a swivel gun in one turn if both [touch|touch it], [still|stay immobile] and do nothing else.',
  'weapon.reload-contact':
    'Touching an enemy at any moment of the turn stops a reload: that turn does not count.',
  'weapon.lance':
    'Lance: long. A lancer who has been touching several enemies since the turn before must use another weapon.',
  // hide
  'hide.crouched-behind':
    'A figure on foot behind a hedge, bank, wall or other cover, or [wood|inside a wood], crouched, immobile and doing nothing, cannot be shot.',
  'hide.doing-nothing':
    'A crouched figure that reloads, strikes, shoots or lifts something is not doing nothing, and so not hidden.',
  'hide.crouch-move':
    'Moving crouched along cover, unshootable all the way: {value} cm + 1D6, [more|never more than the allowance; no slowing dice, no blocking; on foot, loose].',
  'hide.secret': 'Hidden figures may be deployed in writing, unseen by the other side.',
  // building
  'building.room':
    'Inside a building a figure may pass from one room straight into an adjoining one in one turn, without die or measuring, instead of moving as usual. Player’s choice each turn.',
  // water
  'water.swim-good': 'Good swimmer: {value} cm.',
  'water.swim-average': 'Average swimmer: {value} cm.',
  'water.change': 'Walking and swimming in one turn: each part takes its share of the turn at its own speed.',
  'water.swim-fight': 'A swimmer strikes only with a very short weapon or bare hands.',
  'water.boat': 'Rowing boat: {value} cm.',
  'water.boat-crew': 'A rowing boat moves if two aboard row and do nothing else; at most 8 figures aboard.',
  'water.boat-board': 'Boarding or leaving a boat that touches land, ship or boat costs half the allowance.',
  // group
  'group.bunch':
    "People walking together roughly the same way bunch into a group even against their player's wish, unless specially trained as light infantry. [trained|Trained ones are a group only if their player says so.]",
  // leader
  'leader.formation': 'An officer or sergeant is needed for close-order drill.',
  // scenario
  'scenario.deploy':
    "The scenario names each side's zone; without one, within {value} cm of opposite long edges, placed in secret and revealed together; hidden figures in writing.",
  'scenario.edge': 'A figure whose base leaves the table is out of the game, not lost, with what it carries.',
};

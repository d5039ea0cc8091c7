/** English words of the rules that can refuse a case, which the companion needs in full. */
export const enRefusing: Readonly<Record<string, string>> = {
  // move
  'move.load-mounted': 'A mounted figure cannot carry a heavy or very heavy object.',
  // terrain
  'terrain.high-wall':
    'A wall higher than a man: impassable except by door, breach or ladder of the scenario.',
  // formation
  'formation.who': 'Only foot and heavy cavalry form close order; light cavalry and mounted infantry do not.',
  'formation.cavalry-back': 'Heavy cavalry in close order cannot move backwards or sideways.',
  'formation.open-ground':
    'No close order in ground that is D or worse for the body; it must open its ranks first.',
  // shoot
  'shoot.loaded': 'The weapon must be loaded.',
  'shoot.range': 'The target must be within the last band.',
  'shoot.contact-start':
    'A figure in contact with an enemy when the turn began cannot shoot at all in that turn, except with a pistol.',
  'shoot.on-foot': 'Musket, [others|rampart musket and swivel gun] are fired on foot only.',
  'shoot.immobile': 'To fire a musket, rampart musket or swivel gun the shooter stays immobile all turn.',
  'shoot.support': 'Swivel gun: firmly fixed on a support. Rampart musket: rested on one.',
  'shoot.mounted-infantry-moving':
    'Mounted infantry cannot fire on the move, except when arriving in contact; standing or arriving it needs a weapon usable in the saddle (pistol, musketoon; not the musket).',
  'shoot.mounted-infantry-contact': 'Mounted infantry just before contact: {fires}',
  'shoot.line-figure':
    'A base, friend or foe, that the line of fire crosses blocks it. The line joins the two base centres.',
  'shoot.line-solid': 'A house wall, high wall or hill between shooter and target blocks the line of fire.',
  'shoot.into-melee':
    'A target touching a friend of the shooter cannot be shot, except by a figure that is itself in contact with it or coming into contact with it.',
  // hide
  'hide.crouched':
    'A figure on foot in bushes or high crops, crouched, immobile and doing nothing cannot be shot.',
  'hide.forest-deep': 'With over {value} cm of forest in between a target cannot be shot.',
  'hide.forest-ten':
    '[printed|Coastal, exactly {value} cm: terrain table says unshootable, modifier table says protected]; adopted: shootable with the forest penalty, as in 2021 and 2024.',
  // building
  'building.mounted': 'Mounted figures cannot enter a building.',
  'building.hidden': 'A figure inside that stays hidden and does not choose to show itself cannot be shot.',
  // water
  'water.deep': 'A figure that cannot swim does not enter deep water.',
  'water.swim-laden': 'Nobody swims in a breastplate or carrying a load.',
  'water.swimmer-shoots':
    'A swimmer neither shoots nor reloads; its loaded firearms are unloaded by the water.',
  // charge
  'charge.who': '[cavalry|Only cavalry in the saddle charges.] Mounted infantry and foot never do.',
  'charge.ground': 'No charge in [through|or through] ground D or VD for cavalry.',
  'charge.obstacle': 'No charge across a linear obstacle or barricade.',
};

/** English labels and remedies of refusals of shots on the table, apart from those of the procedure. */

/** A short label for every rule that can refuse a shot. */
export const shotLabels: Readonly<Record<string, string>> = {
  'unit.gone': 'No longer in play',
  'fire.one-target': 'Has fired already, or not at this target',
  'artillery.one-shot': 'The battery has fired already',
  'artillery.rod': 'The rod strikes nobody',
  'artillery.rod-from': 'No such piece is manned',
  'artillery.square-rod': 'The rod misses the square',
  'attack.reaction-once': 'Has fired at this attacker already',
  'building.fire-when': 'A garrison answers only its assailants',
};

/** What would make the shot legal. */
export const shotRemedies: Readonly<Record<string, string>> = {
  'unit.gone': 'Choose a unit that is in play.',
  'fire.one-target': 'Fire with a unit, face or base that has not fired, at an enemy that it may choose.',
  'artillery.one-shot': 'Fire with a battery that has not fired in this phase.',
  'artillery.rod': 'Point the rod so that it crosses an enemy.',
  'artillery.rod-from': 'Choose a piece that has gunners left.',
  'artillery.square-rod':
    'Point the rod so that it crosses the square, inside the arc and with no friend before it.',
  'attack.reaction-once': 'Fire with a unit that has not fired at this attacker yet.',
  'building.fire-when': 'Fire at others in your own fire phase.',
};

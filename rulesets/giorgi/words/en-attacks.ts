/** English labels and remedies of refusals of attacks on the table, and of reactions. */

/** A short label for every rule that can refuse. */
export const attackLabels: Readonly<Record<string, string>> = {
  'attack.declare': 'Does not come into contact',
  'attack.nearest': 'Another enemy is nearer',
  'attack.no-change': 'Has changed formation',
  'attack.one-answer': 'Has answered, or is held in contact',
  'attack.one-move': 'Has made its reaction move',
  'attack.reaction-when': 'Taken in flank or rear: no shot at the attacker',
  'turn.fire-then-attack': 'Has fired',
  'melee.bt-limits': 'A breakthrough stops short of the enemy',
  'melee.off-table': 'Off the table',
  'square.no-intercept': 'Cavalry at a square cannot be intercepted',
};

/** What would make the command legal. */
export const attackRemedies: Readonly<Record<string, string>> = {
  'attack.declare': 'Wheel or march so that the final straight run meets the enemy within its move.',
  'attack.nearest': 'Attack the enemy that is nearest to reach from the front.',
  'attack.no-change': 'Attack in the formation it has, or form now and attack in a later turn.',
  'attack.one-answer': 'Answer with a unit that has not answered and is free.',
  'attack.one-move': 'Fire, or answer with another unit.',
  'attack.reaction-when': 'Let another unit fire, or give another answer.',
  'turn.fire-then-attack': 'Attack with a unit that has not fired in this player turn.',
  'melee.bt-limits': 'Go on without touching an enemy.',
  'melee.off-table': 'Stay on the table.',
  'square.no-intercept': 'Fire at the cavalry instead, if the unit can.',
};

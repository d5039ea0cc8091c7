/** English sentences of the rules of chapter artillery, by rule id. */
export const artillery: Readonly<Record<string, string>> = {
  'artillery.melee': 'In melee the enemy of artillery has +{value}, except LI, Drag and LH',
  'artillery.short-range':
    'At short range, losing by {by} or more to medium or heavy artillery costs {loss} points',
  'artillery.at-small': 'Artillery at artillery or skirmishers: {value}',
  'artillery.at-deep': 'Artillery at a flank or at a Deep Order Battle Unit: +{value}, once',
  'artillery.at-flank':
    "At a flank = the middle of the gun's front edge lies behind the target's front line and outside its front strip; the rear counts as flank",
  'artillery.pivot-cost': "The pivot takes {ud} but is the unit's move",
  'artillery.never':
    'No charge, ZoC, pursuit, support move, ambush, flank march; it suffers but never makes multiple attacks',
};

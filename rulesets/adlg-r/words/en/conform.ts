/** English sentences of the rules of chapter conform, by rule id. */
export const conform: Readonly<Record<string, string>> = {
  'conform.who': 'Only phasing units; no CP; the distance is not counted',
  'conform.cap': 'No limit is printed; the program allows its own frontage + {ud} UD',
  'conform.when':
    'After a charge or move to support, in the movement phase for contacts left over, after contact in a pursuit',
  'conform.to':
    'To the most threatening enemy. Of several friends who charge, support or touch the same enemy: the one that entered its ZoC first, even if another touched first. Friends who merely stand in the ZoC do not count',
  'conform.motion': 'Slide first, then pivot. Other units of its group may shift up to 1 UD to stay in line',
  'conform.poses':
    "Complete means gap < EPS, angle < ANGLE_EPS and: front, facing opposite, front corner on front corner; flank, at right angles, own front corner on the enemy's front corner; rear, same facing, front corner on rear corner; simple support, front corner on the friend's front corner with fronts in line, or flank on flank",
  'conform.rear-corner':
    "On a flank the enemy's rear corner serves only where the front corner is physically out of reach; never to avoid a ZoC",
  'conform.widths': 'Unequal widths: the corner nearest to the first point of contact',
  'conform.shift':
    'Friends not in melee may be shifted to make room: fewest units, then the shortest way, of equal ways backwards before sideways; supporters must stay in support; ZoCs may be entered or left',
  'conform.shift-never': 'Never shift war wagons, heavy artillery or defenders of works',
  'conform.terrain': 'No unit has to enter terrain that penalises it',
  'conform.fallback':
    'Flank not complete: rear if a rear corner is touched, front if a front corner is. Rear not complete: nearest flank. Else incomplete',
  'conform.ambiguous':
    'A conforming unit must end clearly aligned with its main enemy and not more with another',
  'conform.face':
    'A unit attacked only on flank or rear must turn to face in its own movement phase, unless it has an enemy on its front',
  'conform.evader': 'Conforming to an enemy able to evade: conform, then it may evade, without pursuit',
  'conform.li':
    'LI that would have to conform to what destroys it steps up to 1 UD in any direction instead; still touching, it is destroyed in the next melee phase. It need not leave rough or difficult terrain',
  'conform.column':
    'A column hit on its flank is spread so that each attacker has one opponent, all depths counting 1 UD',
  'conform.routed': 'Nobody conforms to a routed unit before pursuit',
  'conform.moment':
    "Contacts left over are conformed when the corps is done, or earlier by its player's word",
  'conform.partial': 'No complete pose fits: its heading if there is room, where most edge is shared',
  'conform.spread':
    "Spreading a column: the head stays, each next unit goes back to the next attacker's corner; no room: nobody moves",
  'conform.equal': 'Of poses that are equally good its player takes the one he likes; unsaid, the left one',
};

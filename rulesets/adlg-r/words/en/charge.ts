/** English sentences of the rules of chapter charge, by rule id. */
export const charge: Readonly<Record<string, string>> = {
  'charge.light-infantry-rough-adds': 'LI, artillery, elephants and a camp are allowed there as in the open',
  'charge.light-infantry-stop':
    'A charge that would bring LI into a melee it may not have stops just short. LI may always join as support',
  'charge.procedure': 'Name the target or targets, give the direction, check the range',
  'charge.one-by-one': 'Charges are made one after the other, in any order, not declared together',
  'charge.range-group':
    'A group charges if one member is in range; only members in range at the start may conform',
  'charge.straight': 'After its opening move a charge goes straight on, without changing direction',
  'charge.extension': 'An extension or contraction that brings a front edge into contact is a charge',
  'charge.adjust': 'If all targets evade roll 1D6: {faces}',
  'charge.adjust-group': 'One roll for each different allowance in the group; the evaders move first',
  'charge.hi-not-reduced': 'HI is never reduced: {faces} counts 0',
  'charge.maximum-headstrong': 'Headstrong units go their full adjusted distance',
  'charge.stand': 'No target evades: all units that can must reach contact or a place in support',
  'charge.some-evade':
    'Some evade: units that can must contact; the others go on at least the minimum of a charge, without the die',
  'charge.conform': 'Units in contact conform',
  'charge.continue-must':
    'Headstrong ones must only if they can meet a new enemy or are after an evader, and nothing frees them that frees from an uncontrolled charge. The split costs no CP',
  'charge.secondary':
    "Enemies met on the way are secondary targets; they may evade, and the charger's distance is not rolled again",
  'charge.stops':
    'A charge stops at an enemy, at a ZoC that bars the way, at a friend it cannot pass or that is in combat, at the table edge',
  'charge.stops-order': 'Two at the same step: {order}, in this order',
  'charge.edge-front':
    "Front contact is open to a charger whose front edge starts wholly or partly ahead of the target's front line (some point y > 0 in its frame)",
  'charge.edge-flank':
    "Flank contact is open if its front edge starts wholly or partly behind the front line (some point y < 0) and no part of it is in the target's front or rear strip",
  'charge.edge-rear':
    'Rear contact is open if its front edge starts wholly or partly behind the rear line (some point y < −d)',
  'charge.edge-start': '"Starts" is the pose before the opening slide, wheel or turn',
  'charge.edge-choice':
    'Several edges open: the open edge the path meets first. A closed edge met first: it conforms to the nearest open one',
  'charge.edge-which':
    'Left or right flank by the side of the target on which the nearest point of its front edge starts',
  'charge.edge-scope':
    'The three tests hold for charges, moves into melee support and pursuits, not for simple support',
  'charge.support-evade':
    'A move to support against an enemy able to evade: the mover conforms, the enemy evades, the mover does not follow',
  'charge.spontaneous-how':
    'Straight ahead only; the whole group may go if one member qualifies; no −1 for Headstrong troops; out of range or with an engaged commander as well',
  'charge.uncontrolled-order': 'Target, by priority: most threatening; most in front; nearest',
  'charge.uncontrolled-minus': 'An uncontrolled charge fights at {value}',
  'charge.uncontrolled-round': 'The {value} lasts for the first phase and adds to disorder; abilities stay',
  'charge.uncontrolled-trigger':
    "Enemies in front or to the flank count, those wholly to the rear do not; friends in between are ignored. Checked before the unit moves, or at the end of the corps' moves if it got no order",
  'charge.uncontrolled-when':
    'After all other moves of the corps, unit by unit from one wing, the player choosing the wing',
  'charge.uncontrolled-route':
    'Shortest route; if the target is in melee, the nearest place in support. Friends in the way are passed, else burst through. ZoC counts. A unit that cannot reach contact does not charge',
  'charge.uncontrolled-exempt':
    'Not bound to charge: in melee or support; held by a ZoC on its rear only; in ambush; itself or the target behind a fortification, obstacle or river or in a village, for mounted also stakes; only target an elephant or a war wagon; mounted that would suffer Panic; light target reachable only through friends; it would end with an enemy on its flank or rear or in terrain that penalises it; foot against the front of mounted; cavalry against the front of HI not Disordered',
  'charge.uncontrolled-kn': 'That last exemption is for Cv, not for Kn',
  'charge.uncontrolled-behind':
    'If the target can evade, enemies and terrain behind it as far as the allowance + 1 UD are looked at as well',
  'charge.uncontrolled-camp':
    'A camp binds Headstrong troops too, but a fortified camp does not bind mounted',
  'charge.no-shooting': 'A unit that charged does not shoot in that sequence',
  'charge.edge-line': "A front edge wholly on the target's front line counts as ahead of it",
  'charge.steps':
    'A group goes straight to its first contact; who touches conforms, first in ZoC first; mates shift; the others go on, nearest to an enemy first',
  'charge.stops-terrain':
    'After evaders, or going on, a charge stops at terrain that penalises the unit, unless its player leads it in; Headstrong units too. At a target that stands it goes in',
  'charge.route': 'Shortest route: least allowance used; of equals straight, slide, wheel, turn; then left',
};

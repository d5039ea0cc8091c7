/** English words of the chapter shoot, by rule id. */
export const shoot: Readonly<Record<string, string>> = {
  'shoot.range':
    'No shot beyond the range of the weapon, measured from the nearest point of the shooting edge to the nearest point of the target; at the range is in range',
  'shoot.range-light': 'LI and LH, be it bow, crossbow, arquebus or musket: {ud} UD',
  'shoot.range-light-other': 'LI and LH with flintlock, LH with carbine: {ud} UD',
  'shoot.dragoon-range': 'Drag with any hand weapon: {ud} UD',
  'shoot.range-caracole': 'Cv with Caracole: {ud} UD',
  'shoot.range-cavalry': 'Cv with bow, crossbow or carbine: {ud} UD',
  'shoot.range-arquebus': 'Other foot with arquebus: {ud} UD',
  'shoot.range-musket': 'Other foot with musket: {ud} UD',
  'shoot.range-flintlock': 'Other foot with flintlock, bow or crossbow: {ud} UD',
  'shoot.range-wagon': 'War wagon: {ud} UD, whatever its weapon',
  'shoot.range-light-gun': 'Light artillery: {ud} UD',
  'shoot.range-medium-gun': 'Medium artillery: {ud} UD',
  'shoot.range-heavy-gun': 'Heavy artillery: {ud} UD',
  'shoot.range-short': 'Short range of medium and heavy artillery: {ud} UD',
  'shoot.weapon':
    'A pairing of unit and weapon that is in none of these rows cannot shoot; commanded shot is for LH, Cv and Kn',
  'shoot.not-after': 'No shot by a unit that charged, evaded, disengaged or left a ZoC in this sequence',
  'shoot.moved-twice': 'No shot after a second or third move',
  'shoot.in-melee': 'No shot by a unit in melee or in support of one. Mere contact does not matter',
  'shoot.target-in-melee':
    'No shot at a unit in melee or in support of one, nor in ambush. A unit attacking or looting a camp counts as in melee',
  'shoot.optional': 'Shooting is never compulsory',
  'shoot.edge': 'Units shoot over their front edge',
  'shoot.edge-lh': 'LH shoot over any edge, always at the nearest target',
  'shoot.edge-wagon': 'A war wagon shoots over one long edge, chosen each phase',
  'shoot.edge-tercio': 'Tercios shoot over any edge',
  'shoot.edge-one': 'One edge and one shot per unit and phase',
  'shoot.zone':
    'Zone, in the frame of the shooting edge of width w: 0 ≤ y ≤ range, abs(x) ≤ w/2 + 1. The target needs some area in it',
  'shoot.zone-guns': 'Medium and heavy artillery beyond 4 UD: abs(x) ≤ w/2 + 2',
  'shoot.sight':
    'There must be one point of one edge of the target that both end corners of the shooting edge see, with no other unit and no blocking terrain on either line',
  'shoot.sight-cover':
    'More than 1 UD of cover terrain on the line: no shot. Up to 1 UD: target in cover. Cover off the line does not count',
  'shoot.sight-hidden':
    'Not seen: beyond a crest or horizon line, wholly inside a gully from more than 1 UD of its edge, in ambush',
  'shoot.overhead':
    'Over lower friends from a hill if the target is at least 1 UD beyond them; artillery over friendly LI and LH if gun and target are each at least 1 UD from them, over enemy LI and LH freely; LH in support over LH of the same weapon directly ahead, corners together',
  'shoot.priority-front': 'First the nearest target directly in front',
  'shoot.priority-zone': 'Else the nearest target in the zone of fire',
  'shoot.priority-tie':
    "Equal: the most in front, then the owner's choice, which he keeps until positions change",
  'shoot.priority-guns':
    'Medium and heavy artillery: so within 4 UD; with nothing there they choose freely beyond',
  'shoot.combine':
    'One resolution per target and phase: one main shooter, the others that could shoot at that same target support',
  'shoot.roll': 'Both roll 1D6; the target adds its protection. Shooter higher: the target loses 1 point',
  'shoot.maximum': 'Never more than 1 point per phase, but for guns at short range',
  'shoot.light': 'LI, LH or Drag shooting: {value}',
  'shoot.target-cover': 'Target in cover or behind a fortification: {value}',
  'shoot.fortification-guns': 'A fortification is no cover against artillery, nor for a war wagon',
  'shoot.disordered': 'Shooter Disordered, Reduced Shooter or both: {value}',
  'shoot.from-cover': 'Shooter in cover or difficult terrain: {value}, except LI',
  'shoot.from-works': 'A fortification is not "cover" for the one who shoots from behind it',
  'shoot.enclosed-field': 'Drag, LI, LMI and MI shooting from an enclosed field: 0 instead of that {value}',
  'shoot.tercio-edge': 'Tercio shooting over a side or the rear: {value}',
  'shoot.bow-at-mounted': 'LMI or MI with bow or crossbow at mounted: +{value}',
  'shoot.caracole': 'Caracole Cv with a second directly behind: +{value}',
  'shoot.support': 'Each supporting unit: +{value}',
  'shoot.support-light': 'A supporting LI or LH counts one half',
  'shoot.support-rounding': 'The sum is rounded up',
  'shoot.support-cap': 'At most +{value}',
  'shoot.protection': "Protection is that of the target's row and armour",
  'shoot.protection-bow': 'Against bows it counts in full',
  'shoot.protection-firearm': 'Against crossbow, arquebus, Caracole, musket and flintlock it is {value}',
  'shoot.protection-cap': 'That means at most {value}: a target of protection 0 keeps 0',
  'shoot.protection-carbine': 'Carbine and commanded shot as musket',
  'shoot.protection-guns':
    'Against heavy artillery there is none, but skirmishers keep theirs, up to {skirmishers}',
  'shoot.protection-guns-all': 'Light and medium artillery the same',
};

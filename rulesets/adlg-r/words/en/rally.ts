/** English sentences of the rules of chapter rally, by rule id. */
export const rally: Readonly<Record<string, string>> = {
  'rally.far': 'More than {near} UD from all enemy: {need}+ on 1D6, {cp} CP',
  'rally.near': '{near} UD or less from an enemy: {need}+, {cp} CP',
  'rally.melee': 'In melee: {need}+, {cp} CP',
  'rally.melee-support': 'Melee support is "in melee"; simple support is near',
  'rally.commander': '+{value} with a commander included in or attached to the unit',
  'rally.commander-once': 'He gives it to one unit per turn',
  'rally.rear-support': '+{value} with rear support',
  'rally.rear-support-means':
    'Rear support: a friendly unit of the army, neither light nor Drag, Art or WWg, not in melee and not routed, facing within {angle}° of the same way, at most {distance} UD from the rear edge and covering {cover} of the width of the rear strip or more',
  'rally.success': 'Success takes off one marker',
  'rally.two':
    'Two markers, if the unit has rear support and a general attached and the roll with its bonus beats the number by {by} or more',
  'rally.out-of-range': '+{cp} CP out of command range, except far from all enemies',
  'rally.free':
    'A rally far from all enemies costs nothing even out of range, without commander or with him engaged',
  'rally.when': "In the movement phase of its owner, in its corps' activation",
};

/** English headings and remedies of refusals in the set-up, by rule. Headings have at most 40 characters. */

export const setupRefusalTitles: Readonly<Record<string, string>> = {
  'army.price-camp': 'Longer than was bought',
  'deploy.ambush': 'No marker there',
  'deploy.ambush-lost': 'There is room for the others',
  'deploy.ambush-reveal': 'Nobody comes out there',
  'deploy.ambush-where': 'Nothing hides them there',
  'deploy.ambush-who': 'These cannot lie together',
  'deploy.camp': 'No camp there',
  'deploy.corps': 'The corps cannot stand like that',
  'deploy.flank-both': 'Driven back',
  'deploy.flank-enter': 'No way in there',
  'deploy.flank-march': 'This corps cannot march round',
  'deploy.flank-roll': 'It has not come yet',
  'deploy.flank-stretch': 'Not wholly on the table',
  'deploy.plan': 'Not by the plan',
  'deploy.role': 'Attack or defend',
  'deploy.works': 'No works there',
  'deploy.zone-drag': 'Outside its zone',
  'deploy.zone-heavy': 'Outside its zone',
  'deploy.zone-light': 'Outside its zone',
  'terrain.adjust': 'Not by this die',
  'terrain.choose': 'Two to four pieces',
  'terrain.choose-what': 'Not in this region',
  'terrain.coast': 'A coast lies along a short edge',
  'terrain.order': 'Not that piece',
  'terrain.place': 'Not where the dice want it',
  'terrain.region': 'No such region',
  'terrain.river-place': 'No river there',
  'terrain.road-place': 'No road there',
};

/** What would make the command legal. */
export const setupRemedies: Readonly<Record<string, string>> = {
  'army.price-camp': 'Lay no more works than the army has paid for.',
  'deploy.ambush':
    'Lay it on free ground, at most 5 UD in, 7 if only light troops lie in it; the defender on the flanks up to the middle.',
  'deploy.ambush-lost': 'Give every unit of the marker a place.',
  'deploy.ambush-reveal':
    'One unit fully on the marker, all hidden by ground or out of sight, 1 UD from every enemy.',
  'deploy.ambush-where':
    'Lay it wholly in ground that hides all of its units, or behind a wood, plantation, village or hill.',
  'deploy.ambush-who': 'Up to four units of one corps, no guns, no wagons, not with the commander-in-chief.',
  'deploy.camp': 'In the own zone, on open ground off the road, at the own edge or at water, one side free.',
  'deploy.corps':
    'Each corps beside the others in the order of the plan, all in command range, on ground they may enter, and every unit placed.',
  'deploy.flank-both': 'It enters straight, within 5 UD of its own long edge, and does not charge.',
  'deploy.flank-enter': 'Enter where the whole front has room on the edge, in range of the commander.',
  'deploy.flank-march':
    'One corps without guns and wagons, not the chief’s, and over no coast or impassable river.',
  'deploy.flank-roll': 'Wait for its die; it enters in the turn after.',
  'deploy.flank-stretch': 'Go in as far as the deepest unit.',
  'deploy.plan': 'Every corps and every unit once: deployed, in a marker, or on the march.',
  'deploy.role': 'Take one of the two.',
  'deploy.works':
    'In the zone of heavy troops, out of marsh and water, in line with the next or 1 UD from it.',
  'deploy.zone-drag': 'Dragoons deploy where light troops do, unless agreed otherwise.',
  'deploy.zone-heavy':
    'Up to 5 UD from the own long edge, 4 UD from the short ones; on other tables 5 UD from the centre line.',
  'deploy.zone-light': 'Up to 7 UD from the own long edge; on other tables 3 UD from the centre line.',
  'terrain.adjust': '3–4: move up to 4 UD; 5: up to 6 UD, or turn; 6: also take one off.',
  'terrain.choose': 'Choose two to four, no more than two alike; two stay on the table.',
  'terrain.choose-what': 'Choose among the pieces agreed for the region.',
  'terrain.coast': 'Lay it along a whole short edge that is free.',
  'terrain.order':
    'One river or coast and one village at most, the village the defender’s; lay the piece that is in hand.',
  'terrain.place':
    'Wholly in the sector, on no other piece, at an edge or 2 UD from all edges as the die says.',
  'terrain.region': 'Plain, forest, mountain, desert or steppe.',
  'terrain.river-place': 'Wholly 2 to 6 UD from a short edge, from long edge to long edge.',
  'terrain.road-place':
    'From a table edge of the one sector to one of the other, 10 to 30 UD long, with one bend at most.',
};

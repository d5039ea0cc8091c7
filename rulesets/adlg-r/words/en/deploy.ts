/** English sentences of the rules of chapter deploy, by rule id. */
export const deploy: Readonly<Record<string, string>> = {
  'deploy.table': '30 × 20 UD for 200 points',
  'deploy.initiative':
    "Half the sum of the commanders' values, rounded down, +1 for a strategist in chief, + scouting. Both roll 1D6; the better adds the difference, +4 at most; the higher wins, ties roll again",
  'deploy.scouting': 'Scouting +1 for every {lhPerPoint} LH, {liPerLh} LI counting as one LH, Drag {drag}',
  'deploy.role':
    'The winner chooses region and role. Defender: terrain first, deploys first, plays second. Attacker: adjusts terrain first, deploys second, plays first',
  'deploy.order':
    'Initiative → region and role → terrain → adjustment → camps and works, defender first → secret plan → ambush markers, defender first → corps one by one in turn, defender first → start',
  'deploy.plan':
    'The plan fixes the order of the corps from left to right, the flank march and what lies in each ambush',
  'deploy.camp':
    'Camp in its own zone, on open ground off the road, at the own edge or by river or coast, with an open access of 1 UD; a fortified one anywhere in the zone',
  'deploy.works':
    'Works in the zone of heavy troops, not in marsh, river or coast; touching and in line, or 1 UD apart or more',
  'deploy.zone-heavy':
    'Heavy troops and camp: up to 5 UD from the own long edge, 4 UD or more from the short edges',
  'deploy.zone-light': 'LI and LH: up to 7 UD from it, right to the short edges',
  'deploy.zone-drag': 'Drag as light',
  'deploy.zone-other':
    'Other tables: light 3 UD or more, others 5 UD or more from the centre line, others 4 UD from the short edges',
  'deploy.corps':
    'Each corps in its own rectangle, none behind another, every unit in command range, none on ground it cannot enter unless on a road, none in river or coast',
  'deploy.ambush':
    'Two markers of 1 UD square each, three with a strategist; empty ones allowed. Up to 5 UD in, 7 if light only; the defender in the flank sectors up to mid-table',
  'deploy.ambush-where':
    "In terrain that allows it, or out of the enemy zone's sight behind wood, plantation, village or hill. Wood: all. Plantation and village: all but elephants. Field, enclosed field, marsh, dunes: LI. Others: none",
  'deploy.ambush-who': 'Up to four units that form a group; no artillery, war wagons or commander-in-chief',
  'deploy.ambush-reveal':
    "Found when an enemy comes within 1 UD or sees the marker, or a friend crosses it; the finder stops. Its units stay in the terrain or out of sight, one fully on the marker, none within 1 UD of an enemy. By choice: in the own movement, free if it does not move; or in the enemy's when one comes within 4 UD, then it cannot be charged in that phase",
  'deploy.ambush-enemy': 'Until found a marker counts as an enemy unit, for 4 UD too, and cannot be charged',
  'deploy.flank-march':
    "One corps, not the commander-in-chief's, without artillery and war wagons, not over coast or impassable river",
  'deploy.flank-roll':
    'At the start of each own movement phase 1D6: 6 the first time, 5–6 later, +1 if all LH: it comes in the next game turn',
  'deploy.flank-enter':
    'At right angles to the edge, straight move or straight charge, all in command; what finds no room or CP is lost',
  'deploy.flank-flee':
    'Enemies within 4 UD of the entry evade at right angles to that edge; those not able to evade lose 1; artillery and war wagons not in melee are removed; units in melee stay',
  'deploy.flank-both':
    'Two on one edge: the smaller (light = half) is driven back, equal both; it enters next movement within 5 UD of its own long edge, straight, no charge, no flight of the enemy; its units within 4 UD of an enemy become Disordered',
  'deploy.hesitant':
    'Allied or unreliable commander: a natural 1 on the first activation makes the corps hesitant: no move, no shooting, no uncontrolled charge. Reliable on a 6 later (+1 if the commander-in-chief spends exactly 2 CP), or at once if attacked, shot at or with an enemy within 4 UD',
  'deploy.lists': 'Army lists are open; corps and places are not',
  'deploy.flank-secret': 'The die of a flank march is secret; on success the edge is announced',
  'deploy.flank-stretch':
    'Flight from a flank march is measured from the stretch of edge crossed, before the entry. Who enters ends wholly on the table. Removed guns and wagons count as routed',
  'deploy.ambush-sight':
    'A marker wholly in its terrain is found only at 1 UD, others also along a free line from a front corner',
  'deploy.ambush-asked':
    'The owner of a marker is asked once, after the enemy order that came within 4 UD, for empty markers too',
  'deploy.ambush-lost': 'Units of an ambush without a lawful place are lost without entering',
  'deploy.hesitant-more':
    'Reliable by a 6: its CP are rolled again. While hesitant a corps reveals and enters nothing by choice',
};

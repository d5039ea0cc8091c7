/** English sentences of the rules that forbid something in the set-up, in ambushes and on flank marches. */
export const settingUp: Readonly<Record<string, string>> = {
  'terrain.coast': 'Coast: 4 UD from a short edge, impassable',
  'terrain.region': 'The winner of initiative picks plain, forest, mountain, desert or steppe',
  'terrain.choose':
    'Defender 2–4 more pieces, then attacker 2–4; not more than two alike by one player, the compulsory one included; at least two lie on the table',
  'terrain.choose-what': 'All pieces of this chapter may be chosen in every region',
  'terrain.order':
    "Compulsory; river or coast (4+ on 1D6, else another piece); village (defender only, 4+, with a road, touching river or coast if there is one); the defender's others, the attacker's; road last",
  'terrain.river-place': 'River wholly 2 to 6 UD from a chosen short edge',
  'terrain.place':
    "Other pieces: 2D6. One die the sector of the player's half, 10 × 10 UD: 1–2 left, 3–4 centre, 5–6 right; the other 1–4 touching an edge or river or coast, 5–6 at least 2 UD from all edges. Wholly in the sector, on no other piece but a road. No room: one re-roll per player, then discarded. Impassable never in the centre",
  'terrain.road-place':
    'Road: 2D6 for two sectors, straight or with one bend between their table edges, 10 to 30 UD, over all but coast and impassable ground',
  'terrain.adjust':
    'Attacker first: who chose 2 pieces tries two, who chose 3 one, a strategist one more or one re-roll. 1–2 nothing; 3–4 move up to 4 UD; 5 up to 6 UD or turn, or take off impassable; 6 also take it off, once in all, not the compulsory one. Not roads, rivers, coast, village',
  'army.price-camp':
    'Camp {camp}; fortified camp {fortifiedCamp}; fortification {fortification}, obstacle {obstacle} per UD',
  'deploy.role':
    'The winner chooses region and role. Defender: terrain first, deploys first, plays second. Attacker: adjusts terrain first, deploys second, plays first',
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
  'deploy.corps':
    'Each corps in its own rectangle, none behind another, every unit in command range, none on ground it cannot enter unless on a road, none in river or coast',
  'deploy.ambush':
    'Two markers of 1 UD square each, three with a strategist; empty ones allowed. Up to 5 UD in, 7 if light only; the defender in the flank sectors up to mid-table',
  'deploy.ambush-where':
    "In terrain that allows it, or out of the enemy zone's sight behind wood, plantation, village or hill. Wood: all. Plantation and village: all but elephants. Field, enclosed field, marsh, dunes: LI. Others: none",
  'deploy.ambush-who': 'Up to four units that form a group; no artillery, war wagons or commander-in-chief',
  'deploy.ambush-reveal':
    "Found when an enemy comes within 1 UD or sees the marker, or a friend crosses it; the finder stops. Its units stay in the terrain or out of sight, one fully on the marker, none within 1 UD of an enemy. By choice: in the own movement, free if it does not move; or in the enemy's when one comes within 4 UD, then it cannot be charged in that phase",
  'deploy.flank-march':
    "One corps, not the commander-in-chief's, without artillery and war wagons, not over coast or impassable river",
  'deploy.flank-roll':
    'At the start of each own movement phase 1D6: 6 the first time, 5–6 later, +1 if all LH: it comes in the next game turn',
  'deploy.flank-enter':
    'At right angles to the edge, straight move or straight charge, all in command; what finds no room or CP is lost',
  'deploy.flank-both':
    'Two on one edge: the smaller (light = half) is driven back, equal both; it enters next movement within 5 UD of its own long edge, straight, no charge, no flight of the enemy; its units within 4 UD of an enemy become Disordered',
  'deploy.flank-stretch':
    'Flight from a flank march is measured from the stretch of edge crossed, before the entry. Who enters ends wholly on the table. Removed guns and wagons count as routed',
  'deploy.ambush-lost': 'Units of an ambush without a lawful place are lost without entering',
};

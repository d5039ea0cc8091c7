/** English sentences of the rules of chapter terrain, by rule id. */
export const terrain: Readonly<Record<string, string>> = {
  'terrain.classes': 'Open, rough, difficult, impassable',
  'terrain.penalising':
    'Penalising: rough and difficult for HI and mounted (field and brush not for elephants); rough for war wagons; difficult for LMI, MI and Drag; none for LI and artillery',
  'terrain.size':
    'A piece fits into a circle of 6 UD and holds a rectangle of 2 × 3 UD; fields, plantations and villages are rectangles',
  'terrain.hill':
    'Gentle hill: open, no cover, height +1. Steep hill: difficult, no cover, height +1, has a crest line',
  'terrain.brush': 'Brush: rough, no cover',
  'terrain.field': 'Field: rough, no cover',
  'terrain.enclosed-field': 'Enclosed field: rough, with cover; a Field to elephants',
  'terrain.plantation': 'Plantation or orchard: rough, cover',
  'terrain.gully':
    'Gully: rough, no cover; a unit outside has +1 against one at least partly inside; wholly inside it is neither seen nor shot at, nor shoots, beyond 1 UD of the edge',
  'terrain.wood': 'Wood: difficult, cover',
  'terrain.marsh': 'Marsh, sand dunes: difficult, no cover',
  'terrain.village': 'Village: difficult, cover',
  'terrain.river':
    'River 1 to 2 UD wide, long edge to long edge. 1D6: 1 open, 2–3 rough, 4–5 difficult, 6 impassable. Crossed at right angles, inside it only slides and half-turns (not if dry); no cover; bank +1',
  'terrain.coast': 'Coast: 4 UD from a short edge, impassable',
  'terrain.road':
    'Road: for combat as the ground it crosses; for a move wholly on it as open. A bridge or ford where it meets a river',
  'terrain.horizon':
    'A unit behind the horizon or crest line is seen only from beyond that line or within 1 UD',
  'terrain.region': 'The winner of initiative picks plain, forest, mountain, desert or steppe',
  'terrain.compulsory':
    "The defender's compulsory piece: plain {plain}, forest {forest}, mountain {mountain}, desert {desert}, steppe {steppe}",
  'terrain.choose':
    'Defender 2–4 more pieces, then attacker 2–4; not more than two alike by one player, the compulsory one included; at least two lie on the table',
  'terrain.choose-what': 'All pieces of this chapter may be chosen in every region',
  'terrain.order':
    "Compulsory; river or coast (4+ on 1D6, else another piece); village (defender only, 4+, with a road, touching river or coast if there is one); the defender's others, the attacker's; road last",
  'terrain.river-place': 'River wholly 2 to 6 UD from a chosen short edge',
  'terrain.place':
    "Other pieces: 2D6. One die the sector of the player's half, 10 × 10 UD: 1–2 left, 3–4 centre, 5–6 right; the other 1–4 touching an edge or river or coast, 5–6 at least 2 UD from all edges. Wholly in the sector, on no other piece but a road. No room: one re-roll per player, then discarded. Impassable never in the centre",
  'terrain.balance':
    'If one half leads by three pieces, the next goes to the other; roads, rivers and coast not counted',
  'terrain.road-place':
    'Road: 2D6 for two sectors, straight or with one bend between their table edges, 10 to 30 UD, over all but coast and impassable ground',
  'terrain.adjust':
    'Attacker first: who chose 2 pieces tries two, who chose 3 one, a strategist one more or one re-roll. 1–2 nothing; 3–4 move up to 4 UD; 5 up to 6 UD or turn, or take off impassable; 6 also take it off, once in all, not the compulsory one. Not roads, rivers, coast, village',
  'terrain.ridge':
    'A hill has a ridge drawn on the map: crest and horizon, its middle the top. It cuts lines of sight that cross it, unless an end is within 1 UD of it',
  'terrain.river-angle': 'At right angles to a river: within {degrees}°',
  'terrain.box':
    'Pieces in UD: ovals {oval} and {smallOval}, rectangles {rectangle}, villages {village}; rivers {river} wide',
  'terrain.sectors': 'A sector is a third of the width by half the depth of the table',
};

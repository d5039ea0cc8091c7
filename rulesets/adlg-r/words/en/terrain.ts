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
  'terrain.road':
    'Road: for combat as the ground it crosses; for a move wholly on it as open. A bridge or ford where it meets a river',
  'terrain.horizon':
    'A unit behind the horizon or crest line is seen only from beyond that line or within 1 UD',
  'terrain.compulsory':
    "The defender's compulsory piece: plain {plain}, forest {forest}, mountain {mountain}, desert {desert}, steppe {steppe}",
  'terrain.balance':
    'If one half leads by three pieces, the next goes to the other; roads, rivers and coast not counted',
  'terrain.ridge':
    'A hill has a ridge drawn on the map: crest and horizon, its middle the top. It cuts lines of sight that cross it, unless an end is within 1 UD of it',
  'terrain.box':
    'Pieces in UD: ovals {oval} and {smallOval}, rectangles {rectangle}, villages {village}; rivers {river} wide',
  'terrain.sectors': 'A sector is a third of the width by half the depth of the table',
};

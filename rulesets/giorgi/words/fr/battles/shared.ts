/** French phrases shared by several battles, and names of terrain pieces. */
export const phrases: Readonly<Record<string, string>> = {
  Bridge: 'Pont',
  'Army of Italy': 'Armée d’Italie',
  'Converged grenadiers': 'Grenadiers réunis',
  '{1}th Chasseurs à cheval': '{1}e chasseurs à cheval',
  '{1}-pounder position guns': 'Pièces de position de {1}',
  'Line battalion {1}': 'Bataillon de ligne {1}',
  'Grenadier battalion {1}': 'Bataillon de grenadiers {1}',
  'Light battalion {1}': 'Bataillon léger {1}',
  'Light cavalry {1}': 'Cavalerie légère {1}',
  'Heavy cavalry {1}': 'Cavalerie lourde {1}',
  'Battery {1}': 'Batterie {1}',
  'Howitzers {1}': 'Obusiers {1}',
  Hedge: 'Haie',
};

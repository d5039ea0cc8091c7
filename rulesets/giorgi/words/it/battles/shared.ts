/** Italian phrases shared by several battles, and names of terrain pieces. */
export const phrases: Readonly<Record<string, string>> = {
  Bridge: 'Ponte',
  'Army of Italy': 'Armata d’Italia',
  'Converged grenadiers': 'Granatieri riuniti',
  '{1}th Chasseurs à cheval': '{1}º cacciatori a cavallo',
  '{1}-pounder position guns': 'Batteria di posizione da {1} libbre',
  'Line battalion {1}': 'Battaglione di linea {1}',
  'Grenadier battalion {1}': 'Battaglione granatieri {1}',
  'Light battalion {1}': 'Battaglione leggero {1}',
  'Light cavalry {1}': 'Cavalleria leggera {1}',
  'Heavy cavalry {1}': 'Cavalleria pesante {1}',
  'Battery {1}': 'Batteria {1}',
  'Howitzers {1}': 'Batteria di obici {1}',
  Hedge: 'Siepe',
};

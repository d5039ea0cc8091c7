/** English sentences of the rules of chapter camp, by rule id. */
export const camp: Readonly<Record<string, string>> = {
  'camp.unit':
    'A camp is a unit without ZoC that cannot be passed through, supports nobody and takes no part in multiple attacks',
  'camp.contact': 'Not contacted in a second or third move',
  'camp.open': 'An unfortified camp attacked in melee is lost',
  'camp.fortified':
    'A fortified camp: each attacker rolls 1D6 in the melee phase; lost on 5–6 to foot and elephants, on 6 to other mounted. No modifier, no quality, no loss for the attacker',
  'camp.fortified-light': 'Not by LI or LH',
  'camp.stays': 'A lost camp stays as an obstacle to movement',
  'camp.value': 'Its loss counts in the losses of the army, that of a fortified one more',
};

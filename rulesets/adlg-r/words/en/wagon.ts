/** English sentences of the rules of chapter wagon, by rule id. */
export const wagon: Readonly<Record<string, string>> = {
  'wagon.edges': 'All edges are front: never struck on flank or rear, no multiple attack',
  'wagon.battle-ready': 'Battle-ready: +{value} against all, unless Mediocre',
  'wagon.alone':
    'Attacked on a long side by one enemy only: +{value}, as if supported. A second enemy on that side just takes this away',
  'wagon.one-main':
    'One main enemy at a time, the phasing player picks; enemies with their front on other sides are in simple support, others nothing',
  'wagon.support':
    'A war wagon gives simple support only, from any side or corner, to two friends at most, one per side; it never attacks a flank',
  'wagon.li': 'LI left alone in contact with a war wagon steps 1 UD away',
  'wagon.never':
    'No charge, no move to support, no ZoC, no conforming, no pursuit, no ambush, no flank march',
  'wagon.weapon': 'Its crew has arquebuses unless the list says otherwise',
};

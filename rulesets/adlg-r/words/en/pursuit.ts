/** English sentences of the rules of chapter pursuit, by rule id. */
export const pursuit: Readonly<Record<string, string>> = {
  'pursuit.who': 'Only phasing units may pursue, by 1 UD',
  'pursuit.must': 'Headstrong and Shock units must pursue, the full 1 UD',
  'pursuit.elephant': 'Elephants must pursue as well',
  'pursuit.all': 'A pursuing unit must have routed all its melee opponents',
  'pursuit.move': 'Straight ahead up to 1 UD, ZoC ignored; works may be crossed',
  'pursuit.never': 'War wagons, artillery and expendable levies never pursue',
  'pursuit.excused':
    'No duty: it destroyed artillery, a war wagon or an elephant; it would leave the table or enter terrain that penalises it; it defends works or a bank; foot after mounted; the path runs along an enemy front',
  'pursuit.excused-shock': 'Shock units are excused from pursuit for the same reasons',
  'pursuit.touched':
    'Still touched on flank or rear by an enemy front: no pursuit, it turns to face one at once, at choice',
  'pursuit.one': 'Several victors over one enemy: one pursues; one that must, before others',
  'pursuit.supporters': 'Supporters with corners together and the same facing may go along, as far',
  'pursuit.contact':
    'New contact: conform at once; the enemy may evade, the pursuer stays at 1 UD; else they fight in the next melee phase, without first phase',
  'pursuit.multiple':
    'Complete on the flank or rear of an enemy in melee or melee support, by a heavy unit: that enemy loses 1 at once; if it routs, no second pursuit',
};

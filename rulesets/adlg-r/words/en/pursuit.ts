/** English sentences of the rules of chapter pursuit, by rule id. */
export const pursuit: Readonly<Record<string, string>> = {
  'pursuit.who': 'Only phasing units may pursue, by 1 UD',
  'pursuit.elephant': 'Elephants must pursue as well',
  'pursuit.never': 'War wagons, artillery and expendable levies never pursue',
  'pursuit.excused':
    'No duty: it destroyed artillery, a war wagon or an elephant; it would leave the table or enter terrain that penalises it; it defends works or a bank; foot after mounted; the path runs along an enemy front',
  'pursuit.excused-shock': 'Shock units are excused from pursuit for the same reasons',
  'pursuit.touched':
    'Still touched on flank or rear by an enemy front: no pursuit, it turns to face one at once, at choice',
  'pursuit.contact':
    'New contact: conform at once; the enemy may evade, the pursuer stays at 1 UD; else they fight in the next melee phase, without first phase',
  'pursuit.multiple':
    'Complete on the flank or rear of an enemy in melee or melee support, by a heavy unit: that enemy loses 1 at once; if it routs, no second pursuit',
};

/** English sentences of the rules of chapter rout, by rule id. */
export const rout: Readonly<Record<string, string>> = {
  'rout.friends': 'A rout costs 1 point to friends less than 1 UD behind the routed unit',
  'rout.behind': 'Behind = positive area in its rear strip less than 1 UD deep; enemies are not hurt',
  'rout.li': 'Routed LI hurts only LI',
  'rout.guns': 'Routed artillery and war wagons hurt nobody',
  'rout.turn':
    'A unit routed in melee and attacked on flank or rear only first turns to face its main enemy; one that was shot does not',
  'rout.when': 'After all melees of the sequence',
  'rout.cascade': 'Units that lose their last point so rout in their turn',
  'rout.cascade-order': "One wave after the other, phasing side first, owner's order",
  'rout.steps': 'Routs and their cost → commander rolls → removal → pursuit → victory check',
  'rout.waits':
    'Until removal routed units are bodies that only LI passes, and no targets; their melees are not fought and count as won for pursuit',
  'rout.turn-how': 'A routed unit that turns does so about its middle; nobody makes room',
};

/** The battle « mill-hill » in Italian: title, place, sides, corps, units, plan. */
export const phrases: Readonly<Record<string, string>> = {
  'Mill Hill': 'La collina del mulino',
  'A windmill in Hesse': 'Un mulino a vento in Assia',
  'West Wood': 'Bosco occidentale',
  'East Wood': 'Bosco orientale',
  'The mill': 'Il mulino',
  'Hessian foragers': 'Foraggiatori assiani',
  'Imperial foragers': 'Foraggiatori imperiali',
  Foot: 'Fanteria',
  Horse: 'Cavalleria',
  'First battalion': 'Primo battaglione',
  'Second battalion': 'Secondo battaglione',
  'Light gun': 'Pezzo leggero',
  Cuirassiers: 'Corazzieri',
  Reiters: 'Raitri',
  'Company of dragoons': 'Compagnia di dragoni',
  'Light horse': 'Cavalleggeri',
  'The foot goes up the hill with the gun b…':
    'La fanteria sale sulla collina con il pezzo accanto e resta al mulino: spara prima di combattere. La cavalleria aggira il bosco a destra e carica ciò che i moschetti hanno scosso. I dragoni smontano vicino al bosco e tengono occupata la cavalleria nemica.',
};

/** The battle « free-battle » in Italian: title, place, sides, corps, units, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'Free battle': 'Battaglia libera',
  'Anywhere between the Elbe and the Lech': 'Da qualche parte tra l’Elba e il Lech',
  Swedes: 'Svedesi',
  'The King’s corps': 'Corpo del re',
  'Brigade {1}': 'Brigata {1}',
  'Field guns': 'Cannoni da campagna',
  'Leather guns': 'Cannoni di cuoio',
  'Forlorn hope': 'Avanguardia sciolta',
  'Second corps': 'Secondo corpo',
  'Old Blue Brigade': 'Vecchia brigata azzurra',
  'Horse with musketeers {1}': 'Cavalieri e moschettieri {1}',
  'Third corps': 'Terzo corpo',
  'German horse {1}': 'Cavalleria tedesca {1}',
  'Hakkapeliitta riders': 'Hakkapeliitta',
  'Emperor and League': 'Imperatore e Lega',
  'Tilly’s corps': 'Corpo di Tilly',
  'Great square {1}': 'Gran quadrato {1}',
  'Heavy guns': 'Pezzi grossi',
  'Skirmishers {1}': 'Tiratori sparsi {1}',
  'Pappenheim’s corps': 'Corpo di Pappenheim',
  'Black cuirassiers {1}': 'Corazzieri neri {1}',
  'Mounted arquebusiers {1}': 'Archibugieri a cavallo {1}',
  'Croat riders': 'Cavalieri croati',
  'Bavarian corps': 'Corpo bavarese',
  'Bavarian square': 'Quadrato bavarese',
  'Bavarian horse {1}': 'Cavalleria bavarese {1}',
  'Isolani’s Croats': 'Croati di Isolani',
  'You shoot better and you shoot together,…':
    'Voi sparate meglio, e sparate insieme: cercate terreno aperto dove tre battaglioni vedano lo stesso nemico. I cannoni vanno avanti con la fanteria.',
  'Your horse is lighter than his, but has …':
    'La vostra cavalleria è più leggera della sua, ma ha i moschetti al fianco. Sparino prima loro, poi caricate. Vi guida uno stratega: se il bosco o la collina sta dove non lo volete, potete provare una volta più di lui.',
  'Three great squares are hard to move and…':
    'Tre grandi quadrati sono difficili da smuovere e difficili da battere. Scegliete un terreno che finisca a un bordo, un fiume o un bosco, perché non possa colpirli da due lati, e mettete il pezzo grosso dove vede lontano: di lì non si muoverà più.',
  'Your cuirassiers are the better horse; s…':
    'I vostri corazzieri sono la cavalleria migliore; colpite con loro prima che i suoi moschettieri abbiano girato. I croati, sulle ali, non costano nulla e tengono occupato un suo corpo.',
};

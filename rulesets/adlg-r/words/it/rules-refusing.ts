/** Italian sentences of the rules that can refuse a case, which the companion needs in full. */
export const refusingRules: Readonly<Record<string, string>> = {
  // command
  'command.hold': 'Trattenere dal caricare un’unità o gruppo Impetuoso: {cp} PC',
  // move
  'move.wagon': 'Carri da guerra e artiglieria mobile: {open}, {rough}, non entrano in terreno difficile',
  'move.multiple-distance':
    'Secondo e terzo movimento: l’unità non è mai a meno di 4 UD da un nemico in tutta la fase. Quindi né carica né contatto',
  'move.third-forbidden':
    'Nessun terzo movimento per artiglieria, carri da guerra e unità poco manovrabili, né senza generale presente',
  // zoc
  'zoc.exit-evade': 'Le unità capaci di evasione possono uscire con un’evasione, sole o in gruppo: {cp} PC',
  'zoc.exit-back':
    'Le altre escono una a una, indietro in linea retta di 1 UD, truppe montate 2 UD, per {cp} PC, difficoltà compresa, e diventano Disordinate',
  'zoc.exit-ahead':
    'Truppe montate con il retro nella ZdC di un nemico più lento possono avanzare in linea retta per {cp} PC, senza disordine',
  // charge
  'charge.prohibited': 'Carri da guerra, artiglieria e leve sacrificabili non caricano mai',
  'charge.support-prohibited': 'Né vanno a contatto per sostenere',
  'charge.light-infantry-open':
    'In terreno aperto la LI carica solo LI, artiglieria, elefanti e un accampamento',
  'charge.light-infantry-rough':
    'In terreno accidentato o difficile la LI carica solo un nemico lì penalizzato, o sul fianco o alle spalle, o Disordinato',
  'charge.uncontrolled':
    'Carica incontrollata: un’unità Impetuosa carica un nemico a portata salvo che si spendano {cp} PC',
  // evade
  'evade.who': 'LI, LH, Drag, e Cv senza Impatto, Urto, Impetuosa o Pistola',
  'evade.in-melee':
    'Non in mischia o sostegno di mischia, né attaccando o saccheggiando un accampamento. Il sostegno semplice non importa',
  'evade.blocked':
    'Bloccata da una ZdC davanti, o da qualunque cosa a meno di 1 UD: nemici, amici, terreno impraticabile',
  // shoot
  'shoot.range':
    'Nessun tiro oltre la portata dell’arma, misurata dal punto più vicino del bordo che spara al punto più vicino del bersaglio; giusto alla portata è a portata',
  'shoot.weapon':
    'Un’unità e un’arma che non stanno insieme in nessuna di queste righe non sparano; i tiratori distaccati sono per LH, Cv e Kn',
  'shoot.not-after':
    'Nessun tiro di un’unità che ha caricato, ha eseguito un’evasione, si è disimpegnata o ha lasciato una ZdC in questa sequenza',
  'shoot.moved-twice': 'Nessun tiro dopo un secondo o terzo movimento',
  'shoot.in-melee': 'Nessun tiro di un’unità in mischia o in sostegno. Il semplice contatto non importa',
  'shoot.target-in-melee':
    'Nessun tiro su un’unità in mischia o in sostegno, né in imboscata. A un’unità che attacca o saccheggia un accampamento si può sparare lo stesso',
  'shoot.edge': 'Le unità sparano dal bordo frontale',
  'shoot.zone':
    'Zona: davanti al bordo che spara, fino alla portata, e 1 UD in più per lato. Il bersaglio deve trovarvisi almeno in parte',
  'shoot.sight':
    'Ci vuole un punto di un bordo del bersaglio che entrambi gli angoli del bordo che spara vedono, senza altre unità né terreno che blocca su nessuna delle due linee',
  // rally
  'rally.once': 'Un tentativo per unità e turno di gioco',
  'rally.no-move':
    'Un’unità che tenta il recupero non muove né si conforma in quella fase, e una che ha mosso non tenta; può sparare e combattere',
  'rally.expendable': 'Le leve sacrificabili non recuperano mai',
  'rally.nothing': 'Un’unità senza segnalini non ha niente da recuperare',
  // square
  'square.who': 'Quadrato: Pike & Shot, Pike & Shot tardo ed entrambe le unità con baionette',
  'square.no-move': 'In quadrato non muove, non carica e non insegue',
  // artillery
  'artillery.moved':
    'L’artiglieria media o pesante che ha mosso o ruotato nella propria sequenza non spara; quella leggera può',
  'artillery.heavy':
    'L’artiglieria pesante non muove; la rotazione è il suo solo movimento, un’unità alla volta, difficile: {cp} PC',
  // elephant
  'elephant.no-rally': 'Gli elefanti non recuperano mai',
  // terrain
  'terrain.impassable': 'Nel terreno impraticabile non si entra mai; non nasconde niente',
};

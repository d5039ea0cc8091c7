/** Italian phrases of the procedures: fields, steps and contradictions. */
export const casePhrases: Readonly<Record<string, string>> = {
  // procedures
  Move: 'Movimento',
  Shoot: 'Tiro',
  Strike: 'Colpo',
  Bout: 'Scontro',
  'Take the speed; on foot subtract the load. In close order take the pace of the body, if that is slower.':
    'Prendere la velocità; a piedi togliere il carico. In ordine chiuso prendere il passo del reparto, se è più lento.',
  'Find the worst ground that the path touches; in very difficult ground halve the allowance.':
    'Trovare il terreno peggiore che il percorso tocca; in terreno molto difficile dimezzare il movimento.',
  'In difficult or very difficult ground subtract the slowing dice; {1}s can block the figure for the turn.':
    'In terreno difficile o molto difficile togliere i dadi di rallentamento; un {1} può bloccare la figura per il turno.',
  'Find the number needed: the band of the weapon that holds the range.':
    'Trovare il numero che serve: la fascia dell’arma che contiene la distanza.',
  'Add the modifiers: of the terrain only the worst, terrain and target together up to the cap, of each other cell one.':
    'Aggiungere i modificatori: per il terreno solo il peggiore, terreno e bersaglio insieme fino al limite, uno per ogni altra casella.',
  'Throw one die, or the red and white dice of the weapon; each {1} is thrown again to improve it.':
    'Tirare un dado, o i dadi rossi e bianchi dell’arma; ogni {1} si rilancia per migliorarlo.',
  'Die plus modifiers at least the number needed: a hit.':
    'Se dado e modificatori arrivano al numero richiesto, il colpo va a segno.',
  'Throw one die; a {1} is thrown again to improve it. Add the modifiers.':
    'Tirare un dado; un {1} si rilancia per migliorarlo. Aggiungere i modificatori.',
  'The lowest natural value misses and the highest hits, whatever the rest.':
    'Il valore naturale più basso va a vuoto e il più alto a segno, qualunque sia il resto.',
  'Above class and armour of the enemy: hit. Only from his class up: he recoils. Below: miss.':
    'Sopra classe e armatura del nemico: a segno. Solo dalla sua classe in su: arretra. Sotto: a vuoto.',
  'The longer weapon strikes first; whoever it kills or makes recoil does not strike. Equal lengths strike together.':
    'L’arma più lunga colpisce prima; chi ne è ucciso o fatto arretrare non colpisce. A lunghezze uguali si colpisce insieme.',
  'Together, a hit drives out a recoil, and of two equal results only that of the winner of the tie stands.':
    'Insieme, un colpo a segno prevale su un arretramento, e di due risultati uguali vale solo quello di chi vince lo spareggio.',
  // fields
  'Who moves': 'Chi si muove',
  'In the saddle': 'In sella',
  'true for the three mounted kinds, else false': 'sì per i tre generi montati, altrimenti no',
  'Dress and equipment': 'Abiti ed equipaggiamento',
  Horse: 'Cavallo',
  '"military"': '"military" (cavallo militare)',
  'Carries something': 'Porta qualcosa',
  Formation: 'Formazione',
  'Men abreast': 'Uomini affiancati',
  'none: it must be given with close order': 'nessuno: va indicato con l’ordine chiuso',
  Direction: 'Direzione',
  'The move ends in contact': 'Il movimento finisce a contatto',
  'Ground that the path touches': 'Terreno attraversato',
  Pace: 'Andatura',
  'From one room into the next': 'Da una stanza a quella accanto',
  'At home in this ground': 'Pratico di questo terreno',
  Firearm: 'Arma da fuoco',
  'Range in cm': 'Distanza in cm',
  'In the line of fire': 'Sulla linea di tiro',
  Shooter: 'Tiratore',
  'Class of the shooter': 'Classe del tiratore',
  'Weapon loaded': 'Arma carica',
  'Moves in this turn': 'Si muove in questo turno',
  'true if contact is "closing" or furtive, else false':
    'sì se arriva a contatto o spara di nascosto, altrimenti no',
  'Furtive shooter: shows himself only briefly on the move':
    'Tiratore furtivo: si mostra solo per poco in movimento',
  'Contact with this target': 'Contatto con questo bersaglio',
  'Touched an enemy when the turn began': 'Toccava un nemico all’inizio del turno',
  'true if contact is "in-contact", else false': 'sì se è a contatto, altrimenti no',
  'Weapon on a support': 'Arma su un appoggio',
  'Shooter swims': 'Il tiratore nuota',
  'Aboard ship or boat': 'A bordo di nave o barca',
  'Surprise shot (option shoot.surprise)': 'Tiro di sorpresa (opzione shoot.surprise)',
  Target: 'Bersaglio',
  'Armour of the target (breastplate {1})': 'Armatura del bersaglio (corazza {1})',
  Cover: 'Copertura',
  'Forest in the line of fire in cm': 'Foresta sulla linea di tiro in cm',
  'Target swims': 'Il bersaglio nuota',
  'Furtive target: crosses the line of fire between two hiding places':
    'Bersaglio furtivo: attraversa la linea di tiro fra due nascondigli',
  Hidden: 'Nascosto',
  'Touches a friend of the shooter': 'Tocca un amico del tiratore',
  'Aboard the same ship or boat': 'A bordo della stessa nave o barca',
  'Figures that can be hit': 'Figure che si possono colpire',
  'Who strikes': 'Chi colpisce',
  'Who is struck': 'Chi è colpito',
  Class: 'Classe',
  'On foot or in the saddle': 'A piedi o in sella',
  'Armour (breastplate {1})': 'Armatura (corazza {1})',
  'Weapon in hand': 'Arma in mano',
  'In close order': 'In ordine chiuso',
  'Charges this opponent, or another': 'Carica questo avversario, o un altro',
  'Did not move this turn': 'Non si è mosso in questo turno',
  'Holds an obstacle that the opponent attacks across': 'Difende un ostacolo contro l’avversario',
  'The opponent is on higher ground': 'L’avversario è in terreno più alto',
  'Ground of the fight for cavalry': 'Terreno dello scontro per la cavalleria',
  'Inside a building': 'Dentro un edificio',
  'One fighter': 'Un combattente',
  'The other fighter': 'L’altro combattente',
  'Strikes this opponent': 'Colpisce questo avversario',
};

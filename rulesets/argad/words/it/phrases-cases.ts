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
  'Roll one die, or the red and white dice of the weapon; each {1} is rolled again to improve it.':
    'Tirare un dado, o i dadi rossi e bianchi dell’arma; ogni {1} si rilancia per migliorarlo.',
  'Die plus modifiers at least the number needed: a hit.':
    'Se dado e modificatori arrivano al numero richiesto, il colpo va a segno.',
  'Roll one die; a {1} is rolled again to improve it. Add the modifiers.':
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
  Load: 'Carico',
  Formation: 'Formazione',
  Files: 'File',
  'none: it must be given with close order': 'nessuno: va indicato con l’ordine chiuso',
  Direction: 'Direzione',
  'Ends in contact': 'Il movimento finisce a contatto',
  'Ground on the path': 'Terreno attraversato',
  Pace: 'Andatura',
  'Move to the next room': 'Da una stanza a quella accanto',
  'At home on this ground': 'Pratico di questo terreno',
  Firearm: 'Arma da fuoco',
  'Range (cm)': 'Distanza in cm',
  'In the line of fire': 'Sulla linea di tiro',
  Shooter: 'Tiratore',
  'Weapon loaded': 'Arma carica',
  'Moves this turn': 'Si muove in questo turno',
  'true if contact is "closing" or furtive, else false':
    'sì se arriva a contatto o spara di nascosto, altrimenti no',
  'Shows itself only briefly while moving': 'Tiratore furtivo: si mostra solo per poco in movimento',
  'Contact with this target': 'Contatto con questo bersaglio',
  'In contact when the turn began': 'Toccava un nemico all’inizio del turno',
  'true if contact is "in-contact", else false': 'sì se è a contatto, altrimenti no',
  'Weapon supported': 'Arma su un appoggio',
  Swimming: 'A nuoto',
  'On board a vessel': 'A bordo di nave o barca',
  'Surprise shot': 'Tiro di sorpresa',
  Target: 'Bersaglio',
  Armour: 'Armatura',
  Cover: 'Copertura',
  'Forest in the line of fire (cm)': 'Foresta sulla linea di tiro in cm',
  'Dashes between two hiding places': 'Bersaglio furtivo: attraversa la linea di tiro fra due nascondigli',
  Hidden: 'Nascosto',
  'In contact with a friend of the shooter': 'Tocca un amico del tiratore',
  'On the same vessel': 'A bordo della stessa nave o barca',
  'Figures in the group': 'Figure che si possono colpire',
  Striker: 'Chi colpisce',
  Defender: 'Chi è colpito',
  Class: 'Classe',
  Type: 'Tipo',
  'Weapon in hand': 'Arma in mano',
  'In close order': 'In ordine chiuso',
  Charging: 'Carica',
  'Did not move this turn': 'Non si è mosso in questo turno',
  'Behind an obstacle the opponent must cross': 'Difende un ostacolo contro l’avversario',
  'The opponent is on higher ground': 'L’avversario è in terreno più alto',
  'Ground (for cavalry)': 'Terreno dello scontro per la cavalleria',
  'Inside a building': 'Dentro un edificio',
  'Fighter A': 'Combattente A',
  'Fighter B': 'Combattente B',
  'Strikes this opponent': 'Colpisce questo avversario',
};

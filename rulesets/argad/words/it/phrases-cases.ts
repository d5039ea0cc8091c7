/** What procedures ask for, their steps, and what contradicts itself, in Italian. */
export const casePhrases: Readonly<Record<string, string>> = {
  // mistakes
  'there are no mounted troops in this edition': 'in questa edizione non ci sono truppe montate',
  'there is no close order in this edition': 'in questa edizione non c’è ordine chiuso',
  'foot, swimmers and boats are not in the saddle': 'chi è a piedi, chi nuota e le barche non sono in sella',
  'close order neither swims, rows, crouches nor passes from room to room':
    'in ordine chiuso non si nuota, non si rema, non ci si accovaccia e non si passa di stanza in stanza',
  'only figures on foot move crouched': 'solo le figure a piedi si muovono accovacciate',
  'only figures walking on foot pass from room to room':
    'solo le figure che camminano a piedi passano di stanza in stanza',
  'being at home in the ground matters only to figures that walk through it on foot':
    'essere di casa nel terreno conta solo per chi lo attraversa a piedi camminando',
  'from room to room there is no ground but the building':
    'di stanza in stanza non c’è altro terreno che l’edificio',
  'swimmers move in deep water only': 'i nuotatori si muovono solo in acqua profonda',
  'boats move on water only': 'le barche si muovono solo sull’acqua',
  'close order needs its number of files': 'l’ordine chiuso vuole il suo numero di file',
  'nobody charges in this edition': 'in questa edizione nessuno carica',
  'surprise shots need the option shoot.surprise': 'i tiri di sorpresa vogliono l’opzione shoot.surprise',
  'whoever closes in or shoots furtively moves': 'chi arriva a contatto o tira furtivamente si muove',
  'in contact means since the start of the turn': 'a contatto vuol dire dall’inizio del turno',
  'riders do not crouch': 'chi è a cavallo non si accovaccia',
  'the shooter is aboard no vessel': 'il tiratore non è a bordo di nessuno scafo',
  'each is said to stand higher than the other': 'ciascuno starebbe più in alto dell’altro',
  'only one of them can hold the obstacle': 'solo uno dei due può tenere l’ostacolo',
  'whoever charges is not immobile': 'chi carica non è immobile',
  'swimmers, boats and deep water need the option coastal-arms here':
    'qui nuotatori, barche e acqua profonda vogliono l’opzione coastal-arms',
  'this weapon needs the option coastal-arms here': 'qui quest’arma vuole l’opzione coastal-arms',
  'ships and boats need the option coastal-arms here': 'qui navi e barche vogliono l’opzione coastal-arms',
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
    'Aggiungere i modificatori: del terreno solo il peggiore, terreno e bersaglio insieme fino al tetto, di ogni altra casella uno.',
  'Throw one die, or the red and white dice of the weapon; each {1} is thrown again to improve it.':
    'Tirare un dado, o i dadi rossi e bianchi dell’arma; ogni {1} si rilancia per migliorarlo.',
  'Die plus modifiers at least the number needed: a hit.':
    'Dado più modificatori almeno il numero che serve: a segno.',
  'Throw one die; a {1} is thrown again to improve it. Add the modifiers.':
    'Tirare un dado; un {1} si rilancia per migliorarlo. Aggiungere i modificatori.',
  'The lowest natural value misses and the highest hits, whatever the rest.':
    'Il valore naturale più basso va a vuoto e il più alto a segno, qualunque sia il resto.',
  'Above class and armour of the enemy: hit. Only from his class up: he recoils. Below: miss.':
    'Sopra classe e armatura del nemico: a segno. Solo dalla sua classe in su: arretra. Sotto: a vuoto.',
  'The longer weapon strikes first; whoever it kills or makes recoil does not strike. Equal lengths strike together.':
    'L’arma più lunga colpisce prima; chi ne è ucciso o fatto arretrare non colpisce. A lunghezze uguali si colpisce insieme.',
  'Together, a hit drives out a recoil, and of two equal results only that of the winner of the tie stands.':
    'Insieme, un colpo a segno scaccia un arretramento, e di due risultati uguali vale solo quello di chi vince lo spareggio.',
  // fields
  'Who moves': 'Chi si muove',
  'In the saddle': 'In sella',
  'true for the three mounted kinds, else false': 'true per i tre generi montati, altrimenti false',
  'Dress and equipment': 'Abiti ed equipaggiamento',
  Horse: 'Cavallo',
  '"military"': '"military" (cavallo militare)',
  'Carries something': 'Porta qualcosa',
  Formation: 'Formazione',
  'Men abreast': 'Uomini affiancati',
  'none: it must be given with close order': 'nessuno: va indicato con l’ordine chiuso',
  Direction: 'Direzione',
  'The move ends in contact': 'Il movimento finisce a contatto',
  'Ground that the path touches': 'Terreno che il percorso tocca',
  Pace: 'Passo',
  'From one room into the next': 'Da una stanza alla vicina',
  'At home in this ground': 'Di casa in questo terreno',
  Firearm: 'Arma da fuoco',
  'Range in cm': 'Distanza in cm',
  'In the line of fire': 'Sulla linea di tiro',
  Shooter: 'Tiratore',
  'Class of the shooter': 'Classe del tiratore',
  'Weapon loaded': 'Arma carica',
  'Moves in this turn': 'Si muove in questo turno',
  'true if contact is "closing" or furtive, else false':
    'true se il contatto è «closing» o il tiratore furtivo, altrimenti false',
  'Furtive shooter: shows himself only briefly on the move':
    'Tiratore furtivo: si mostra solo per poco in movimento',
  'Contact with this target': 'Contatto con questo bersaglio',
  'Touched an enemy when the turn began': 'Toccava un nemico all’inizio del turno',
  'true if contact is "in-contact", else false': 'true se il contatto è «in-contact», altrimenti false',
  'Weapon on a support': 'Arma su un sostegno',
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
  'Holds an obstacle that the opponent attacks across': 'Tiene un ostacolo che l’avversario attacca',
  'The opponent is on higher ground': 'L’avversario è in terreno più alto',
  'Ground of the fight for cavalry': 'Terreno dello scontro per la cavalleria',
  'Inside a building': 'Dentro un edificio',
  'One fighter': 'Un combattente',
  'The other fighter': 'L’altro combattente',
  'Strikes this opponent': 'Colpisce questo avversario',
  // readings
  'it may fire both when arriving and when about to be contacted.':
    'può tirare sia arrivando sia quando sta per essere contattata.',
  'it may fire when arriving (paragraph under firearms), not when about to be contacted (modifier row); that row read alone would forbid both.':
    'può tirare arrivando (paragrafo sotto le armi da fuoco), non quando sta per essere contattata (riga dei modificatori); quella riga da sola vieterebbe entrambe le cose.',
  'it may not fire, neither when arriving nor when about to be contacted.':
    'non può tirare né arrivando né quando sta per essere contattata.',
};

/** Rules in Italian: hiding, buildings, water, groups, leaders, options, scenarios and aims. */
export const fieldRules: Readonly<Record<string, string>> = {
  // hide
  'hide.crouched-behind':
    'Lo stesso dietro una siepe, un argine, un muro o altra copertura, e dentro un bosco.',
  'hide.declared': 'Essere nascosti è una posizione dichiarata, non questione di quel che mostra il modello.',
  'hide.doing-nothing': 'Ricaricare, colpire, tirare, sollevare qualcosa è fare qualcosa.',
  'hide.found': 'Una figura accovacciata si vede e si può tirare da {value} cm o meno.',
  'hide.forest-out':
    'Profondità di foresta = tutta la foresta che la linea di tiro attraversa; da dentro un bosco si tira fuori se si è a non più di {value} cm dal margine.',
  'hide.crouch-move':
    'Muoversi accovacciati lungo una copertura, non tirabili per tutta la via: {value} cm + 1D6, mai più del movimento disponibile; né dadi di rallentamento né blocchi; a piedi, in ordine sparso.',
  'hide.furtive-target':
    'Bersaglio furtivo: attraversa la linea di tiro muovendosi in questo turno ed è nascosto sia all’inizio sia alla fine del turno. Anche se tocca un amico del tiratore all’inizio e alla fine, o una cosa e l’altra (2024; 2021 per completamento; non costa). Nascosto = quel tiratore non avrebbe potuto tirargli lì.',
  'hide.furtive-shooter':
    'Tiratore furtivo: si mostra solo per poco, tira in movimento ed è di nuovo fuori vista alla fine del suo movimento.',
  'hide.reveal':
    'Una figura nascosta si mostra al nemico quando si muove altrimenti che con hide.crouch-move, tira, colpisce, è scoperta o toccata; può nascondersi di nuovo dal turno dopo.',
  'hide.secret': 'Le figure nascoste si possono schierare per iscritto, senza che l’altra parte le veda.',
  'hide.touched': 'Una figura nascosta che viene toccata combatte normalmente.',
  // building
  'building.difficult': 'Il movimento misurato all’interno è D a piedi.',
  'building.room':
    'Oppure una figura passa in un turno da una stanza dritto in una vicina, senza dado né misura. A scelta del giocatore a ogni turno.',
  'building.floors': 'Una scala unisce due stanze per building.room; la sua cima è terreno più alto.',
  'building.window': 'Bersaglio che si mostra a una finestra o dietro un mobile: shoot.cover.',
  'building.loophole': 'Una feritoia è shoot.narrow-opening.',
  'building.sight':
    'Si tira dentro o fuori da un edificio solo dalle aperture; in una stanza ognuno vede ognuno; le altre stanze solo da una porta aperta.',
  'building.door': 'Una porta è un ostacolo lineare: melee.obstacle per chi la tiene.',
  // water
  'water.knee': 'Acqua al ginocchio: terrain.knee-water; non protegge.',
  'water.swim-good': 'Buon nuotatore: {value} cm.',
  'water.swim-average': 'Nuotatore medio: {value} cm.',
  'water.swim-dice': 'Nuotatori e barche non tirano dadi di rallentamento.',
  'water.change':
    'Camminare e nuotare nello stesso turno: ogni parte prende la sua quota del turno alla propria velocità.',
  'water.swim-shot': 'Bersaglio a nuoto: shoot.swimming.',
  'water.swim-fight': 'Un nuotatore colpisce solo con un’arma molto corta o a mani nude.',
  'water.boat': 'Barca a remi: {value} cm.',
  'water.boat-crew': 'Si muove se due a bordo remano e non fanno altro; al massimo 8 figure a bordo.',
  'water.boat-board':
    'Salire su una barca che tocca terra, nave o barca, o scenderne, costa metà del movimento.',
  'water.boat-fight': 'Il bordo della barca è un ostacolo lineare.',
  'water.afloat':
    'Ponte instabile: shoot.afloat; non per uno scafo all’ancora o quando l’acqua è molto calma. Ogni scenario dice quale acqua è molto calma.',
  // group
  'group.moving':
    'Le figure di una parte che si muovono insieme (costa: camminano nella stessa direzione) sono un gruppo per i dadi di rallentamento. Al computer: distanze di 4 cm o meno da una all’altra alla partenza e direzioni generali entro 45 gradi.',
  'group.target':
    'Gruppo come bersaglio: {value} o più persone a piedi (il refuso della scheda letto così). Al computer: distanze di 4 cm o meno da una all’altra, o 8 cm mentre camminano entro 45 gradi nello stesso verso.',
  'group.bunch':
    'Chi cammina insieme più o meno nello stesso verso si ammassa in gruppo anche contro il volere del giocatore, se non è addestrato come fanteria leggera. Gli addestrati sono un gruppo solo se il loro giocatore lo dice.',
  // leader
  'leader.none':
    'Nessuna regola di comando e nessun test di morale: i giocatori decidono per la loro gente, l’arbitro per gli astanti.',
  'leader.formation':
    'Serve un ufficiale o un sergente per le evoluzioni in ordine chiuso (formation.close-order, formation.turn).',
  'leader.radius': 'Le figure a più di 20 cm da ogni capo della loro parte perdono tutti i bonus.',
  'leader.wound':
    'Il primo colpo a segno su un capo lo ferisce (classe -1, velocità dimezzata), il secondo lo toglie.',
  'leader.half': 'Una parte che ha perso metà delle sue figure si ritira.',
  // option
  'option.coastal-arms':
    'L’opzione coastal-arms porta nel 2021 e 2024: trombone, petriera, moschetto da muro con i loro dadi e bonus, velocità a nuoto e a remi, acqua profonda, shoot.afloat. Sempre in uso sulla costa. Il moschettone tiene le fasce dell’edizione.',
  'option.cropped-2021':
    'Le caselle di S21 tagliate al bordo sono completate da S24: elenco delle coperture, clausola della foresta con l’eccezione dei montati, clausola del contatto furtivo, riga della corazza, parentesi dell’attrezzo pesante. Alla lettera: bonus dell’attrezzo pesante ovunque, nessuna eccezione per i montati, furtivo solo se nascosto.',
  'option.terms':
    'Mostrare il nome Argad !, le condizioni del suo autore e le parole «non ufficiale»; nessun uso commerciale.',
  'option.more':
    'Le schede sono riferimenti generici per il periodo; altri documenti dell’autore possono precisare armi e situazioni. Qui non ne serve nessuno.',
  // scenario
  'scenario.sides':
    'Due o più parti, ciascuna con i suoi obiettivi, anche segreti; un arbitro può condurre gli astanti.',
  'scenario.size':
    'Da 10 a 30 figure per giocatore, una delle quali un capo; meno va bene. Niente punti, niente liste d’esercito.',
  'scenario.table': '180 per 120 cm salvo che lo scenario dica altro, fitto di terreno.',
  'scenario.deploy':
    'Lo scenario nomina la zona di ogni parte; altrimenti, entro {value} cm da bordi lunghi opposti, in segreto e scoperti insieme; figure nascoste secondo hide.secret.',
  'scenario.objectives':
    'Un obiettivo vale punti: prendere o portar via un oggetto, liberare o catturare una persona, raggiungere o tenere un luogo (unica parte con una figura entro {value} cm a fine turno), eliminare figure nominate.',
  'scenario.turns': '{value} turni salvo che lo scenario dica altro (da 12 a 20).',
  'scenario.edge':
    'Una figura la cui basetta lascia il tavolo è fuori dal gioco, non perduta, con quel che porta.',
  'scenario.end':
    'La partita finisce dopo l’ultimo turno, quando ogni obiettivo è deciso, o quando una sola parte ha ancora figure.',
  'scenario.winner': 'Vince chi ha più punti d’obiettivo; a pari punti, patta.',
  // aim
  'aim.points':
    'Un obiettivo dà tutti i suoi punti una volta o nessuno. È raggiunto o fallito per sempre appena nulla potrebbe più cambiarlo; la battaglia finisce quando è così per tutti.',
  'aim.hold':
    'Un luogo è tenuto dalla parte che, quando la battaglia finisce, è l’unica con figure libere entro {value} cm, e ne ha quante l’obiettivo chiede. I prigionieri non contano per nessuno.',
  'aim.carry-off':
    'Una cosa è portata via quando una figura libera della parte lascia il tavolo dal bordo dell’obiettivo, da qualunque bordo se non ne nomina, con la cosa in mano o a bordo dello stesso scafo. È fallito appena la cosa ha lasciato il tavolo in altro modo.',
  'aim.escape':
    'Le figure nominate, o tutte quelle della parte, fuggono lasciando vive il tavolo dal bordo dell’obiettivo, da qualunque bordo se non ne nomina. È raggiunto quando ne sono uscite così quante l’obiettivo chiede, fallito quando meno di tante sono uscite così o sono ancora in gioco. Un prigioniero fugge solo insieme a una figura libera della parte.',
  'aim.kill':
    'Le figure nominate, o tutte quelle delle altre parti, sono da uccidere, quante l’obiettivo chiede. Chi lascia vivo il tavolo non è ucciso, e nessuno uccide prigionieri. È fallito quando meno di tante sono morte o ancora in gioco.',
  'aim.seize':
    'Una cosa è presa se, quando la battaglia finisce, l’ha una figura libera della parte, sul tavolo o fuori, o se giace dove solo la parte ha figure libere entro {value} cm. Una persona è catturata, e un prigioniero liberato, se allora è vivo sul tavolo, una figura libera della parte lo tocca, e delle altre parti nessuna figura libera tranne lui stesso è entro {value} cm da lui; di più nominati, quanti l’obiettivo chiede.',
};

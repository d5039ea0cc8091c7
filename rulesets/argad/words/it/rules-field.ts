/** Italian rules: hiding, buildings, water, groups, leaders, options, scenarios and aims. */
export const fieldRules: Readonly<Record<string, string>> = {
  // hide
  'hide.declared': 'Essere nascosti è una posizione dichiarata, non questione di quel che mostra il modello.',
  'hide.found': 'Una figura in ginocchio si vede e si può colpire da {value} cm o meno.',
  'hide.forest-out':
    '[sum|Profondità di foresta = tutta la foresta che la linea di tiro attraversa]; da dentro un bosco si spara fuori se si è a non più di {value} cm dal margine.',
  'hide.furtive-target':
    'Bersaglio furtivo: attraversa la linea di tiro muovendosi in questo turno ed è nascosto sia all’inizio sia alla fine del turno. [contact|Anche se tocca un amico del tiratore all’inizio e alla fine, o una cosa e l’altra (2024; 2021 per completamento; non costa).] [hidden|Nascosto = quel tiratore non avrebbe potuto sparargli lì.]',
  'hide.furtive-shooter':
    'Tiratore furtivo: si mostra solo per poco, spara in movimento ed è di nuovo fuori vista alla fine del suo movimento.',
  'hide.reveal':
    'Una figura nascosta si mostra al nemico quando si muove altrimenti che carponi lungo una copertura, spara, colpisce, è scoperta o toccata; può nascondersi di nuovo dal turno dopo.',
  'hide.touched': 'Una figura nascosta che viene toccata combatte normalmente.',
  // building
  'building.difficult': 'Il movimento misurato all’interno è D a piedi.',
  'building.floors':
    'Una scala unisce due stanze: si passa dall’una all’altra in un turno; la sua cima è terreno più alto.',
  'building.window': 'Bersaglio che si mostra a una finestra o dietro un mobile: è in copertura.',
  'building.loophole': 'Una feritoia è una fessura in un muro robusto.',
  'building.sight':
    'Si spara dentro o fuori da un edificio solo dalle aperture; in una stanza ognuno vede ognuno; le altre stanze solo da una porta aperta.',
  'building.door': 'Una porta è un ostacolo lineare: un bonus per chi la tiene.',
  // water
  'water.knee': 'Acqua al ginocchio: terreno molto difficile; non protegge.',
  'water.swim-dice': 'Nuotatori e barche non tirano dadi di rallentamento.',
  'water.swim-shot': 'Un bersaglio a nuoto è più difficile da colpire.',
  'water.boat-fight': 'Il bordo della barca è un ostacolo lineare.',
  'water.afloat':
    'Ponte instabile: un malus per il tiratore; non per uno scafo all’ancora o quando l’acqua è molto calma. [calm|Ogni scenario dice quale acqua è molto calma.]',
  // group
  'group.moving':
    'Le figure di una parte che si muovono insieme (costa: camminano nella stessa direzione) sono un gruppo per i dadi di rallentamento. [figures|Al computer: distanze di 4 cm o meno da una all’altra alla partenza e direzioni generali entro 45 gradi.]',
  'group.target':
    'Gruppo come bersaglio: {value} o più persone a piedi (il refuso della scheda letto così). [figures|Al computer: distanze di 4 cm o meno da una all’altra, o 8 cm mentre camminano entro 45 gradi nello stesso verso.]',
  // leader
  'leader.none':
    'Nessuna regola di comando e nessun test di morale: i giocatori decidono per la loro gente, l’arbitro per i civili.',
  'leader.radius': 'Le figure a più di 20 cm da ogni capo della loro parte perdono tutti i bonus.',
  'leader.wound':
    'Il primo colpo a segno su un capo lo ferisce (classe -1, velocità dimezzata), il secondo lo toglie.',
  'leader.half': 'Una parte che ha perso metà delle sue figure si ritira.',
  // option
  'option.coastal-arms':
    'Questa opzione porta nel 2021 e 2024: trombone, petriera, moschetto da muro con i loro dadi e bonus, velocità a nuoto e a remi, acqua profonda, ponti instabili. Sempre in uso sulla costa. Il moschettone tiene le fasce dell’edizione.',
  'option.cropped-2021':
    'Le caselle di S21 tagliate al bordo sono completate da S24: elenco delle coperture, clausola della foresta con l’eccezione dei montati, clausola del contatto furtivo, riga della corazza, parentesi dell’attrezzo pesante. Alla lettera: bonus dell’attrezzo pesante ovunque, nessuna eccezione per i montati, furtivo solo se nascosto.',
  'option.terms':
    'Mostrare il nome Argad !, le condizioni del suo autore e le parole «non ufficiale»; nessun uso commerciale.',
  'option.more':
    'Le schede sono riferimenti generici per il periodo; altri documenti dell’autore possono precisare armi e situazioni. Qui non ne serve nessuno.',
  // scenario
  'scenario.sides':
    'Due o più parti, ciascuna con i suoi obiettivi, anche segreti; un arbitro può guidare i civili.',
  'scenario.size':
    'Da 10 a 30 figure per giocatore, una delle quali un capo; meno va bene. Niente punti, niente liste d’esercito.',
  'scenario.table': '180 × 120 cm salvo che lo scenario dica altro, fitto di terreno.',
  'scenario.objectives':
    'Un obiettivo vale punti: prendere o portar via un oggetto, liberare o catturare una persona, raggiungere o tenere un luogo [figures|(unica parte con una figura entro {value} cm a fine turno)], eliminare figure nominate.',
  'scenario.turns': '{value} turni salvo che lo scenario dica altro (da 12 a 20).',
  'scenario.end':
    'La partita finisce dopo l’ultimo turno, quando ogni obiettivo è deciso, o quando una sola parte ha ancora figure.',
  'scenario.winner': 'Vince chi ha più punti d’obiettivo; a pari punti, pareggio.',
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

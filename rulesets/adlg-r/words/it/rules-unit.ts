/** Italian sentences of the rules on units, abilities and the turn, by rule id. Rule numbers are placeholders in braces. */
export const unitRules: Readonly<Record<string, string>> = {
  // unit
  'unit.light-infantry':
    'Categoria LI. Protezione {protection}, coesione {cohesion}. Fattore {MI} contro tutti',
  'unit.light-infantry-destroyed':
    'Una LI unità principale di una mischia in terreno aperto contro LMI, MI, HI, Cv o Kn è distrutta senza dadi',
  'unit.light-infantry-safe':
    'Non distrutta: una LI tutta in terreno accidentato o difficile, dietro una fortificazione, o di fronte a truppe montate penalizzate dal terreno',
  'unit.bowmen':
    'LMI. Protezione {protection}, coesione {cohesion}. +{Drag} contro LI, Drag e LH, altrimenti {MI}',
  'unit.crossbowmen': 'LMI. Protezione {protection}, coesione {cohesion}. Fattore degli arcieri',
  'unit.shot': 'LMI. Protezione {protection}, coesione {cohesion}. Fattore degli arcieri',
  'unit.shot-weapon':
    'Gli archibugieri hanno l’archibugio, salvo che la lista dia moschetto o fucile a pietra focaia',
  'unit.lmi-charged':
    'LMI: +{value} nella prima fase contro truppe montate di cui riceve la carica di fronte',
  'unit.lmi-charged-once':
    'La scheda stampa questo bonus con l’unità e di nuovo nella lista dei modificatori: è un solo bonus',
  'unit.lmi-charged-arms': 'Servono arco, balestra o arma da fuoco, che ogni LMI ha',
  'unit.medium-swordsmen':
    'MI. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti salvo Kn, {Kn} contro Kn',
  'unit.medium-spearmen':
    'MI. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti salvo Kn, {Kn} contro Kn. Segni * @',
  'unit.bayonet-medium':
    'Baionette come MI. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti salvo Kn, {Kn} contro Kn. Segno *',
  'unit.bayonet-heavy':
    'Baionette come HI. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti. Segni * @',
  'unit.heavy-swordsmen':
    'HI. Protezione {protection}, coesione {cohesion}. +{LMIopen} contro LMI in terreno aperto, +{LHopen} contro LH, altrimenti +{MI}',
  'unit.foot-knights':
    'HI. Protezione {protection}, coesione {cohesion}. Fattore degli spadaccini pesanti. Ha armatura pesante e A2M',
  'unit.heavy-spearmen':
    'HI. Protezione {protection}, coesione {cohesion}. Fattore degli spadaccini pesanti. Segni * @',
  'unit.colunela':
    'HI, Ordine profondo. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti. Segni * @',
  'unit.tercio':
    'HI, Ordine profondo. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti. Segni * @',
  'unit.later-tercio':
    'HI, Ordine profondo. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti. Segni * @',
  'unit.keil':
    'HI, Ordine profondo. Protezione {protection}, coesione {cohesion}. +{MI} contro tutti. Segni * @',
  'unit.pike-and-shot':
    'HI. Protezione {protection}, coesione {cohesion}. Fattore degli spadaccini pesanti. Segni * @',
  'unit.later-pike-and-shot':
    'HI. Protezione {protection}, coesione {cohesion}. Fattore degli spadaccini pesanti. Segno *',
  'unit.levy':
    'HI. Protezione {protection}, coesione {cohesion}. +{Drag} contro LI, LMI, Drag e LH, altrimenti {MI}',
  'unit.war-wagon':
    'WWg. Protezione {protection}, coesione {cohesion}. +{Cv} contro truppe montate che non siano elefanti, +{Drag} contro LI e Drag, altrimenti {MI}. Segno #',
  'unit.war-wagon-drag':
    'Contro i dragoni è il +{Drag} che la riga nomina, non il +{Cv} per le truppe montate',
  'unit.light-artillery': 'Art. Protezione {protection}, coesione {cohesion}. Fattore {MI}',
  'unit.medium-artillery': 'Art. Protezione {protection}, coesione {cohesion}. Fattore {MI}',
  'unit.heavy-artillery': 'Art. Protezione {protection}, coesione {cohesion}. Fattore {MI}',
  'unit.light-cavalry':
    'LH. Protezione {protection}, coesione {cohesion}. +{LIopen} contro LI allo scoperto, altrimenti {MI}',
  'unit.dragoons':
    'Drag. Protezione {protection}, coesione {cohesion}. +{LIopen} contro LI e LH allo scoperto, altrimenti {MI}',
  'unit.medium-cavalry': 'Cv. Protezione {protection}, coesione {cohesion}. Fattore di ogni Cv',
  'unit.heavy-cavalry': 'Cv con armatura. Protezione {protection}, armatura compresa, coesione {cohesion}',
  'unit.heavily-armoured-cavalry':
    'Cv con armatura pesante. Protezione {protection}, armatura compresa, coesione {cohesion}',
  'unit.cavalry-factor': 'Ogni Cv: +{MI} contro leva, MI, LMI, LI, Drag e tutte le truppe montate',
  'unit.cavalry-hi': 'Ogni Cv: +{HIonflank} contro HI solo sul suo fianco o alle spalle, altrimenti {HI}',
  'unit.cavalry-rest': 'Ogni Cv: {WWg} contro carri da guerra e artiglieria',
  'unit.cavalry-first':
    'Ogni Cv: +{value} in più nella prima fase contro LMI e lancieri medi. Non per cavalleria che ha Impatto, Pistola o Urto, anche annullati; né per cavalleria penalizzata dal terreno',
  'unit.cavalry-first-front':
    'Questo bonus vuole un combattimento sul bordo frontale del nemico, caricando o essendo caricati lì',
  'unit.gendarmes':
    'Kn con armatura pesante. Protezione {protection}, coesione {cohesion}. +{Cv} contro LMI, LH, Drag e Cv, {WWg} contro carri da guerra, altrimenti +{MI}',
  'unit.elephants':
    'El. Protezione {protection}, coesione {cohesion}. +{Cv} contro truppe montate, +{MI} contro fanteria. Impatto salvo contro LI e LH; Panico',
  'unit.mark-star':
    '*: un’unità che riceve la carica di fronte annulla Impatto, Pistola e Urto delle truppe montate, mai quelli di un elefante',
  'unit.mark-star-furious': 'Il * lascia la Carica furiosa',
  'unit.mark-at':
    '@: +{value} nella prima fase contro truppe montate che non siano elefanti quando l’unità riceve la carica di fronte',
  'unit.mark-hash':
    '#: contro questa unità le truppe montate non hanno Impatto, Pistola, Urto né Carica furiosa, chiunque carichi; gli elefanti mantengono i loro',
  'unit.built-in-armour':
    'Dove una riga di cavalleria stampa l’armatura con la protezione, la cifra la contiene già',
  'unit.built-in-others':
    'Il {gendarmes} dei gendarmi e il {footKnights} dei cavalieri appiedati contengono già la loro armatura pesante',
  'unit.added-armour':
    'L’armatura acquistata per ogni altra unità si aggiunge alla protezione stampata: +{armour}, armatura pesante +{heavy}',
  'unit.quality': 'Scelta, ordinaria o mediocre',
  'unit.elite': 'Scelta: un dado da {from} a {to} conta {change} in più',
  'unit.mediocre': 'Mediocre: un dado da {from} a {to} conta {change} in meno',
  'unit.quality-when': 'La qualità agisce nel tiro e in mischia, sul dado, prima di ogni altro modificatore',
  'unit.quality-target': 'Agisce anche sul dado dell’unità bersaglio',
  'unit.quality-not':
    'Non tocca mai recupero, distanze di carica e di evasione, punti comando né il lancio dell’accampamento',
  'unit.battle-unit':
    'Le Unità di battaglia sono le righe LMI, MI e HI salvo la leva: quelle con {cohesion} o più punti di coesione',
  'unit.single': 'LI, leve, carri da guerra, artiglieria e tutte le truppe montate sono unità singole',
  'unit.deep-order': 'Ordine profondo: Colunela, Tercio, Tercio tardo, Keil',
  'unit.later-tercio-as-tercio': 'Il Tercio tardo conta come Tercio ovunque la scheda dica Tercio',
  'unit.pikes':
    '«Picchieri» e «picca» sulla scheda vogliono dire Ordine profondo, Pike & Shot e Pike & Shot tardo',
  'unit.skirmishers': 'Gli «schermagliatori» sono LI, LH e Drag',
  'unit.light':
    'Le truppe leggere sono LI e LH; tutte le altre sono pesanti. I dragoni sono leggeri solo dove la scheda li nomina',
  'unit.dragoons-on-foot':
    'A meno di {near} UD da un nemico i dragoni sono a piedi in tutto, da {near} UD in poi sono montati. Quindi in mischia e come bersaglio sono a piedi',
  'unit.unmanoeuvrable':
    'Poco manovrabili: unità Impetuose, elefanti, leve, carri da guerra e artiglieria pesante',
  'unit.cohesion': 'Ogni punto perso è un segnalino sull’unità; persi tutti i punti, è in rotta',
  'unit.disordered': 'Disordinata = un segnalino o più. Combatte e spara a −1; la sua protezione non cambia',
  'unit.becomes-disordered':
    'Se deve diventare Disordinata: perde 1 punto se non ha segnalini, altrimenti niente',
  'unit.routed':
    'A 0 l’unità è fuori gioco alla fine della fase: niente combattimento, sostegno, ZdC o tiro. Lascia il tavolo nella fase di rotta',
  'unit.edges':
    'Quattro bordi: fronte, retro, due fianchi. Carri da guerra e quadrati: tutti i bordi sono di fronte',
  'unit.ud': '1 UD è la larghezza di una base: {mm} mm con figure da 6 a 15 mm',
  'unit.ud-large': '{mm} mm con figure da 25 a 28 mm',
  'unit.footprint':
    'Larghezza × profondità: LI {LI}; leva {levy}; LMI, MI, HI {battleUnit}; Ordine profondo {deepOrder}; quadrati {square}; WWg {WWg}; Art {Art}; LH, Drag, Cv, Kn {mounted}; El {El}; accampamento {camp}; generale da solo e segnalino d’imboscata {commander}',
  'unit.depth': 'Una profondità insolita su un tavolo vero conta come quella normale',
  'unit.sectors': 'Fronte, fianco e retro si prendono dalla base reale, mai dai centri',
  'unit.premeasure': 'Ogni distanza o linea di vista si può verificare prima di decidere',
  'unit.limits':
    'Una distanza che differisce da un limite di EPS (0,01 UD) o meno è il limite, due direzioni che differiscono di ANGLE_EPS (1°) o meno sono la stessa; una sovrapposizione profonda meno di EPS non lo è. «Entro» n: n compreso; «a meno di» n: n escluso',
  'unit.enemy-near':
    'Le distanze dai «nemici» si misurano da unità, accampamenti e segnalini d’imboscata, non da un generale da solo',
  'unit.dragoons-when':
    'Se i dragoni siano a piedi o montati si guarda all’inizio di un ordine o al lancio dei dadi, non per via',
  // ability
  'ability.order':
    'Ordine: qualità → fattori e bonus → parità dell’archibugio, spade del Keil, cannone reggimentale, A2M → armatura',
  'ability.arquebus':
    'Archibugio di un’unità che non è di schermagliatori: un tiro in parità costa un punto al bersaglio',
  'ability.arquebus-order': 'La parità si legge dopo qualità e modificatori',
  'ability.armour': 'Armatura: protezione +{value}',
  'ability.heavy-armour': 'Armatura pesante: protezione +{value}',
  'ability.armour-melee':
    'Un’unità che perde una mischia e ha un’armatura più pesante del nemico aggiunge {by} al suo risultato prima che si legga la tabella. Nessuna < armatura < armatura pesante; un gradino o due, è {by}',
  'ability.armour-tie': 'Perdere di {by} con un’armatura migliore è quindi una parità',
  'ability.armour-elephant': 'Un’armatura migliore non aiuta contro gli elefanti',
  'ability.armour-first': 'Né nella prima fase contro un nemico che usa Urto, moschetto o archibugio',
  'ability.armour-used':
    'L’Urto è «usato» quando il suo bonus conta; l’arma da fuoco lo è, salvo che chi la porta abbia perso le capacità',
  'ability.armour-flintlock': 'Un fucile a pietra focaia conta lì come un moschetto; carabina e pistola no',
  'ability.keil-swordsmen':
    'Spade del Keil: sul suo bordo frontale, una mischia in parità contro nemici con picca o lancia è vinta',
  'ability.keil-order':
    'La parità si legge dopo la qualità e prima dell’armatura dell’unità stessa: una parità dovuta all’armatura non vince niente',
  'ability.impact': 'Impatto: +{value} nella prima fase se l’unità carica, o è caricata di fronte',
  'ability.impact-foot-mounted':
    'L’Impatto della fanteria non conta mai quando carica truppe montate, né contro truppe montate con Impatto o Urto; ma conta di nuovo quando picca o lancia ha annullato quell’Impatto',
  'ability.impact-lost':
    'L’Impatto della fanteria non è fermato da un Urto che un * ha annullato (il * di una baionetta o di un quadrato vale qui come picca o lancia), né da Impatto o Urto che le truppe montate hanno perso per terreno, opere o attacco di fianco',
  'ability.impact-pistol': 'La Pistola non ferma l’Impatto della fanteria',
  'ability.salvo':
    'Salva: caricando, o caricata di fronte, l’unità ha Impatto e Carica furiosa contro la fanteria',
  'ability.regimental-gun':
    'Cannone reggimentale: una parità nel tiro, o nella prima fase di mischia, costa un punto al nemico',
  'ability.regimental-gun-order':
    'La parità si legge dopo la qualità e prima dell’armatura dell’unità del cannone, o di un’unità con tiratori distaccati',
  'ability.tie-win':
    'Una parità trasformata in vittoria da una capacità è una vittoria di un punto; il resto, armatura migliore del perdente e Carica furiosa comprese, segue come per ogni vittoria',
  'ability.pistol': 'Pistola: +{value} nella prima fase',
  'ability.pistol-cancels': 'La Pistola annulla l’Impatto delle truppe montate',
  'ability.shock':
    'Urto: +{value} nella prima fase contro truppe montate o fanteria, se l’unità carica o è caricata di fronte',
  'ability.shock-never':
    'L’Urto non conta mai caricando Keil, Tercio o Pike & Shot, su nessun bordo; allora non dà nemmeno Carica furiosa',
  'ability.shock-foot': 'Contro la fanteria l’Urto è un Impatto con Carica furiosa',
  'ability.shock-cancels': 'L’Urto annulla Impatto e Pistola delle truppe montate',
  'ability.elephant-impact': 'Pistola e Urto annullano anche l’Impatto degli elefanti',
  'ability.cancel-working':
    'Solo una capacità attiva annulla: persa per attacco di fianco, terreno o opere, o annullata essa stessa da un segno, non annulla niente',
  'ability.one-bonus':
    'Di Impatto, Pistola, Urto e Salva un’unità ne conta uno: il primo non annullato nell’ordine Urto, Pistola, Impatto, Salva. I bonus di @, delle LMI caricate e della Cv nella prima fase si aggiungono',
  'ability.commanded-shot':
    'Tiratori distaccati: un’unità montata spara come un’unità di qualità ordinaria con moschetti: {ud} UD, senza il modificatore di LI, LH e Drag',
  'ability.commanded-shot-melee': 'Non fanno niente in mischia',
  'ability.caracole':
    'Il caracollo è il modo di sparare di alcune Cv: {ud} UD; una seconda Cv in caracollo subito dietro dà +{shooting} nel tiro e +{melee} in mischia',
  'ability.caracole-behind':
    'Subito dietro = stesso orientamento, bordo frontale sul bordo posteriore, angoli frontali sugli angoli posteriori, non in mischia a sua volta',
  'ability.reduced': 'Tiratore ridotto: il suo tiro è a {value}, senza sommarsi al disordine',
  'ability.reduced-who': 'Le liste d’esercito dicono chi è Tiratore ridotto; di solito nessuno',
  'ability.two-handed':
    'A2M (arma a due mani): un’unità che vince una mischia ai totali aggiunge {by} al suo risultato prima di guardare l’armatura',
  'ability.two-handed-who': 'I cavalieri appiedati ce l’hanno; gli altri per lista',
  'ability.panic': 'Gli elefanti causano Panico nelle altre truppe montate',
  'ability.headstrong': 'Impetuoso e impulsivo sono la stessa cosa',
  'ability.headstrong-effects':
    'Impetuosa: poco manovrabile, cariche incontrollate, distanza di carica intera, inseguimento obbligatorio, cavalleria senza evasione',
  'ability.headstrong-impact': 'Impetuosa di per sé non dà né Impatto né Carica furiosa',
  'ability.salvo-wagon':
    'La Carica furiosa della Salva conta contro i carri da guerra: # annulla ciò che fanno le truppe montate',
  'ability.expendable':
    'Le leve sacrificabili non caricano, non inseguono e non recuperano mai e non contano nel valore né nelle perdite dell’esercito',
  'ability.lost':
    'Quali capacità toglie un attacco di fianco è detto con gli attacchi di fianco del capitolo mischia',
  // turn
  'turn.sequence':
    'Sequenza di un giocatore: movimento → tiro → combattimento → rotta e inseguimento → controllo di vittoria',
  'turn.corps': 'Nel movimento i corpi si attivano uno alla volta',
  'turn.game-turn':
    'Un turno di gioco è la sequenza dell’attaccante e poi quella del difensore; l’ordine non cambia mai',
  'turn.both-shoot': 'In ogni fase di tiro sparano entrambi i giocatori',
  'turn.simultaneous':
    'Il giocatore di turno sceglie l’ordine dei tiri e delle mischie, ma tutte le perdite della fase cadono insieme alla fine',
  'turn.immediate':
    'Perdite che cadono subito: evasione raggiunta, attacco multiplo, passaggio forzato, effetto di una rotta sui vicini, diventare Disordinata',
  'turn.activation':
    'In un’attivazione: tirare i PC; ordini in qualunque ordine, ciascuno eseguito del tutto prima del seguente; le cariche incontrollate per ultime',
  'turn.victory': 'Si controllano i due eserciti alla fine della sequenza di ogni giocatore',
  'turn.limit': 'Una partita che non è finita dopo {turns} si decide con la quota di perdite',
  'turn.shots-laid': 'La parte di turno dichiara i suoi tiri, poi l’altra; quindi si tirano tutti i dadi',
};

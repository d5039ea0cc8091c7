/** Italian sentences of the rules that forbid something on the table, except those that refuse a case. */
export const forbiddingRules: Readonly<Record<string, string>> = {
  // turn
  'turn.corps-finish':
    'Ogni corpo una volta, nell’ordine che vuole il giocatore; si tirano i suoi PC e lo si finisce prima di passare al seguente',
  // command
  'command.points':
    'PC di un corpo = (1D6 + valore del suo generale) ÷ {divisor}, arrotondato per eccesso, tirato all’attivazione del corpo',
  'command.free': 'Inoltre ogni generale ha {cp} PC gratuito per turno di gioco',
  'command.free-use':
    'Il PC gratuito può anche muovere il generale stesso, o l’unità o il gruppo con cui si trova. Nient’altro',
  'command.own-corps': 'Un generale comanda solo unità del suo corpo',
  'command.three-orders': 'Al massimo tre ordini di movimento per turno di gioco alla stessa unità o gruppo',
  'command.support-move': 'Andare in sostegno di una mischia: {cp} PC; un movimento, non una carica',
  'command.lost':
    'Un corpo senza generale tira i PC con valore {value} e tutte le unità contano fuori raggio',
  'command.group':
    'Un gruppo è fatto di unità di un corpo, stesso orientamento, ciascuna unita alle altre; muove con un solo ordine',
  'command.group-joined':
    'Unite: fianco a fianco con i due angoli frontali del lato comune insieme, o una dietro l’altra con un angolo frontale della seconda su un angolo posteriore della prima, bordi a contatto. Solo un angolo, o altro orientamento: non unite',
  'command.group-wide': 'Al massimo {value} unità di fronte; profondità libera',
  'command.group-mix':
    'Niente fanteria con truppe montate, salvo LI con truppe montate ed elefanti con fanteria. Elefanti non con altre truppe montate. Artiglieria e carri da guerra possono unirsi alla fanteria',
  'command.group-ends':
    'Dev’essere un gruppo all’inizio e alla fine del movimento, salvo dopo una carica continuata, un’interpenetrazione, il conformarsi o un’evasione',
  'command.headstrong-bound':
    'Per questi {cp} PC contano solo i nemici che obbligherebbero l’unità a caricare, nessuno di quelli da cui è dispensata',
  // move
  'move.front-edge':
    'La distanza si misura sul bordo frontale; la somma dei tratti dritti e dei costi qui sotto non può superare il movimento disponibile',
  'move.path':
    'La base non può attraversare nemici, terreno impraticabile né amici che non può passare; un gruppo in conversione può intanto sovrapporsi ad amici',
  'move.slide': 'Un solo scivolamento, con un’avanzata dritta di almeno 1 UD prima o dopo',
  'move.slide-how':
    'Di lato fino a 1 UD, orientamento mantenuto, prima, durante o dopo l’avanzata; non costa niente',
  'move.slide-limits':
    'Uno scivolamento per unità e fase di movimento; non con un giro, un’estensione o una contrazione. L’avanzata di 1 UD non serve per caricare o finire a contatto',
  'move.wheel': 'Conversione fino a 90° in un movimento, carri da guerra 45°',
  'move.wheel-extension': 'Non insieme a un’estensione',
  'move.turn': 'Un quarto di giro o mezzo giro in un movimento',
  'move.column':
    'Un gruppo passa da linea a colonna o viceversa con un quarto di giro: l’unità o riga di testa è fissa, le altre si mettono dietro o accanto, ciò che guadagnano non conta; senza posto nella nuova prima riga: seconda riga',
  'move.extension': 'L’estensione o contrazione di un gruppo è una manovra',
  'move.extension-cost':
    'Estensione: le unità dietro vengono accanto alla prima riga; 1 UD + 1 UD per unità portata, il resto per un’avanzata dritta prima o dopo. Servono due righe e un movimento oltre 1 UD',
  'move.contraction':
    'Contrazione: le unità di testa avanzano di almeno una profondità di base, le altre si infilano dietro, sulle due ali se si vuole; conta solo l’avanzata. Le unità di testa possono fare una conversione. Serve un movimento oltre 1 UD',
  'move.contraction-count': 'Ogni ala ripiega tante unità quante profondità di base avanza la riga di testa',
  'move.table': 'Nessun ordine porta fuori dal tavolo; le basi vi finiscono per intero',
  // zoc
  'zoc.charge': 'Può caricare il nemico più minaccioso, e nessun altro',
  'zoc.approach-test':
    'Alla fine deve valere tutto: angolo con quel nemico non maggiore di prima; nessun punto del bordo frontale più lontano di prima dal bordo frontale nemico; nessun suo punto che era nella ZdC ora fuori; un’avanzata, prolungata, incontrerebbe il bordo frontale nemico',
  'zoc.extension': 'Estensione e contrazione sono ammesse se nessuna unità lascia la ZdC',
  'zoc.entering': 'Un movimento che entra in una ZdC continua con queste regole dal punto d’ingresso',
  'zoc.exit-back-how':
    'L’unità si volta prima sul posto verso il nemico più minaccioso se serve; si ferma a nemici, terreno impraticabile, bordo del tavolo e amici che non può passare; né contatto né tiro',
  // interpenetration
  'interpenetration.room':
    'Chi attraversa deve passare almeno in parte oltre. I leggeri e i generali da soli sono portati avanti quanto basta; artiglieria pesante, carri da guerra e unità dietro opere vanno superati del tutto; altrimenti l’unità attraversata si sposta indietro del minimo. Senza spazio: vietato',
  'interpenetration.burst-once':
    'Una perdita per sequenza, qualunque sia il numero di volte; poi né movimento né recupero, leggere comprese. Non attraverso opere',
  // disengage
  'disengage.li':
    'La LI può disimpegnarsi di fronte a fanteria, elefanti, o truppe montate penalizzate dal terreno',
  'disengage.mounted':
    'Le truppe montate salvo elefanti possono disimpegnarsi di fronte a fanteria o a truppe montate più lente',
  'disengage.all':
    'Tutti possono disimpegnarsi di fronte ad artiglieria, carri da guerra, o attraverso fortificazioni od ostacoli',
  'disengage.unit': 'Un’unità o gruppo in mischia o sostegno di mischia, sempre fronte al nemico',
  'disengage.forbidden':
    'Non con il fronte di un nemico sul fianco o alle spalle, non con la ZdC di un altro nemico sul fianco o alle spalle, non con uno di questi impedimenti a meno di 1 UD subito dietro',
  'disengage.slower': 'Più lento = movimento più basso in terreno aperto; in mischia i dragoni sono a piedi',
  'disengage.zero': 'Non se il movimento − 1 fa 0',
  // charge
  'charge.definition':
    'Una carica è un movimento che porta parte del bordo frontale, fosse anche un angolo, a contatto di un nuovo nemico. Il contatto viene solo da carica, sostegno o inseguimento',
  'charge.corner':
    'Un angolo basta solo se l’unità può poi conformarsi almeno in parte. Unità già a contatto non si caricano, si conformano',
  'charge.light-infantry-front':
    'Contro truppe pesanti che distruggono la LI allo scoperto, tutto il suo bordo frontale deve finire nel terreno accidentato o difficile',
  'charge.target':
    'I bersagli sono i primi nemici sul percorso. Nessun percorso attraverso nemici; le truppe pesanti possono mirare oltre una LI nemica allo scoperto, che deve evadere',
  'charge.range':
    'A portata = distanza ≤ movimento disponibile, ed esiste un percorso lecito. Conversioni e giri consumano movimento, uno scivolamento no',
  'charge.opening': 'All’inizio uno scivolamento o una conversione',
  'charge.opening-turn': 'O un quarto o mezzo giro, poi se si vuole una conversione, niente scivolamento',
  'charge.minimum': 'Deve allora andare di almeno {foot} UD, truppe montate {mounted} UD, se può',
  'charge.continue':
    'Le unità del gruppo né a contatto né in sostegno possono proseguire dritte fino al massimo; le Impetuose devono',
  'charge.not-allowed':
    'Non su un bordo dove un amico è già in mischia o sostegno di mischia, salvo che metà di un fronte largo sia libera; non sui lati coperti di una colonna; non su un fianco o retro se ZdC nemiche impediscono di conformarsi del tutto; non da un’unità che ha mosso in questa fase',
  'charge.spontaneous': 'Carica spontanea: contro un nemico nella ZdC dell’unità stessa, senza PC',
  'charge.uncontrolled-choice':
    'Con il bersaglio proprio davanti a 1 UD o meno il giocatore può dirla spontanea: nessun −1',
  'charge.or-support':
    'Andare a contatto di un nemico in mischia con un amico è un sostegno, mai una carica; ma un secondo attaccante che prende la parte libera di un fronte largo carica e ha una prima fase',
  'charge.wide-edge':
    'Su un bordo frontale largo 2 UD un amico prende ciò che copre; se 1 UD resta libera a un angolo, si può caricare',
  'charge.counter': 'Non c’è controcarica: restare o evadere',
  'charge.slide-along':
    'Scivolare lungo il fianco o il retro di un nemico: solo se quel nemico, o la testa della sua colonna, è in mischia e chi muove carica, insegue o sostiene; o se ha cominciato a contatto con esso; o per caricare il proprio nemico più minaccioso, che solo permette di scivolare lungo un fronte',
  // evade
  'evade.must':
    'Una LI allo scoperto che truppe pesanti toccherebbero deve evadere, salvo che dopo essersi conformata combatta truppe leggere o elefanti o stia in sostegno',
  'evade.group':
    'Un’unità, un gruppo o parte di un gruppo può evadere se una delle sue unità sarebbe colpita; più volte in una fase se serve',
  'evade.align': 'Può poi fare una conversione per seguire la direzione della carica',
  'evade.align-cost': 'Quella conversione costa distanza, e la nuova direzione non dev’essere bloccata',
  'evade.end-turn': 'LI e LH possono fare mezzo giro gratis alla fine; anche i Drag',
  // conform
  'conform.shift-after': 'Un’unità pesante spostata non può muovere né recuperare per il resto della fase',
  'conform.zoc':
    'Un attacco di fianco o alle spalle che ZdC nemiche impediscono di completare è vietato, salvo che un altro nemico stia in mezzo. La ZdC viene prima del conformarsi',
  'conform.incomplete':
    'Terreno, bordo del tavolo o amici che non si possono spostare: conformarsi per quanto possibile, combattere lo stesso, completare in una propria fase di movimento successiva',
  'conform.never':
    'Carri da guerra e difensori di opere non si conformano mai; l’artiglieria non è tenuta; quella pesante solo con un quarto o mezzo giro',
  'conform.rallying': 'Un’unità che tenta di recuperare non si conforma in quella fase',
  'conform.resolve-contact':
    'Un’unità che tocca nemici senza mischia né sostegno si conforma, va via o ne carica un altro nella sua fase di movimento. Non è una carica: niente prima fase',
  // shoot
  'shoot.edge-lh': 'Le LH sparano da qualunque bordo, sempre al bersaglio più vicino',
  'shoot.edge-one': 'Un bordo e un tiro per unità e per fase',
  'shoot.priority-front': 'Prima il bersaglio più vicino proprio davanti',
  'shoot.priority-zone': 'Altrimenti il bersaglio più vicino nella zona di tiro',
  'shoot.priority-guns':
    'Artiglieria media e pesante: così entro 4 UD; se lì non c’è niente, sceglie liberamente oltre',
  'shoot.combine':
    'Una risoluzione per bersaglio e per fase: un tiratore principale, gli altri che potrebbero sparare allo stesso bersaglio sostengono',
  // melee
  'melee.pairing':
    'Si appaiano prima i contatti fronte a fronte, dal bordo comune più lungo, ogni unità principale in una mischia al massimo; poi le unità senza coppia, toccate di fianco o alle spalle, con la prima che ha toccato e non è già principale altrove; tutti gli altri contatti si esaminano per il sostegno',
  'melee.lasts': 'Una mischia continua di turno in turno finché una parte va in rotta o si disimpegna',
  'melee.simple-support-where':
    'Angolo frontale su angolo frontale, fronti in linea, di un amico che combatte di fronte; o il suo fianco contro il fianco di un nemico impegnato di fronte o alle spalle, con orientamento uguale o opposto. Il suo fianco contro il retro nemico: nessun sostegno',
  // pursuit
  'pursuit.must': 'Le unità Impetuose e con Urto devono inseguire, 1 UD intera',
  'pursuit.all': 'Deve aver messo in rotta tutti i suoi avversari di mischia',
  'pursuit.move': 'Avanti in linea retta fino a 1 UD, ZdC ignorata; si possono attraversare opere',
  'pursuit.one': 'Più vincitori su un nemico: uno insegue; prima chi deve',
  'pursuit.supporters':
    'Chi sostiene con angoli insieme e stesso orientamento può andare con esso, altrettanto',
  // rally
  'rally.shifted': 'Un’unità pesante spostata o spinta non può tentare',
  'rally.headstrong':
    'Un gruppo Impetuoso trattenuto per {cp} PC può fare un tentativo in quel costo, ogni altro 1 PC',
  // commander
  'commander.move': 'Da solo muove di {open} UD e si volta liberamente',
  'commander.move-terrain':
    'Il terreno che non sia impraticabile e tutte le ZdC non contano per lui; non può finire a contatto di un nemico',
  'commander.attach': 'Si aggrega a una sola unità alla fine del suo movimento; poi muove con quella',
  'commander.included': 'Un generale incluso fa parte della sua unità per tutta la partita',
  'commander.engage':
    'Un generale aggregato può essere impegnato prima dei dadi: +1; uno incluso lo è sempre. Solo con un’unità principale',
  'commander.stays-engaged': 'Una volta impegnato lo resta finché dura quella mischia',
  'commander.moves': 'Da solo compie fino a {moves}, anche vicino ai nemici; mai mentre è impegnato',
  // square
  'square.when':
    'Un ordine nel movimento, non in mischia; formare o lasciare è tutto il movimento dell’unità',
  'square.room': 'Senza posto il quadrato è rifiutato. Lasciandolo l’unità mantiene centro e orientamento',
  // fortification
  'fortification.no-wheel':
    'Nessuna conversione, né rotazione d’artiglieria, dietro fortificazione o ostacolo',
  'fortification.stakes':
    'Pali: piantati da un’unità che li ha, per {cp} PC, ad almeno {ud} UD da ogni nemico; poi fissi davanti al suo bordo frontale e lasciati quando muove',
  // wagon
  'wagon.wheel': 'Conversione di 45° al massimo; quarto o mezzo giro 2 UD e difficile',
  'wagon.turn-room':
    'Un carro, o due in gruppo, può fare un quarto di giro con un carro spostato di 1 UD di lato; da linea a colonna e ritorno solo con due al massimo',
  'wagon.group-turn': 'Un gruppo che mescola carri da guerra ad altre unità non fa né quarto né mezzo giro',
  'wagon.battle-ready-when': 'Pronto al combattimento = non ha mosso nella sequenza di questo giocatore',
  // artillery
  'artillery.pivot':
    'Ogni artiglieria può ruotare sul proprio centro fino a 90°; leggera e media possono anche fare conversioni come le altre',
  // elephant
  'elephant.no-disengage':
    'Gli elefanti si disimpegnano solo da artiglieria, carri da guerra o attraverso opere',
  // terrain
  'terrain.river':
    'Fiume largo da 1 a 2 UD, da un bordo lungo all’altro. 1D6: 1 aperto, 2–3 accidentato, 4–5 difficile, 6 impraticabile. Si passa ad angolo retto, dentro solo scivolamenti e mezzi giri (non se secco); senza copertura; sponda +1',
  'terrain.river-angle': 'Ad angolo retto con un fiume: con uno scarto fino a {degrees}°',
  // deploy
  'deploy.hesitant':
    'Generale alleato o inaffidabile: un 1 naturale alla prima attivazione rende il corpo esitante: niente movimento, tiro né carica incontrollata. Affidabile poi con un 6 (+1 se il comandante in capo spende esattamente 2 PC), o subito se attaccato, bersagliato o con un nemico entro 4 UD',
  // camp
  'camp.attacker':
    'Chi lo attacca conta come in mischia e non può eseguire un’evasione, ma gli si può sparare. Se è attaccato, smette e combatte il nuovo venuto, e gli si conforma nella sua prossima fase di movimento',
  'camp.loot':
    'Le unità che l’hanno preso saccheggiano: restano e non fanno niente fino a 4+ con 1D6 prima di un ordine; contano come in mischia e non fanno cariche incontrollate',
};

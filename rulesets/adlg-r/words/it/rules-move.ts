/** Italian sentences of the rules on command and movement, by rule id. Rule numbers are placeholders in braces. */
export const moveRules: Readonly<Record<string, string>> = {
  // command
  'command.ordinary': 'Ordinario: valore {value}, raggio {range} UD',
  'command.competent': 'Competente: valore +{value}, raggio {range} UD',
  'command.brilliant': 'Brillante: valore +{value}, raggio {range} UD',
  'command.strategist': 'Stratega: valore +{value}, raggio {range} UD',
  'command.range-double': 'Per LI, LH e Drag il raggio è {times} volte tanto',
  'command.free-rally': 'Il PC gratuito può recuperare l’unità con cui si trova',
  'command.free-part': 'Paga 1 PC di un tale ordine; il resto viene dal lancio',
  'command.lapse': 'I PC non spesi nell’attivazione sono persi',
  'command.test-now':
    'Che l’unità sia nel raggio si verifica quando si dà l’ordine; il generale può ordinare, avvicinarsi e ordinare ancora',
  'command.measure':
    'Dal punto più vicino della sua base al punto più vicino dell’unità, o di un’unità qualunque del gruppo; giusto al raggio è dentro. Nemici e terreno non importano',
  'command.measure-base': 'La sua base conta come un quadrato di 1 UD',
  'command.measure-attached':
    'Con un’unità, misura come se stesse subito dietro: il quadrato tocca il centro del suo bordo posteriore',
  'command.mixed-group': 'Il raggio di un gruppo raddoppia solo se ogni membro è LI, LH o Drag',
  'command.move': 'Movimento di un’unità o gruppo: {cp} PC',
  'command.charge': 'Carica ordinata: {cp} PC, come un movimento',
  'command.spontaneous': 'Carica spontanea: {cp} PC, senza supplemento',
  'command.uncontrolled': 'Carica incontrollata: {cp} PC, senza supplemento',
  'command.square': 'Formare o lasciare il quadrato: {cp} PC',
  'command.deep-turn':
    'Quarto di giro o mezzo giro di Tercio, Keil o Colunela: {cp} PC in tutto. È il movimento e una manovra difficile, non di più',
  'command.headstrong-other':
    'Con un nemico a portata di carica di un’unità o gruppo Impetuoso, ogni ordine che non sia carica o andare in sostegno costa {cp} PC',
  'command.headstrong-surcharge':
    'I supplementi per il raggio e per un generale impegnato si aggiungono a quei {cp}; quello di una manovra difficile no',
  'command.out-of-range': 'Per un’unità o gruppo oltre il raggio di comando: +{cp} PC, anche per il recupero',
  'command.difficult': 'Manovra difficile: +{cp} PC',
  'command.difficult-once': 'Più ragioni in un movimento fanno sempre +{cp}',
  'command.commander-engaged':
    'Generale impegnato in mischia: +{cp} PC, salvo per recuperare l’unità con cui si trova',
  'command.engaged-means':
    'Impegnato = che combatte con l’unità principale di una mischia, non con un’unità in sostegno',
  'command.lost-free': 'Ha {cp} PC gratuiti',
  'command.group-dragoons': 'I dragoni fanno gruppo con fanteria e con truppe montate',
  'command.group-speed':
    'Va al passo dell’unità più lenta; in una conversione ogni unità può usare il proprio movimento',
  'command.group-difficult': 'Un’unità poco manovrabile rende difficile la manovra del gruppo',
  'command.group-rank':
    'Una riga è ciò che incontra una stessa linea parallela al fronte; la più larga è quella con più unità, a parità la più avanzata',
  // move
  'move.li': 'LI: aperto {open}, accidentato {rough}, difficile {difficult} UD',
  'move.mi': 'MI, e Drag a meno di {near} UD da un nemico: {open}, {rough}, {difficult}',
  'move.lmi': 'La LMI muove come la MI',
  'move.hi': 'HI: {open}, {rough}, {difficult}',
  'move.hi-far': 'HI in terreno aperto: {open} se il movimento parte a più di {far} UD da ogni nemico',
  'move.levy': 'La leva muove come HI, perché lo è',
  'move.lh': 'LH: {open}, {rough}, {difficult}',
  'move.kn': 'Gendarmi: {open}, {rough}, {difficult}',
  'move.cv': 'Cv, e Drag oltre {near} UD da ogni nemico: {open}, {rough}, {difficult}',
  'move.drag-edge': 'A {near} UD esatte i dragoni usano la riga della cavalleria',
  'move.mobile': 'L’artiglieria mobile è quella leggera e media',
  'move.road': 'Lungo una strada: il movimento in terreno aperto + {value} UD',
  'move.road-whole':
    'Tutto il movimento dev’essere sulla strada; allora il terreno che attraversa non importa. Si può rinunciare al +{value}',
  'move.worst':
    'Più terreni in un movimento: il movimento più basso. Toccare con una parte della base, all’inizio, per via o alla fine, conta',
  'move.ahead':
    'Altrimenti si muove avanti in linea retta; indietro solo per disimpegnarsi o lasciare una ZdC',
  'move.wheel-cost': 'Una conversione di 90° conta 1,5 UD',
  'move.wheel-part':
    'Una conversione più piccola costa in proporzione: angolo ÷ 60 UD per un’unità sola, per quanto larga',
  'move.wheel-group': 'Un gruppo di n unità di fronte nella riga più larga: n × angolo ÷ 60 UD',
  'move.wheel-pivot':
    'Attorno a un angolo frontale, in un gruppo quello della riga più larga; si misura l’angolo frontale opposto. Più conversioni sono ammesse fino allo stesso totale',
  'move.turn-cost': 'Costa 1 UD; 2 UD per unità poco manovrabili, carri da guerra e Ordine profondo',
  'move.turn-free': 'Il primo quarto di giro o mezzo giro di LI, Drag e LH è gratuito',
  'move.turn-second':
    'Possono farne un secondo nello stesso movimento per 1 UD; quello gratuito è all’inizio o alla fine del movimento',
  'move.half-turn': 'Mezzo giro: 180° sul posto, stesso terreno',
  'move.quarter-turn': 'Quarto di giro: il nuovo bordo frontale sta sulla linea del vecchio lato',
  'move.quarter-anchor':
    'Il vecchio angolo frontale di quel lato resta dov’è; la base si posa da esso, la larghezza lungo il vecchio lato verso il retro, la profondità verso l’interno',
  'move.extension-melee':
    'Ammessa con parte del fronte in mischia; gli amici sul percorso si passano come nell’interpenetrazione',
  'move.multiple-enemy':
    'Nemico vuol dire unità, accampamenti e segnalini d’imboscata, non un generale da solo',
  'move.multiple-order': 'Ogni movimento è un ordine a sé, pagato di nuovo',
  'move.third-commander':
    'Presente = il generale del corpo è con l’unità o il gruppo in tutti e tre i movimenti',
  'move.third-difficult': 'Un terzo movimento è difficile salvo per LI, LH, Drag e Cv',
  'move.exit-difficult': 'Lasciare una ZdC è difficile salvo per unità capaci di evasione',
  'move.unmanoeuvrable-turn':
    'Per le unità poco manovrabili ogni movimento con quarto o mezzo giro è difficile, anche fino al contatto',
  'move.deep-turn': 'Così per carri da guerra, Tercio, Keil e Colunela',
  'move.unmanoeuvrable-front':
    'Per le unità poco manovrabili ogni estensione o contrazione è difficile, anche fino al contatto',
  'move.unmanoeuvrable-short':
    'Per loro un movimento più corto di quello pieno è difficile se non finisce a contatto',
  'move.unmanoeuvrable-easy': 'Un movimento intero con conversione o scivolamento è facile',
  'move.too-short':
    'Senza movimento sufficiente si può lo stesso fare una manovra difficile; l’unità diventa Disordinata',
  'move.column-how':
    'Quarto di giro di un blocco: la fila dalla parte verso cui gira diventa la prima riga, le file seguenti le righe seguenti; il vecchio angolo frontale del blocco da quella parte resta dov’è',
  'move.road-how':
    'Su una strada: una sola unità di fronte, i centri dei suoi bordi frontale e posteriore sempre sulla strada',
  // zoc
  'zoc.area':
    'La zona di controllo (ZdC) di un’unità è il terreno davanti al suo fronte, largo quanto il fronte, a meno di 1 UD',
  'zoc.inside': 'Un’unità che vi ha un’area positiva è dentro; a 1 UD esatta è fuori',
  'zoc.li': 'La LI ha una ZdC solo su LI, LH, elefanti e artiglieria',
  'zoc.none': 'Nessuna da accampamento, artiglieria, carri da guerra e unità in mischia',
  'zoc.melee-any': '«In mischia» vale anche per un’unità colpita solo di fianco o alle spalle',
  'zoc.terrain': 'Nessuna verso, da o dentro un terreno che penalizza l’unità che la eserciterebbe',
  'zoc.works': 'Non arriva dietro una fortificazione o un ostacolo',
  'zoc.works-out': 'Un’unità dietro opere tiene la propria ZdC davanti a esse',
  'zoc.through':
    'Passa attraverso gli amici che il proprietario potrebbe interpenetrare; ogni altra unità in mezzo la ferma, e così un corpo che nasconde del tutto l’unità dietro di sé',
  'zoc.ignored': 'Ignorata in evasione, in inseguimento e, per il nemico che si lascia, nel disimpegno',
  'zoc.threat':
    'Nemico più minaccioso: di quelli la cui ZdC tiene l’unità, prima quelli proprio davanti o la cui ZdC copre parte del suo bordo frontale, il più vicino a quel bordo, poi chi ne copre di più; se non ce n’è, il più vicino degli altri, poi chi copre di più un fianco o il retro; poi sceglie il proprietario dell’unità',
  'zoc.threat-when': 'Si cerca di nuovo all’inizio di un ordine e ogni volta che si entra in un’altra ZdC',
  'zoc.binding': 'Vincola solo la ZdC del nemico più minaccioso',
  'zoc.stay': 'Dentro, un’unità può restare, recuperare e sparare',
  'zoc.charge-line-up': 'Per farlo può prima fare una conversione, scivolare o girare',
  'zoc.charge-between':
    'Se quel nemico non si raggiunge solo perché un altro sta in mezzo, il bersaglio è questo; se evade, si incontra dopo tutto il primo',
  'zoc.approach':
    'Può allinearsi al nemico più minaccioso o avvicinarglisi: avanzata, conversione, scivolamento, quarto o mezzo giro',
  'zoc.approach-turn':
    'Un giro sul posto per fronteggiare un nemico che minaccia fianco o retro è dispensato dalla terza condizione',
  'zoc.exit-evade-how':
    'Procedura d’evasione, voltata via dal nemico più minaccioso, con il dado; può lasciare il tavolo, e vieta il tiro',
  'zoc.exit-ahead-how': 'Movimento pieno, anche in gruppo. Più lento = movimento più basso in terreno aperto',
  'zoc.exit-forced':
    'Essere spostata per conformarsi, spinta da un’interpenetrazione o ricomposta con un gruppo non è un’uscita',
  'zoc.rays':
    'La ZdC parte dritta da ogni punto del bordo frontale, mai da un terreno che penalizza il proprietario; una linea finisce a un tale terreno, a opere che non siano le sue, alla prima base salvo quelle di amici che potrebbe passare. Per tenere un’unità serve più di EPS di larghezza',
  'zoc.test-points':
    'Le condizioni dell’avvicinamento si verificano ai due angoli frontali e al centro del bordo frontale',
  'zoc.li-rough':
    'Una LI tutta in terreno accidentato o difficile tiene anche ogni nemico almeno in parte in tale terreno',
  'zoc.same-moment':
    'Due nemici che entrano nello stesso momento in una ZdC: prima il più vicino, poi da sinistra a destra come li vede il proprietario',
  // interpenetration
  'interpenetration.li':
    'La LI attraversa tutte le unità e tutte attraversano la LI, con qualunque orientamento',
  'interpenetration.mounted':
    'Le truppe montate attraversano la «LI», e viceversa, con orientamento uguale o opposto',
  'interpenetration.lh':
    'LH e altre truppe montate si attraversano con orientamento uguale o opposto: così leggiamo la scheda, che stampa LI',
  'interpenetration.lmi': 'LMI attraverso LMI con orientamento uguale o opposto',
  'interpenetration.swordsmen':
    'Spadaccini pesanti e medi attraverso arcieri e balestrieri, e viceversa, con orientamento uguale o opposto',
  'interpenetration.swordsmen-more':
    'I cavalieri appiedati contano come spadaccini, gli archibugieri come arcieri; gli spadaccini Impetuosi non possono',
  'interpenetration.guns': 'Fanteria attraverso artiglieria e carri da guerra, solo dal lato lungo',
  'interpenetration.guns-long':
    'Lato lungo = i bordi più lunghi: i fianchi di un carro da guerra, tutti e quattro di una base quadrata d’artiglieria',
  'interpenetration.commander': 'Un generale da solo passa ed è passato da tutti gli amici',
  'interpenetration.when': 'In un movimento, una carica o un’evasione',
  'interpenetration.never':
    'Mai attraverso un accampamento, un’unità in mischia o in sostegno, un corpo inaffidabile; truppe montate mai attraverso amici che le mandano in panico (attraversate da questi, perdono 1)',
  'interpenetration.pushed':
    'Un’unità pesante spinta non può muovere né recuperare per il resto della sequenza; una leggera sì',
  'interpenetration.ambush': 'Attraversare amici in imboscata li rivela',
  'interpenetration.burst': 'Passaggio forzato: l’unità attraversata perde 1 punto',
  'interpenetration.burst-never':
    'Non attraverso elefanti, Ordine profondo, Pike & Shot, Pike & Shot tardo, carri da guerra, accampamento, né amici in mischia o in sostegno',
  'interpenetration.burst-when':
    'Solo in una carica incontrollata e nella fuga da una marcia di fianco; in ogni direzione',
  'interpenetration.push-how':
    'L’unità attraversata è spinta in senso contrario al movimento, orientamento mantenuto; se lì non può stare, attraversare è vietato. Nessuno spinge a sua volta',
  // disengage
  'disengage.move': 'Indietro in linea retta del movimento pieno − 1 UD, o fino a un ostacolo',
  'disengage.cost': 'Disimpegnarsi: {cp} PC; difficile per unità poco manovrabili',
  'disengage.stops':
    'Si ferma a un nemico, alla ZdC di un altro nemico, a terreno impraticabile, al bordo del tavolo, a un amico che non può passare; non può toccare nessun nemico, nemmeno un accampamento',
  'disengage.after': 'Né l’unità né il nemico lasciato sparano in questa sequenza; quel nemico non muove',
};

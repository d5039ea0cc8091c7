/** Italian words of the chapters attack to scenario, by rule, except rules that forbid something. Numbers are in braces. */
export const meleeRules: Readonly<Record<string, string>> = {
  // attack
  'attack.align':
    'Al contatto l’attaccante si mette a filo del lato toccato, senza costo; una base è a contatto se allora tocca una base nemica bordo contro bordo',
  'attack.side-struck':
    'Il lato colpito è quello da cui viene l’attacco, secondo dove comincia l’ultimo tratto dritto; l’attaccante si mette a filo di quel lato, scorrendo al massimo di quanto è largo il suo fronte. Se lì non c’è posto, resta al lato che tocca e l’attacco conta su quel lato: il calcolo e il tavolo concordano sempre',
  'attack.zone': 'Zona di controllo: dritto davanti al fronte, a portata di tiro',
  'attack.zone-guns': 'Zona di controllo dell’artiglieria: fin dove arriva la mitraglia',
  'attack.zone-shape':
    'Una zona di controllo è larga come il fronte; davanti a ogni lato di un quadrato; per i cannoni, il loro campo',
  'attack.zone-none': 'Un’unità che non può sparare non ha zona di controllo',
  'attack.zone-fire':
    'Attraversare una zona di controllo, anche per attaccare un’altra unità, ne attira il tiro',
  'attack.reaction-fire':
    'A un attacco, ogni unità dell’altra parte che lo ha a portata può sparare come nel tiro ordinario, attaccata o no, senza test',
  'attack.losses-first':
    'Le perdite di reazione si tolgono e i loro test si fanno prima di risolvere la mischia',
  'attack.flee':
    'Senza test, l’unità attaccata può fuggire, spalle al nemico, invece di sparare; fanteria e serventi in linea retta, evitando gli amici',
  'attack.flee-dice': 'Fuga: fanteria e serventi {foot} cm, cavalleria {horse} cm',
  'attack.flee-caught': 'Un’unità in fuga raggiunta si tratta come in rotta',
  'attack.flee-after':
    'Un’unità che si è messa in salvo non è in rotta: mantiene stato e formazione e dà le spalle al nemico',
  'attack.support': 'Test riuscito: accorrere in sostegno di un’unità attaccata',
  'attack.tested-dice': 'Distanza dei movimenti con test, cavalleria: {dice} cm',
  'attack.tested-dice-foot': 'Distanza dei movimenti con test, fanteria: {dice} cm',
  'attack.test-failed': 'Test fallito: l’unità resta e può solo sparare',
  'attack.follow':
    'Se il bersaglio non c’è più, l’attaccante finisce il movimento in linea retta; un nemico incontrato è attaccato',
  'attack.charge-run':
    'Caricare = andare a contatto con una rincorsa di almeno {cavalry} cm (cavalleria) o {infantry} cm (fanteria)',
  'attack.charge-reaction': 'Un contrattacco o un sostegno carica con lo stesso minimo',
  'attack.impetus-page': 'Le perdite del tiro di reazione possono togliere slancio a una carica',
  'attack.impetus':
    'Un’unità che carica ed è scossa al contatto, o caduta sotto {bases} basi per il fuoco in questa carica, non ha bonus di carica',
  'attack.shaken-continues': 'Un attaccante scosso dal tiro di reazione va lo stesso a contatto',
  'attack.rest': 'La cavalleria che ha caricato non può caricare {turns}',
  // melee
  'melee.sides': 'Ogni parte ha un totale: i valori delle sue unità più e meno i punti qui sotto',
  'melee.value-grenadier': 'Granatieri: {value}',
  'melee.value-line': 'Linea: {value}',
  'melee.value-light': 'Fanteria leggera: {value}',
  'melee.value-gun': 'Artiglieria: {value}',
  'melee.value-light-cavalry': 'Cavalleria leggera: {value}',
  'melee.value-medium-cavalry': 'Cavalleria media: {value}',
  'melee.value-heavy-cavalry': 'Cavalleria pesante: {value}',
  'melee.value-rifle': 'Rifles, come la fanteria leggera: {value}',
  'melee.value-howitzer': 'Obici, come l’artiglieria: {value}',
  'melee.value-militia': 'Milizia: {value}',
  'melee.value-guard': 'Guardia: {value}',
  'melee.per-unit': 'Il valore vale per l’unità, qualunque sia il numero di basi',
  'melee.scale': 'I «punti di base» contano una volta per base a contatto; gli altri una volta per unità',
  'melee.elevated': 'Posizione dominante: +{value} per base',
  'melee.light-cover': 'Riparo leggero: +{value} per base',
  'melee.low-wall': 'Muretto: +{value} per base',
  'melee.heavy-cover': 'Riparo pesante (muro alto): +{value} per base',
  'melee.woods': 'Dentro un bosco: +{value} per base',
  'melee.charge-infantry': 'Fanteria che carica: +{value} per unità',
  'melee.charge-light': 'Cavalleria leggera che carica: +{value} per unità',
  'melee.charge-medium': 'Cavalleria media che carica: +{value} per unità',
  'melee.charge-heavy': 'Cavalleria pesante che carica: +{value} per unità',
  'melee.understaffed': '{value} per ogni unità sotto organico',
  'melee.understaffed-once': 'La scheda dà due volte i punti del sotto organico; sono gli stessi',
  'melee.shaken': '{value} per ogni unità scossa',
  'melee.contact-cap': 'Al massimo {value} basi per unità contano per i punti di base',
  'melee.height-and-cover': 'Altezza e riparo si sommano; un’unità ha un solo riparo, il migliore',
  'melee.charge-into-cover': 'I punti di carica contano anche contro un riparo e in salita',
  'melee.flank':
    'Un’unità in formazione colpita di fianco o alle spalle perde del suo valore: {loss}, e non ha riparo né altezza; carica, scossa, sotto organico contano ancora. Non in bosco, edificio, quadrato o ordine aperto',
  'melee.multiple':
    'Le unità di una parte in una mischia sommano i loro totali; ai difensori possono unirsi unità che reagiscono',
  'melee.group':
    'Le unità legate dal contatto, direttamente o per mezzo di altre, sono in una stessa mischia; edifici, cavalleria contro un quadrato e attacchi all’ordine aperto si risolvono a parte',
  'melee.order':
    'Valore → raddoppiato in un edificio → ridotto di fianco → punti per base → punti per unità. Un totale può essere negativo',
  'melee.differential': 'Differenziale = attacco − difesa',
  'melee.rounding': 'Un mezzo punto si arrotonda per difetto, a favore del difensore',
  'melee.clamp': 'Sotto {low} o oltre {high} si usa l’ultima colonna',
  'melee.dice': 'Due dadi; la loro somma si incrocia con il differenziale sulla tabella',
  'melee.chart':
    'La tabella dà una casella per ogni differenziale e somma dei dadi; la nostra è un solo punteggio, differenziale + dadi − {evenDice}',
  'melee.result': 'La casella dà a ogni parte un numero di soldati persi e un risultato di morale',
  'melee.losses': 'Una casella costa a una parte 0, 1 o 2 soldati',
  'melee.each-unit': 'Con più unità, ciascuna subisce l’intero risultato della sua parte',
  'melee.r1': 'R1, ritirata: metà del movimento della sua formazione, sempre fronte al nemico',
  'melee.r1-friend':
    'Si ferma quando raggiunge un amico, che diventa scosso e arretra per tenere una base di distanza',
  'melee.r1-shaken': 'Già scossa, un’unità con R1 o R1S va in rotta',
  'melee.r1s': 'R1S: R1, e l’unità diventa scossa',
  'melee.r2': 'R2, rotta: spalle al nemico, piena velocità e dadi come per un movimento di rotta',
  'melee.av': 'AV, avanzata: il vincitore fa mezzo movimento oltre la linea di scontro',
  'melee.av-stay':
    'Possono rifiutare AV: un’unità in un edificio, in quadrato o al riparo, e l’artiglieria; le altre devono',
  'melee.av-contact': 'Un’avanzata si ferma a 1 cm da ogni altro nemico e non è un attacco',
  'melee.bt':
    'BT, sfondamento: l’unità attraversa il fronte nemico e fa subito un movimento intero, che è il suo prossimo preso in anticipo',
  'melee.hold': '«-»: l’unità resta',
  'melee.retreat-direction': 'R1 e R2 portano lontano dalla causa e verso le proprie linee',
  'melee.retreat-line':
    'La linea si allontana dritta dal nemico più vicino che l’ha causata; se così non ci si avvicina al proprio bordo, dritto a quel bordo. Fiumi e muri alti fermano un R1, una rotta li aggira',
  'melee.retreat-zone':
    'R1 e R2 non possono entrare né finire in una zona di controllo nemica: se vi sono costretti, la ritirata diventa rotta e la rotta eliminazione',
  'melee.retreat-cause':
    'Le zone dei nemici che hanno causato il movimento, e quelle in cui l’unità stava già, non la fermano: mezzo movimento non esce dalla zona di fanti o cannoni appena combattuti',
  'melee.guns-lost':
    'Una batteria che riceve R1, R1S o R2 perde i cannoni; i serventi rimasti vanno in rotta',
  // skirmish
  'skirmish.pressed-home':
    'L’attaccante si ferma e attacca a fondo: ogni compagnia colpita perde {value} soldati, chi resta va in rotta',
  'skirmish.pass-through':
    'L’attaccante la colpisce al passaggio e prosegue: ogni compagnia colpita perde {soldiers} e resta al suo posto',
  'skirmish.any-side': 'L’ordine aperto è colpito allo stesso modo di fronte, di fianco o alle spalle',
  'skirmish.routing': 'Un’unità in rotta raggiunta subisce lo stesso; chi resta continua la rotta',
  'skirmish.per-company': 'Le perdite in ordine aperto si contano per ogni compagnia incontrata',
  'skirmish.no-dice': 'Niente dadi contro l’ordine aperto; una compagnia non perde più di quanto ha',
  'skirmish.when': 'L’attaccante sceglie il modo; si risolve al momento del contatto, durante il movimento',
  'skirmish.cover': 'Un riparo non cambia nulla; boschi, margini ed edifici sì',
  'skirmish.rout-scope':
    'Le compagnie non colpite reggono; i superstiti delle altre si tolgono. Tutte colpite: l’unità va in rotta',
  'skirmish.pass-charge': 'Colpire al passaggio non rompe la linea retta di una carica',
  // square
  'square.dice': '{value} dadi; il quadrato si rompe se tutti superano il suo indice',
  'square.charge': 'In carica: +{value} a uno dei dadi',
  'square.losses':
    'Ogni soldato perso dal quadrato in questo turno del giocatore abbassa di 1 l’indice per uno dei dadi',
  'square.points':
    'L’attaccante assegna questi punti dopo il lancio: le perdite in modo uguale (uno per dado prima di un secondo), il punto di carica su un dado qualsiasi, anche oltre a un punto di perdita',
  'square.kills':
    'Rotto: {value} soldati uccisi per cavaliere, prima quelli che formano il quadrato, poi quelli riparati dentro',
  'square.survivors': 'I superstiti vanno in rotta',
  'square.failure': 'Non rotto: la cavalleria subisce R1 senza perdite, il quadrato resta',
  'square.vs-infantry': 'Fanteria contro un quadrato: la tabella, il quadrato a {value}',
  'square.no-flank': 'Un quadrato non ha fianchi né spalle',
  // building
  'building.double':
    'Il valore di un’unità in un edificio è raddoppiato, qualunque sia il numero di compagnie',
  'building.replaces':
    'Il raddoppio è tutto: niente altezza, riparo, fianco o sotto organico per la guarnigione; scossa conta dopo',
  'building.no-charge': 'Nessun punto di carica contro un edificio',
  'building.fire': 'Guarnigione: 1 dado per compagnia dentro, tutt’intorno, soglia e portata secondo il tipo',
  'building.outcome':
    'Una guarnigione che riceve R1, R1S o R2 esce dal lato opposto in ordine aperto (R1S scossa, R2 in rotta); un’unità attaccante con AV o BT può entrare',
  // woods
  'woods.half-range': 'Dentro un bosco il tiro arriva a metà della portata',
  'woods.edge-fire':
    'Le unità al margine possono sparare fuori a piena portata e sono dietro un riparo leggero',
  'woods.no-flank': 'Né fianchi né spalle dentro un bosco',
  'woods.no-charge': 'Nessun punto di carica dentro un bosco',
  'woods.join':
    'Altre compagnie si uniscono a un combattimento nel bosco con un dado di reazione per tutto il battaglione, e ciascuna muove di altrettanti cm',
  'woods.reaction-die': 'I movimenti di reazione dentro un bosco sono di {dice}, in cm, avanti o indietro',
  'woods.mixed':
    'Compagnie leggere di valore diverso possono combattere insieme: il proprietario sceglie il valore, e quelle perdono per prime. Vanno inserite come una sola unità',
  'woods.leave': 'Uscendo da un bosco, la fanteria che non è leggera spende mezzo movimento per formarsi',
  'woods.rout': 'Un’unità in rotta che corre in un bosco è eliminata',
  'woods.sight':
    'Da fuori si vede e si colpisce solo il margine di un bosco, profondo {value} cm; dentro, si vede fino alla portata',
  // morale
  'morale.index':
    'Ogni unità ha un indice di reattività: quanto è salda; la cavalleria deve superarlo per rompere un quadrato',
  'morale.index-militia': 'Milizia: indice {value}',
  'morale.index-british': 'Linea britannica: indice {value}',
  'morale.index-regular':
    'Indice dell’altra linea {line}, fanteria leggera {light}, cavalleria {cavalry}, artiglieria {artillery}',
  'morale.index-elite': 'Indice dei granatieri {grenadier}, rifles {rifle}, cavalleria scelta {eliteCavalry}',
  'morale.index-guard': 'Guardia: indice {value}',
  'morale.trigger': 'Un’unità fa il test di reattività ogni due soldati che perde in un turno',
  'morale.trigger-count': 'Test alla 2ª, 4ª, 6ª perdita; due coppie insieme, due test',
  'morale.test': 'Un dado, riuscito con l’indice o meno',
  'morale.test-limits': 'Un 1 riesce sempre, un 6 fallisce sempre',
  'morale.modifier': 'Nessun modificatore oltre al generale opzionale; uno scenario può fissarne uno',
  'morale.trigger-when':
    'Il test si fa quando si tolgono le perdite; per quelle di mischia, dopo aver eseguito il risultato; le unità in rotta non lo fanno',
  'morale.shaken': 'Un’unità che fallisce il test è scossa',
  'morale.shaken-until': 'Essere scossa costa {cost} in mischia finché l’unità non si riordina',
  'morale.shaken-effects':
    'Un’unità scossa muove, spara e reagisce per il resto come al solito, ma non attacca',
  'morale.second-failure':
    'Un’unità scossa che fallisce ancora si ritira (R1, resta scossa, non in rotta); se fallisce dopo, va in rotta',
  'morale.ladder-kept': 'Il gradino a cui sta un’unità (scossa, ritirata) resta finché non si riordina',
  'morale.breaking-when':
    'Dopo tutte le mischie, ogni amico entro {cm} cm da un’unità in rotta può dover fare il test',
  'morale.breaking-who':
    'Al punto di rottura un’unità fa il test solo se il suo indice è pari o inferiore a quello dell’unità in rotta',
  'morale.breaking-ladder':
    'Un’unità che fallisce al punto di rottura scende di un gradino: salda → scossa → ritirata → rotta',
  'morale.breaking-chain':
    'Ogni nuova rotta fa ripetere il test ai propri vicini, che l’abbiano già fatto o no',
  'morale.breaking-where':
    'Fanno fare il test solo le unità andate in rotta in questo turno del giocatore, misurando bordo a bordo da dove è finita la loro fuga; le unità in rotta non lo fanno',
  'morale.rout-move':
    'Rotta in cm: fanteria e serventi {foot} + {footDice}, cavalleria pesante {heavy} + {horseDice}, leggera {light} + {horseDice}',
  'morale.rout-medium': 'Rotta della cavalleria media in cm: {value} + {horseDice}',
  'morale.rout-rate':
    'La parte fissa di una rotta è il movimento intero: velocità della colonna per la fanteria, della classe per la cavalleria',
  'morale.rout-friends':
    'Un’unità in rotta attraversa gli amici e, se finisse su di loro, va fino a terreno libero; per loro conta solo il punto di rottura',
  // command
  'command.none':
    'Il gioco base non ha comandanti; l’autore li ha come aggiunta, e possono unirsi a una mischia',
  'command.general-test':
    'Un’unità entro {cm} cm dal suo generale: +{value} all’indice in un test di reattività, un test per turno del giocatore',
  // scenario
  'scenario.small-game':
    'Una partita piccola: 2 o 3 cannoni da 4 o 6 libbre e da 6 a 12 cavalieri per parte, un po’ di terreno ma non troppo',
  'scenario.force': 'Esercito pronto: {force}',
  'scenario.turns': 'Una partita dura {value} turni',
  'scenario.broken':
    'Una parte che alla fine di un turno del giocatore ha {share} o più delle unità iniziali distrutte, fuori tavolo o in rotta ha perso; entrambe insieme, pareggio',
  'scenario.points':
    'Altrimenti dopo l’ultimo turno: {destroyed} per unità nemica distrutta o fuori tavolo, {routing} per unità in rotta, {objective} per obiettivo tenuto; vince chi ha più punti; a parità è pareggio',
  'scenario.objective':
    'Un obiettivo è tenuto dalla parte che sola ha un’unità salda o scossa entro {objectiveCm} cm',
};

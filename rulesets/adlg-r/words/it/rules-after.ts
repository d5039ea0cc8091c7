/** Italian sentences of the rules on rout to elephants, by rule id. Rule numbers are placeholders in braces. */
export const afterRules: Readonly<Record<string, string>> = {
  // rout
  'rout.friends': 'Una rotta costa 1 punto agli amici a meno di 1 UD dietro l’unità in rotta',
  'rout.behind':
    'Dietro = area positiva nella sua striscia posteriore a meno di 1 UD; i nemici non ne risentono',
  'rout.li': 'Una LI in rotta danneggia solo LI',
  'rout.guns': 'Artiglieria e carri da guerra in rotta non danneggiano nessuno',
  'rout.turn':
    'Un’unità messa in rotta in mischia e attaccata solo di fianco o alle spalle si volta prima verso il nemico principale; una messa in rotta dal tiro no',
  'rout.when': 'Dopo tutte le mischie della sequenza',
  'rout.cascade': 'Le unità che perdono così l’ultimo punto vanno a loro volta in rotta',
  'rout.cascade-order': 'Un’ondata dopo l’altra, prima la parte di turno, nell’ordine del proprietario',
  'rout.steps': 'Rotte e loro costo → lanci dei generali → rimozione → inseguimento → controllo di vittoria',
  'rout.waits':
    'Fino alla rimozione le unità in rotta sbarrano il passo a tutti salvo alla LI e non sono bersagli; le loro mischie non si combattono e per l’inseguimento contano come vinte',
  'rout.turn-how': 'Un’unità in rotta che si volta lo fa attorno al suo centro; nessuno fa posto',
  // pursuit
  'pursuit.who': 'Solo le unità del giocatore di turno possono inseguire, di 1 UD',
  'pursuit.elephant': 'Anche gli elefanti devono inseguire',
  'pursuit.never': 'Carri da guerra, artiglieria e leve sacrificabili mai',
  'pursuit.excused':
    'Nessun obbligo: ha distrutto artiglieria, un carro da guerra o un elefante; lascerebbe il tavolo o entrerebbe in terreno che la penalizza; difende opere o una sponda; fanteria dietro truppe montate; il percorso corre lungo un fronte nemico',
  'pursuit.excused-shock': 'Le stesse dispense valgono per l’Urto',
  'pursuit.touched':
    'Ancora toccata di fianco o alle spalle da un fronte nemico: nessun inseguimento, si volta subito verso uno di essi, a scelta',
  'pursuit.contact':
    'Nuovo contatto: conformarsi subito; il nemico può evadere, chi insegue resta a 1 UD; altrimenti combattono nella prossima fase di mischia, senza prima fase',
  'pursuit.multiple':
    'Completo sul fianco o alle spalle di un nemico in mischia o sostegno di mischia, da un’unità pesante: quel nemico perde subito 1; se va in rotta, nessun secondo inseguimento',
  // rally
  'rally.far': 'A più di {near} UD da ogni nemico: {need}+ con 1D6, {cp} PC',
  'rally.near': 'A {near} UD o meno da un nemico: {need}+, {cp} PC',
  'rally.melee': 'In mischia: {need}+, {cp} PC',
  'rally.melee-support': 'Il sostegno di mischia è «in mischia»; il sostegno semplice è vicino',
  'rally.commander': '+{value} con un generale incluso o aggregato all’unità',
  'rally.commander-once': 'Lo dà a un’unità per turno',
  'rally.rear-support': '+{value} con sostegno da tergo',
  'rally.rear-support-means':
    'Sostegno da tergo: un’unità amica dell’esercito, né leggera né Drag, Art o WWg, non in mischia né in rotta, orientata entro {angle}° allo stesso modo, al massimo a {distance} UD dal bordo posteriore e che copre {cover} della larghezza della striscia posteriore o più',
  'rally.success': 'Se riesce, si toglie un segnalino',
  'rally.two':
    'Due segnalini, se l’unità ha sostegno da tergo e un generale aggregato e il lancio con il bonus supera il numero di {by} o più',
  'rally.out-of-range': '+{cp} PC fuori dal raggio di comando, salvo lontano da ogni nemico',
  'rally.free':
    'Un recupero lontano da ogni nemico non costa niente anche fuori raggio, senza generale o con lui impegnato',
  'rally.when': 'Nella fase di movimento del proprietario, nell’attivazione del suo corpo',
  // commander
  'commander.per-corps': 'Ogni corpo ha un generale; uno di essi è il comandante in capo',
  'commander.strategist': 'Solo il comandante in capo può essere stratega, uno al massimo',
  'commander.move-cost': 'Il suo movimento costa 1 PC, che può essere quello gratuito',
  'commander.no-block': 'Non blocca nessun amico e si scosta della distanza minima',
  'commander.contacted':
    'Raggiunto da un nemico quando è solo, va dietro l’amico più vicino entro {ud} UD, altrimenti è perso',
  'commander.killed-lost': 'Ucciso con {value} o meno se la sua unità perde la mischia',
  'commander.killed-routed': 'Ucciso con {value} o meno se la sua unità è messa in rotta; solo questo lancio',
  'commander.risk-when': 'Si tirano i dadi dopo tutti i risultati della fase',
  'commander.included-routed':
    'Incluso in un’unità messa in rotta fuori dalla mischia: ucciso con {value} o meno',
  'commander.attached-safe':
    'Aggregato ma non impegnato non muore mai; quando l’unità va in rotta va all’amico più vicino entro 5 UD',
  'commander.rally-unit': 'Può muovere, aggregarsi e poi recuperare con il +{value}',
  // square
  'square.cost': 'Formare o lasciare il quadrato costa {cp} PC',
  'square.edges':
    'Tutti i bordi sono di fronte: niente fianco, retro né attacco multiplo. I nemici con il fronte su altri bordi sono in sostegno semplice',
  'square.marks': 'Ha * e @',
  'square.shoot': 'Spara da un bordo qualunque a {value}',
  'square.artillery': 'L’artiglieria ha +{value} contro di esso, come contro l’Ordine profondo',
  'square.footprint': '{square} UD attorno al centro della sua base, orientamento mantenuto',
  // fortification
  'fortification.kinds':
    'Fortificazioni (terrapieni, palizzate), ostacoli (fossati, buche), pali. Opere = tutti e tre',
  'fortification.place': 'Fortificazioni e ostacoli si pongono all’inizio e restano',
  'fortification.aligned':
    'Un’unità ha il loro aiuto solo stando angolo contro angolo dietro di essi, e solo in un combattimento davvero attraverso di essi',
  'fortification.front': 'Il fronte delle opere è il bordo frontale dell’unità, anche per la portata',
  'fortification.melee':
    '+{value} in fortificazione è per fanteria che non sia LI e carri da guerra; ostacoli e pali non ne danno',
  'fortification.mounted': 'Le truppe montate attaccano attraverso opere a {value}',
  'fortification.no-impact':
    'Attraverso una fortificazione o un ostacolo non contano Impatto, Urto, Pistola, Salva né Carica furiosa, da nessuna parte',
  'fortification.stakes-no-impact': 'Attraverso pali le truppe montate li perdono',
  'fortification.cover': 'Una fortificazione è copertura; ostacoli e pali no',
  'fortification.cross':
    'Attraversare costa 1 UD alla fanteria, 2 UD alle truppe montate; un’unità può finire a cavallo dell’opera, o si toglie l’elemento, se manca spazio',
  'fortification.li': 'Una LI dietro una fortificazione non è allo scoperto e non deve evadere',
  // camp
  'camp.unit':
    'Un accampamento è un’unità senza ZdC che non si attraversa, non sostiene nessuno e non prende parte ad attacchi multipli',
  'camp.contact': 'Nessun contatto in un secondo o terzo movimento',
  'camp.open': 'Un accampamento non fortificato attaccato in mischia è perso',
  'camp.fortified':
    'Un accampamento fortificato: ogni attaccante tira 1D6 nella fase di mischia; perso con 5–6 contro fanteria ed elefanti, con 6 contro altre truppe montate. Niente modificatori, qualità o perdite per l’attaccante',
  'camp.fortified-light': 'Non da LI o LH',
  'camp.stays': 'Un accampamento perso resta come ostacolo al movimento',
  'camp.value': 'La sua perdita conta nelle perdite dell’esercito, quella di uno fortificato di più',
  // wagon
  'wagon.edges': 'Tutti i bordi sono di fronte: mai colpito di fianco o alle spalle, nessun attacco multiplo',
  'wagon.battle-ready': 'Pronto al combattimento: +{value} contro tutti, salvo Mediocre',
  'wagon.alone':
    'Attaccato su un lato lungo da un solo nemico: +{value}, come sostenuto. Un secondo nemico su quel lato toglie solo questo',
  'wagon.one-main':
    'Un nemico principale alla volta, sceglie il giocatore di turno; i nemici con il fronte su altri lati sono in sostegno semplice, gli altri niente',
  'wagon.support':
    'Dà solo sostegno semplice, da qualunque lato o angolo, a due amici al massimo, uno per lato; non attacca mai un fianco',
  'wagon.li': 'Una LI rimasta sola a contatto di un carro da guerra si scosta di 1 UD',
  'wagon.never': 'Nessuna carica, sostegno, ZdC, conformarsi, inseguimento, imboscata o marcia di fianco',
  'wagon.weapon': 'Il suo equipaggio ha archibugi, salvo che la lista dica altro',
  // artillery
  'artillery.melee': 'In mischia il nemico dell’artiglieria ha +{value}, salvo LI, Drag e LH',
  'artillery.short-range':
    'A corta portata, perdere di {by} o più contro artiglieria media o pesante costa {loss} punti',
  'artillery.at-small': 'Artiglieria su artiglieria o schermagliatori: {value}',
  'artillery.at-deep':
    'Artiglieria su un fianco o su un’Unità di battaglia in Ordine profondo: +{value}, una volta',
  'artillery.at-flank':
    'Su un fianco = il centro del bordo frontale del pezzo sta dietro la linea di fronte del bersaglio e fuori dalla sua striscia frontale; il retro conta come fianco',
  'artillery.pivot-cost': 'La rotazione prende {ud} ma è il movimento dell’unità',
  'artillery.never':
    'Nessuna carica, ZdC, inseguimento, sostegno, imboscata, marcia di fianco; subisce ma non fa mai attacchi multipli',
  // elephant
  'elephant.impact': 'Gli elefanti hanno Impatto (+{value}) contro tutti salvo LI e LH',
  'elephant.panic':
    'Panico: le truppe montate che non sono elefanti combattono a {value} contro gli elefanti',
  'elephant.panic-who':
    'Solo l’unità principale che combatte l’elefante, una volta; le capacità restano; conta anche quando l’elefante è colpito di fianco',
  'elephant.move': '{open}, {rough}, {difficult} UD, come i gendarmi',
  'elephant.field': 'Campo e sterpaglia sono terreno aperto per gli elefanti',
  'elephant.rampage':
    'Un elefante in rotta, voltato verso il nemico principale, tira 1D6: 1 avanti, 2 a sinistra, 3 a destra, 4–6 dietro. Ogni unità delle due parti salvo LI con area a meno di 1 UD da esso in quella striscia perde 1 punto, invece del costo delle altre rotte',
  'elephant.no-trigger': 'Un elefante da solo non obbliga nessuna unità Impetuosa a caricare',
};

/** Italian words of the chapters unit to save, by rule, except rules that forbid something. Numbers of the rules are in braces. */
export const fireRules: Readonly<Record<string, string>> = {
  // unit
  'unit.kinds':
    'Fanteria: linea, granatieri, leggeri. Cavalleria: leggera, media, pesante. Artiglieria: cannoni, obici',
  'unit.kinds-more': 'Anche la milizia, e una fanteria leggera scelta con carabine rigate (rifles)',
  'unit.guard':
    'La fanteria della guardia vale come granatieri nel tiro e in mischia, con un indice più alto',
  'unit.soldier': 'Le perdite si contano in soldati: un fante, un cavaliere o un servente',
  'unit.base': 'Base e compagnia sono la stessa cosa',
  'unit.light-base': 'Una compagnia leggera ha 2 o 3 soldati',
  'unit.light-base-size': 'Le compagnie leggere cominciano con {value} soldati',
  'unit.foot-base': 'Ogni altra base di fanteria ha 3 soldati',
  'unit.horse-base': 'Una base di cavalleria è 1 cavaliere',
  'unit.horse-strength': 'Un’unità di cavalleria ha di solito 6 cavalieri',
  'unit.strength':
    'Basi all’inizio: linea {line}, milizia {militia}, granatieri {grenadier}, guardia {guard}, leggeri {light}, rifles {rifle}, cavalleria {horse}. Ammesse da 1 a 12',
  'unit.battery': 'Una batteria è una sola unità e spara tutta insieme',
  'unit.battery-strength':
    'Una batteria ha {guns} cannoni o {howitzers} obici, ciascuno con {crew} serventi; un pezzo è perso quando non ha più serventi',
  'unit.horse-battery':
    'Una batteria è a piedi, salvo che lo scenario ne faccia artiglieria a cavallo; cambia solo il movimento',
  'unit.loss': 'Ogni ucciso toglie un soldato all’unità',
  'unit.bases-left':
    'Basi rimaste = soldati rimasti ÷ soldati per base, arrotondate per eccesso: le perdite svuotano una base alla volta',
  'unit.base-removed':
    'Il proprietario toglie una base vuota da un capo della riga, in colonna o in quadrato dal retro, così che non si apra un varco',
  'unit.understaffed': 'Sotto organico = meno di {bases} basi rimaste',
  'unit.understaffed-who': 'Fanteria e cavalleria possono essere sotto organico, l’artiglieria no',
  'unit.horse-classes': 'I corazzieri sono pesanti, lancieri e dragoni medi',
  'unit.hussars': 'Ussari e cacciatori a cavallo sono leggeri',
  'unit.scale': '1 mm sul tavolo vale 1 m',
  'unit.base-size':
    'Ingombro, larghezza × profondità in mm: fanteria {foot}, cavaliere {trooper}, cannone {gun}, cannone al traino {limbered}',
  'unit.dice': 'Tutti i dadi hanno sei facce; per uccidere o salvare bisogna fare il numero o meno',
  // turn
  'turn.alternate':
    'Le due parti giocano a turno il proprio turno; la parte attiva spara, muove e attacca, l’altra reagisce',
  'turn.first':
    'Prima dello schieramento ogni parte tira 2D6, il totale più alto gioca per primo, a parità si tira di nuovo; l’ordine poi non cambia',
  'turn.start-step': 'Prima del tiro dei cannoni: test di recupero e movimenti di rotta, poi il riordino',
  'turn.loss-window':
    '«Lo stesso turno», per contare le perdite, è un turno del giocatore: tiro, tiro di reazione e mischia insieme, per le due parti. Alla fine i conti tornano a 0',
  'turn.melee-order': 'Le mischie si giocano una dopo l’altra nell’ordine scelto dalla parte attiva',
  'turn.reactions':
    'Ogni attacco si risolve prima che muova l’unità seguente: movimento annunciato, risposte dell’altra parte, contatto. Le mischie aspettano la fine di tutti i movimenti',
  // formation
  'formation.open': 'Ordine di tiragliatori e ordine aperto sono la stessa cosa',
  'formation.open-light':
    'Per la fanteria leggera l’ordine aperto è una vera formazione; per l’altra fanteria no',
  'formation.deployed': 'Solo i cannoni in batteria sono pronti al tiro',
  'formation.facing':
    'Si prolungano dai due lati il bordo anteriore e quello posteriore dell’unità: davanti al primo è il suo fronte, dietro il secondo il suo retro, tra i due il suo fianco. Un attacco conta da dove sta la maggior parte del bordo anteriore dell’attaccante quando comincia l’ultimo tratto dritto, un tiro da dove parte',
  // move
  'move.by-formation': 'La velocità dipende dalla formazione tenuta',
  'move.horse-formations': 'La cavalleria ha la velocità della sua classe in ogni formazione',
  'move.half': '«Mezzo movimento» è metà della velocità della formazione tenuta',
  'move.wheel': 'Una conversione si misura sull’angolo esterno',
  // terrain
  'terrain.kinds': 'Colline, boschi, fattorie e villaggi, siepi, muri, barricate',
  'terrain.symbols':
    'Due o tre alberi fanno un bosco, una casa una fattoria, più case un villaggio con varchi per cui passa una colonna',
  'terrain.contour': 'Più in alto = su una curva di livello più alta dell’altra unità',
  'terrain.cover-light': 'Siepi, cespugli, barricate e margini di bosco sono ripari leggeri',
  'terrain.cover-heavy':
    'Muretti e trincee sono ripari pesanti bassi; muri alti o fortificati sono ripari pesanti alti',
  'terrain.behind': 'Un riparo conta solo se sta tra l’unità e il tiro o l’attacco',
  'terrain.blocks': 'Colline, boschi ed edifici fermano le linee di tiro',
  'terrain.woods-rate': 'Un bosco lascia {share} del movimento',
  'terrain.road': 'In colonna o al traino, tutta su una strada: velocità × {value}, non a contatto',
  // fire
  'fire.kill-roll': 'Ogni dado pari o inferiore alla soglia colpisce un soldato, che muore se non è salvato',
  'fire.line-dice': 'Linea: 1 dado ogni due basi vicine',
  'fire.line-kill': 'La linea uccide con {span}',
  'fire.adjacent': 'Solo basi fianco a fianco fanno una coppia',
  'fire.odd-base': 'Una base in più non aggiunge niente',
  'fire.light-dice': 'Fanteria leggera: 1 dado per compagnia',
  'fire.light-kill': 'La fanteria leggera uccide con {span}',
  'fire.rifle-dice': 'Rifles: 1 dado per compagnia',
  'fire.rifle-kill': 'I rifles uccidono con {span}',
  'fire.grenadier-dice': 'Granatieri: come la linea',
  'fire.grenadier-kill': 'I granatieri uccidono con {span}',
  'fire.guard-dice': 'Guardia: come la linea',
  'fire.guard-kill': 'La guardia uccide con {span}',
  'fire.militia-dice': 'Milizia: come la linea',
  'fire.militia-kill': 'La milizia uccide con {span}',
  'fire.carbine-dice': 'Carabine: 1 dado ogni due cavalieri',
  'fire.carbine-kill': 'Le carabine uccidono con {span}',
  'fire.line-range': 'Linea: {value} cm',
  'fire.foot-range': 'Granatieri {grenadier} cm, guardia {guard} cm, milizia {militia} cm',
  'fire.light-range': 'Fanteria leggera: {value} cm',
  'fire.rifle-range': 'Rifles: {value} cm',
  'fire.carbine-range': 'Carabine: {value} cm',
  'fire.measure':
    'Dal punto più vicino delle basi che sparano al punto più vicino del bersaglio; giusto alla portata è a portata',
  'fire.bear':
    'Una base può sparare se almeno una parte del bersaglio è nel suo campo, a portata e scoperta; contano solo queste basi',
  'fire.front-rank': 'Sparano solo le basi della prima riga; quindi una colonna spara solo con la testa',
  'fire.arc-round': 'La fanteria leggera in ordine aperto e le carabine sparano tutt’intorno',
  'fire.square-face':
    'Un quadrato, di qualunque fanteria, spara con {dice} per lato, dritto davanti; ogni lato ha il suo bersaglio',
  'fire.at-once': 'I tiri si risolvono uno per uno, le perdite si tolgono subito',
  // artillery
  'artillery.shots': 'Tre modi: palla ad alzo zero, mitraglia, granata d’obice',
  'artillery.round-dice': 'Palla: 1 dado per soldato che la bacchetta incrocia',
  'artillery.sector-near': 'Settore vicino: uccide con {span}',
  'artillery.sector-middle': 'Settore medio: uccide con {span}',
  'artillery.sector-far': 'Settore lontano: uccide con {span}',
  'artillery.square-dice':
    'Palla su un quadrato: {value} dadi, qualunque cosa incroci la bacchetta; soglia secondo il settore',
  'artillery.two-sectors': 'Un’unità in due settori conta tutta nel più vicino',
  'artillery.several-units':
    'Ogni unità sotto la bacchetta è colpita, ciascuna con i suoi soldati e il suo settore, la più vicina per prima',
  'artillery.first-bounce':
    'I segni del primo rimbalzo e della mitraglia stanno prima del segno vicino; lì la palla uccide come nel settore vicino',
  'artillery.enfilade':
    'Colonna presa di fianco: il doppio dei dadi della palla. Solo una colonna, solo la palla, non un quadrato',
  'artillery.depth':
    'Soldati sotto la bacchetta dove non si possono contare le figure: linea di fronte {lineFront}, colonna {columnPerBase} per base incrociata (in profondità di fronte, in larghezza di fianco), linea di fianco {lineFlankPerBase} per base, cannoni in batteria {guns}, cannoni al traino {limbered}, guarnigione {garrison}',
  'artillery.rods':
    'Portate di mitraglia, vicina, media e lontana, in cm: 4 libbre {lb4}, 6 libbre {lb6}, 8 e 9 libbre {lb8}, 12 libbre {lb12}; un segno appartiene al settore più vicino',
  'artillery.canister-dice': 'Mitraglia: {value} dadi',
  'artillery.canister-kill': 'La mitraglia uccide con {span}',
  'artillery.canister-open': 'Si può sparare a mitraglia sull’ordine aperto',
  'artillery.howitzer-dice': 'Obice: {value} dadi',
  'artillery.howitzer-kill': 'L’obice uccide con {span}',
  'artillery.howitzer-arc': 'Gli obici sparano a campana: colline, boschi, edifici non fermano il tiro',
  'artillery.howitzer-friends': 'Nemmeno gli amici fermano il tiro di un obice',
  'artillery.howitzer-saves':
    'Contro la granata, riparo (anche edifici e muri) e altezza non salvano; ordine aperto, cannoni in batteria e righe della cavalleria salvano ancora',
  'artillery.howitzer-canister': 'Gli obici non hanno mitraglia, quindi nessun tiro di reazione',
  'artillery.light-cover':
    'Si può sparare a palla o a mitraglia su un riparo leggero; il bersaglio ha il suo solito tiro salvezza',
  'artillery.half-battery': 'Almeno metà dei cannoni persi: {value} a ogni soglia',
  'artillery.no-guns':
    'Una batteria che ha perso tutti i cannoni conta come distrutta; i serventi ancora in fuga si tolgono quando dovrebbero recuperare',
  // save
  'save.roll':
    'Un’unità al riparo o in una condizione favorevole tira un dado per ogni soldato colpito; con la soglia o meno si salva',
  'save.once': 'Mai più di un tiro salvezza per colpo',
  'save.best':
    'Le righe si escludono: di tutte quelle che valgono conta la più alta, niente si somma; a parità si nomina la prima della lista',
  'save.open-heavy': 'Fanteria in ordine aperto dietro un muretto o un muro alto: {span}',
  'save.guns-heavy': 'Artiglieria in batteria dietro un muretto o un muro alto: {span}',
  'save.high-wall': 'Dietro un riparo pesante alto: {span}',
  'save.building': 'Guarnigione di un edificio, come dietro un riparo pesante: {span}',
  'save.woods': 'Dentro un bosco: {span}',
  'save.open-light': 'Fanteria in ordine aperto, dietro un riparo leggero o al margine di un bosco: {span}',
  'save.guns-light': 'Artiglieria in batteria dietro un riparo leggero: {span}',
  'save.low-wall': 'Dietro un riparo pesante basso: {span}',
  'save.open-order': 'Fanteria in ordine aperto, contro la mitraglia: {span}',
  'save.open-order-all': 'Fanteria in ordine aperto, contro ogni altro tiro: {span}',
  'save.guns-deployed': 'Artiglieria in batteria: {span}',
  'save.cavalry-canister': 'Cavalleria sotto la mitraglia: {span}',
  'save.cavalry-charging': 'Cavalleria che carica, contro ogni tiro: {span}',
  'save.cavalry-open-order': 'Cavalleria in ordine aperto: {span}',
  'save.light': 'Dietro un riparo leggero o al margine di un bosco: {span}',
  'save.higher': 'Su una curva di livello più alta di chi spara: {span}',
  'save.none': 'Nessuna riga vale: nessun tiro salvezza',
  'save.garrison-order': 'Dentro un bosco o un edificio la formazione non dà una riga sua',
};

/** Italian words of the rules that forbid something on the table, except those that refuse a case. Numbers are in braces. */
export const forbiddingRules: Readonly<Record<string, string>> = {
  'unit.gone': 'Un’unità senza soldati si toglie e conta come distrutta',
  'turn.order': 'Tiro dei cannoni → fucileria → movimenti e attacchi → reazioni → mischie → punto di rottura',
  'turn.fire-then-attack': 'Un’unità che ha sparato nel suo turno non può più andare a contatto',
  'turn.unit-order':
    'In ogni passo una parte prende le sue unità nell’ordine che vuole; dove entrambe hanno da fare, comincia la parte attiva',
  'formation.list':
    'Fanteria: linea, colonna, quadrato, ordine aperto. Cavalleria: linea, colonna, ordine aperto. Artiglieria: al traino, in batteria',
  'formation.shapes':
    'Linea: una riga. Colonna: {columnWidth} basi di fronte. Quadrato: lati uguali, nessun fianco. Ordine aperto: fino a {openGapCm} cm tra le basi',
  'formation.change-cost':
    'Un cambio di formazione costa {cost}, attorno al centro del fronte; resta quella parte della velocità della formazione in cui si muove',
  'formation.limber-cost': 'Mettere al traino o in batteria costa {cost}',
  'formation.square-who': 'Solo la fanteria fuori da boschi ed edifici forma il quadrato',
  'move.infantry-column': 'Fanteria in colonna: {value} cm',
  'move.infantry-open': 'Fanteria in ordine aperto: {value} cm',
  'move.infantry-line': 'Fanteria in linea: {value} cm',
  'move.infantry-square': 'Fanteria in quadrato: {value} cm',
  'move.heavy-cavalry': 'Cavalleria pesante: {value} cm',
  'move.medium-cavalry': 'Cavalleria media: {value} cm',
  'move.light-cavalry': 'Cavalleria leggera: {value} cm',
  'move.foot-guns': 'Artiglieria a piedi: al traino {value} cm, a braccia {manhandled} cm',
  'move.horse-guns': 'Artiglieria a cavallo: al traino {value} cm, a braccia {manhandled} cm',
  'move.general': 'Generale: {value} cm',
  'move.manoeuvre':
    'Dietrofront: {aboutFace}. Passo di lato fino a {sidestepCm} cm: {sidestep}. All’indietro: {backward} della velocità',
  'move.through-friends':
    'Le unità in ordine aperto attraversano gli amici e si lasciano attraversare; quelle in formazione no',
  'move.enemy-gap': 'Senza attaccare, un’unità resta a {value} cm da ogni nemico',
  'move.spent': 'Un’unità che ha sfondato non ha movimento nel suo prossimo turno',
  'terrain.rates':
    'Che cosa resta della velocità, per la parte di movimento toccata: ruscello {stream}, arato {plough}, salita {uphill}, siepe {hedge}, muretto {lowWall}, muro alto {highWall}',
  'terrain.river': 'I fiumi si passano solo da un ponte o da un guado',
  'fire.one-target': 'Un’unità spara a un bersaglio per fase, una volta, e lo sceglie liberamente',
  'artillery.one-shot': 'Un tiro per batteria e per fase di tiro',
  'artillery.rod':
    'Una bacchetta per calibro, lunga come la portata, posata lungo il tiro e segnata: primo rimbalzo, mitraglia, vicino, medio, lontano',
  'artillery.rod-from':
    'La bacchetta parte dalla bocca di un cannone servito della batteria, a scelta del proprietario',
  'artillery.square-rod':
    'La bacchetta deve comunque attraversare il quadrato, dentro l’arco di tiro e senza amici in mezzo: senza una bacchetta attraverso il bersaglio non c’è tiro a palla',
  'artillery.abandoned':
    'I serventi che fuggono lasciano i cannoni; un nemico che tocca cannoni senza serventi li mette fuori gioco; i serventi che si mettono in salvo o recuperano possono tornarvi, come fanteria in colonna',
  'attack.declare': 'Andare a contatto di base nella fase di movimento è un attacco e apre una mischia',
  'attack.no-change': 'Chi ha cambiato formazione in questo turno non attacca',
  'attack.nearest': 'Il nemico attaccato dev’essere il più vicino raggiungibile dal fronte dell’unità',
  'attack.reaction-once': 'Un tiro di reazione per unità che spara e per unità che attacca',
  'attack.reaction-when':
    'Il tiro di reazione colpisce nel punto più vicino del percorso dell’attaccante; un’unità attaccata di fianco o alle spalle non ne ha contro quell’attaccante',
  'attack.one-answer':
    'A un attacco un’unità dà una risposta: tiro, fuga, o una sola azione con test; solo «sparare e fuggire» ne unisce due',
  'attack.one-move': 'Un’unità fa al massimo {moves} per turno del nemico',
  'melee.bt-limits':
    'Il proprietario lo dirige come ogni movimento; può attaccare; uno sfondamento per unità e turno del giocatore, un secondo BT conta come AV',
  'melee.off-table': 'Un’unità che lascia il tavolo è eliminata',
  'square.no-intercept':
    'Non si può più reagire contro una cavalleria a contatto di un quadrato, solo prima del contatto',
  'building.walls': 'Gli attaccanti mettono le basi contro i muri',
  'building.fire-when':
    'Una guarnigione spara nella propria fase di tiro, a tutto ciò che è a portata, e al primo contatto di un assalto',
  'building.reform': 'Dopo un assalto gli attaccanti perdono un movimento intero per riordinarsi',
  'building.capacity':
    'Un edificio contiene un’unità, {companies} compagnie al massimo; entrarvi costa {cost}',
  'woods.open-order': 'Dentro un bosco ogni unità è in ordine aperto',
  'morale.reform':
    'All’inizio del suo turno un’unità scossa senza nemici entro {enemyCm} cm può riordinarsi, {how}: torna salda e in quel turno non muove, spara né attacca',
  'morale.rally':
    'Un’unità in rotta fa il test all’inizio del suo turno. Riuscito: si ferma, scossa, rivolta dove vuole, e non fa altro. Fallito: continua a fuggire',
  'command.general-melee': 'Generale unito a un’unità: +{value} al suo totale in mischia',
  'command.general-lost':
    'Se l’unità di un generale va in rotta o è distrutta, si tira un dado: con 1 è perso',
  'scenario.table': 'Circa 150 × 100 cm, i giocatori sui lati lunghi; va bene anche più grande',
  'scenario.terrain':
    'Lo scenario disegna terreno, bordi e obiettivi. Senza: {pieces} elementi per parte posati a turno, ad almeno {gapCm} cm l’uno dall’altro, cominciando dalla parte che giocherà per prima; l’altra sceglie il suo lato lungo; {objectives} obiettivi, distribuiti lungo la linea mediana',
  'scenario.deployment':
    'Entro {depthCm} cm dal proprio lato lungo, unità per unità a turno, {who}; ogni formazione e orientamento; una parte può ancora spostare le sue unità finché non ha concluso, nello stesso ordine',
};

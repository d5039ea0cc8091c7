/** Italian words of the rules that can refuse a case, which the companion needs in full. */
export const refusingRules: Readonly<Record<string, string>> = {
  // turn
  'turn.fire-or-move': 'La fanteria in formazione spara o muove',
  'turn.fire-then-move':
    'Leggeri in ordine aperto e cavalleria con carabine possono sparare e poi muovere, mai muovere e poi sparare',
  'turn.guns-fire-or-move': 'Una batteria spara o muove',
  // terrain
  'terrain.woods-forbidden': 'Cavalleria e artiglieria non entrano nei boschi',
  // fire
  'fire.carbine-who': 'Dragoni e ussari hanno carabine; l’altra cavalleria non spara',
  'fire.weapon':
    'La fucileria è per fanteria e cavalleria, la palla per i cannoni, la granata per gli obici, la mitraglia per i cannoni',
  'fire.range': 'Nessun tiro oltre la portata dell’arma',
  'fire.arc-line': 'La fanteria in formazione spara dritto davanti al suo fronte',
  'fire.friends-between': 'Nessun amico tra la base che spara e il suo bersaglio',
  'fire.line-of-fire': 'Anche colline, boschi ed edifici in mezzo vietano la fucileria',
  'fire.open-order-line': 'La fanteria che non è leggera non spara in ordine aperto',
  'fire.no-dice': 'Un’unità che non ha dadi non può sparare',
  // artillery
  'artillery.rod-range': 'Nessuna palla oltre la fine della bacchetta',
  'artillery.canister-nearest': 'La mitraglia colpisce l’unità più vicina',
  'artillery.canister-range': 'Mitraglia solo entro la portata della mitraglia',
  'artillery.howitzer-range': 'Gli obici arrivano da {minimum} a {maximum} cm, con la stessa soglia ovunque',
  'artillery.no-woods': 'Nessun tiro d’artiglieria su un’unità dentro un bosco',
  'artillery.no-round-at-open-order': 'Nessuna palla su unità in ordine aperto',
  'artillery.line-of-fire': 'Colline, boschi, edifici e amici fermano palla e mitraglia',
  'artillery.assaulted': 'Una batteria attaccata deve sparare a mitraglia',
  'artillery.half-minimum': 'Una soglia portata a 0 vieta il tiro',
  'artillery.limbered': 'I cannoni al traino non sparano',
  'artillery.arc': 'I cannoni sparano fino a {value}° da una parte e dall’altra della linea dritta',
  // attack
  'attack.guns-never':
    'L’artiglieria non attacca, non carica, non contrattacca e non ripiega mai con i suoi cannoni',
  'attack.shaken': 'Un’unità scossa non può né attaccare, né contrattaccare, né sostenere',
  'attack.open-order':
    'In ordine aperto possono attaccare solo fanteria leggera e cavalleria (dentro i boschi: tutta la fanteria)',
  'attack.reaction-canister': 'L’artiglieria reagisce solo a mitraglia',
  'attack.tested':
    'Test riuscito: ripiegare fronte al nemico, contrattaccare, sparare e poi fuggire, cambiare formazione',
  // melee
  'melee.cover-holder':
    'I punti del riparo sono di chi lo occupa, il difensore; dentro un bosco li hanno entrambi',
  // skirmish
  'skirmish.own-procedure': 'Gli attacchi a fanteria in ordine aperto non usano la tabella',
  // square
  'square.own-procedure': 'La cavalleria contro un quadrato non usa la tabella',
  'square.one-unit': 'Un’unità di cavalleria alla volta; la classe non importa',
  'square.no-attack': 'Un quadrato non attacca',
  // building
  'building.four-battalions': 'Un’unità attacca un solo lato di un edificio; {units} al massimo',
  'building.own-combat': 'Un edificio è sempre un combattimento a sé, mai parte di una mischia multipla',
  'building.one-value':
    'Guarnigione mista: il proprietario sceglie la compagnia il cui valore conta; ed è la prima a subire perdite',
  'building.foot-only': 'Solo la fanteria tiene o assale un edificio',
  'building.no-fire-massed':
    'Una guarnigione non ha tiro di reazione quando gli attaccanti sono ammassati ai muri',
  'building.leave':
    'Una guarnigione esce in ordine aperto e spende mezzo movimento per formarsi, salvo la fanteria leggera; perciò non può attaccare da dentro',
  // woods
  'woods.fire-light-only': 'Dentro un bosco spara solo la fanteria leggera, 1 dado per base, {span}',
  'woods.edge-melee': 'Le unità attaccate al margine di un bosco combattono sulla tabella, senza bonus',
  'woods.full-value':
    'Dentro un bosco tutta la fanteria combatte sulla tabella al valore di formazione, anche la linea; le regole dell’ordine aperto non valgono',
  // morale
  'morale.routing': 'Un’unità in rotta fugge soltanto: niente tiro, attacco o reazione',
  // command
  'command.general': 'Opzionale, di solito assente: un generale per parte, a cavallo, senza ordini',
};

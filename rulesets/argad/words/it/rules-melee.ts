/** Italian rules: melee and charge. */
export const meleeRules: Readonly<Record<string, string>> = {
  // melee
  'melee.who': 'Una figura che tocca un nemico può dare un colpo per turno con l’arma che ha in mano.',
  'melee.order':
    'L’arma più lunga colpisce prima. [order|La fase va da lunga a semilunga, corta, molto corta, mani nude; i colpi di una stessa lunghezza sono simultanei e hanno effetto prima della lunghezza seguente.]',
  'melee.silenced': 'Una figura uccisa o fatta arretrare prima del suo colpo non colpisce in questo turno.',
  'melee.open-six':
    '[again|Il dado di mischia è aperto come quello del tiro]: due 6 fanno 7, e così via fino a {highest}.',
  'melee.result':
    'Punteggio = valore naturale + modificatori. Sopra la classe del nemico: a segno. Uguale: arretra. Sotto: a vuoto.',
  'melee.armour':
    'Se l’armatura del nemico supera la sua classe, per andare a segno il punteggio deve superare anche l’armatura; un punteggio che batte solo la classe lo fa arretrare. [formula|Quindi: a segno sopra il maggiore dei due, arretramento dalla classe fin lì.]',
  'melee.natural-1': '{value} naturale: a vuoto, qualunque siano i modificatori.',
  'melee.natural-7': '{value} naturale (due 6): a segno, qualunque siano modificatori, classe e armatura.',
  'melee.natural-8':
    'Due 6 valgono 7 e prendono i modificatori; {value} naturale (tre 6): a segno, qualunque siano modificatori, classe e armatura.',
  'melee.tie-class':
    'Due avversari che si colpiscono nello stesso momento con lo stesso risultato (entrambi a segno, o entrambi arretramento): vale solo quello della classe più alta.',
  'melee.tie-armour': 'Stessa classe: vale solo il risultato di chi ha la corazza, se uno solo l’ha.',
  'melee.tie-natural':
    'Stessa classe e stessa armatura: vale solo il risultato del valore naturale più alto.',
  'melee.tie-modifier':
    'Anche i naturali uguali: vale solo il risultato del totale di modificatori più alto.',
  'melee.dead-heat': 'Ancora pari: valgono entrambi i risultati.',
  'melee.hit-and-recoil':
    'Nello stesso momento uno va a segno e l’altro farebbe arretrare: vale solo il colpo a segno.',
  'melee.recoil':
    'Arretramento: {value} cm [direction|in direzione opposta a chi colpisce (linea dei centri), stesso verso, nessun’altra pena]. [riders|Anche i cavalieri.]',
  'melee.recoil-several':
    'Fatto arretrare da più nemici nello stesso passo: un solo arretramento di {value} cm, in direzione opposta al punto medio dei loro centri.',
  'melee.recoil-blocked':
    'Via sbarrata: gli amici non a contatto cedono {value} cm; altrimenti la figura resta dov’è, e il suo colpo è perso lo stesso.',
  'melee.recoil-fall':
    'Arretrare oltre un bordo: in acqua profonda nuota se sa, altrimenti è persa; da un tetto, un camminamento o una scogliera è persa; nell’acqua al ginocchio niente di più.',
  'melee.step-up':
    '[all|Il vincitore] può prendere il posto di un nemico ucciso o fatto arretrare [all|se il suo ordine lo dice].',
  'melee.several':
    'Una figura che tocca più nemici ha un solo colpo e nomina la vittima prima del lancio; tutti i nemici che la toccano possono colpirla. [limit|Nessun limite se non lo spazio intorno alla basetta. Vittima non nominata: il nemico caricato o toccato per primo, altrimenti la classe più bassa.]',
  'melee.separately':
    'Colpi di lunghezza o modificatore diversi contro una stessa vittima si lanciano a parte, ciascuno con i suoi.',
  'melee.improvised':
    'Arma improvvisata, attrezzo, grosso bastone (2021, 2024), calcio, spada da soldato, sciabola briquet (2021, 2024), uncino (costa): {value}.',
  'melee.class-2':
    'Chi colpisce è di classe 2: {value}. Stessa casella delle armi improvvisate: insieme una volta.',
  'melee.class-1': 'Chi colpisce è di classe 1: {value}, stessa casella.',
  'melee.bare-hands': 'Mani nude: {value}, stessa casella.',
  'melee.heavy-tool':
    'Attrezzo pesante a due mani: +{value}, che annulla la casella delle armi improvvisate e dello scarso addestramento. [where|{where}] Dove il bonus è escluso resta il malus dell’attrezzo.',
  'melee.obstacle':
    'A piedi, contro un nemico che attacca attraverso un ostacolo lineare che si tiene: +{value}.',
  'melee.obstacle-who':
    'Lo tiene chi era all’ostacolo quando l’altro vi è arrivato; se sono venuti entrambi in questo turno, non lo tiene nessuno.',
  'melee.obstacle-one': 'Attraverso un ostacolo lineare un solo difensore può colpire un dato attaccante.',
  'melee.higher': 'Contro un nemico in terreno più alto: {value}.',
  'melee.higher-stays':
    'Chi sale contro un nemico in cima resta più in basso finché quel nemico non è ucciso, arretrato o andato via, dovunque stiano i modelli.',
  'melee.cavalry':
    'Cavaliere contro figure a piedi o fanteria montata: +{value}, non in terreno D o MD per la cavalleria.',
  'melee.foot-vs-cavalry':
    'A piedi contro cavalleria: {value}, non in terreno MD per la cavalleria (in D resta).',
  'melee.mounted-infantry-vs-cavalry': 'Fanteria montata contro cavalleria: {value}, in ogni terreno.',
  'melee.cavalry-ground':
    'Il terreno di uno scontro = la classe peggiore per la cavalleria sotto una delle due basette o a un ostacolo fra loro.',
  'melee.charge': 'Cavaliere che carica: +{value}, oltre a quanto la cavalleria ha contro chi è a piedi.',
  'melee.charge-heavy':
    'Cavalleria pesante che carica in ordine chiuso: altri +{value}, oltre a quello della carica, non contro {barred}. Le schede aggiungono che può dipendere dal contesto storico.',
  'melee.braced':
    'Figura immobile a piedi con baionetta, alabarda o spuntone contro un cavaliere che la carica frontalmente: +{value}, che compensa il malus di chi è a piedi contro la cavalleria.',
  'melee.no-cap': 'I modificatori di mischia di righe diverse si sommano senza limite.',
  'melee.non-lethal':
    'Cattura, reti, fruste e simili appartengono a un’opzione fuori dalle schede; non offerta.',
  // charge
  'charge.definition':
    'Una carica = un movimento che finisce a contatto con un nemico, di una figura che non era a contatto all’inizio del turno, tutto in terreno aperto, e che termina con una rincorsa in linea retta.',
  'charge.run': 'La rincorsa fino al contatto è di almeno {value} cm.',
  'charge.direct':
    'Caricato frontalmente = il primo nemico che la rincorsa tocca; di più toccati nella stessa frazione, quello nominato nell’ordine, altrimenti il più vicino al centro del fronte.',
  'charge.one-turn': 'I bonus di carica valgono per la fase di mischia di quel turno.',
  'charge.mutual': 'Due cavalieri che soddisfano entrambi la definizione caricano entrambi.',
  'charge.reform':
    'Dopo una carica stare un turno a riordinarsi, o non contare nessun bonus: non è nelle schede; disattivata.',
};

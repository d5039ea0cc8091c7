/** Italian sentences of the rules on charges, evading and conforming, by rule id. Rule numbers are placeholders in braces. */
export const chargeRules: Readonly<Record<string, string>> = {
  // charge
  'charge.light-infantry-rough-adds':
    'LI, artiglieria, elefanti e un accampamento sono lì ammessi come allo scoperto',
  'charge.light-infantry-stop':
    'Una carica che porterebbe la LI in una mischia vietata si ferma subito prima. La LI può sempre unirsi in sostegno',
  'charge.procedure': 'Nominare il bersaglio o i bersagli, dare la direzione, verificare la portata',
  'charge.one-by-one': 'Le cariche si fanno una dopo l’altra, in qualunque ordine, non dichiarate insieme',
  'charge.range-group':
    'Un gruppo carica se un membro è a portata; solo i membri a portata all’inizio possono conformarsi',
  'charge.straight': 'Poi dritto, senza cambiare direzione',
  'charge.extension': 'Un’estensione o contrazione che porta un bordo frontale a contatto è una carica',
  'charge.adjust': 'Se tutti i bersagli evadono tirare 1D6: {faces}',
  'charge.adjust-group': 'Un lancio per ogni movimento diverso del gruppo; chi evade muove prima',
  'charge.hi-not-reduced': 'La HI non è mai ridotta: {faces} conta 0',
  'charge.maximum-headstrong': 'Le unità Impetuose vanno per tutta la distanza corretta',
  'charge.stand':
    'Se nessun bersaglio esegue un’evasione: tutte le unità che possono devono raggiungere il contatto o un posto in sostegno',
  'charge.some-evade':
    'Alcuni evadono: le unità che possono devono andare a contatto; le altre proseguono di almeno il minimo di una carica, senza dado',
  'charge.conform': 'Le unità a contatto si conformano',
  'charge.continue-must':
    'Le Impetuose devono solo se possono incontrare un nuovo nemico o seguono chi evade, e nulla le dispensa di ciò che dispensa da una carica incontrollata. La divisione non costa PC',
  'charge.secondary':
    'I nemici incontrati per via sono bersagli secondari; possono evadere, e per la distanza di chi carica non si tira di nuovo',
  'charge.stops':
    'Si ferma a un nemico, a una ZdC che sbarra la via, a un amico che non può passare o che combatte, al bordo del tavolo',
  'charge.stops-order': 'Due allo stesso passo: {order}, in quest’ordine',
  'charge.edge-front':
    'Il contatto di fronte è aperto a chi carica con il bordo frontale che parte in tutto o in parte davanti alla linea di fronte del bersaglio (un punto y > 0 nel suo riferimento)',
  'charge.edge-flank':
    'Il contatto di fianco è aperto se il bordo frontale parte in tutto o in parte dietro la linea di fronte (un punto y < 0) e nessuna parte è nella striscia frontale o posteriore del bersaglio',
  'charge.edge-rear':
    'Il contatto alle spalle è aperto se il bordo frontale parte in tutto o in parte dietro la linea posteriore (un punto y < −d)',
  'charge.edge-start': '«Parte» vuol dire la posizione prima dello scivolamento, conversione o giro iniziale',
  'charge.edge-choice':
    'Più bordi aperti: quello aperto che il percorso incontra per primo. Un bordo chiuso incontrato per primo: si conforma al più vicino aperto',
  'charge.edge-which':
    'Fianco sinistro o destro secondo il lato del bersaglio da cui parte il punto più vicino del suo bordo frontale',
  'charge.edge-scope':
    'Le tre condizioni valgono per cariche, sostegni di mischia e inseguimenti, non per il sostegno semplice',
  'charge.support-evade':
    'Andare in sostegno contro un nemico capace di evasione: ci si conforma, il nemico evade, non si insegue',
  'charge.spontaneous-how':
    'Solo avanti in linea retta; tutto il gruppo può andare se un membro ne ha diritto; nessun −1 per le truppe Impetuose; anche fuori raggio o con generale impegnato',
  'charge.uncontrolled-order': 'Bersaglio, per priorità: il più minaccioso; il più di fronte; il più vicino',
  'charge.uncontrolled-minus': 'Una carica incontrollata combatte a {value}',
  'charge.uncontrolled-round': 'Il {value} dura la prima fase e si somma al disordine; le capacità restano',
  'charge.uncontrolled-trigger':
    'I nemici davanti o di fianco contano, quelli del tutto dietro no; gli amici in mezzo si ignorano. Si verifica prima che l’unità muova, o alla fine dei movimenti del corpo se non ha avuto ordini',
  'charge.uncontrolled-when':
    'Dopo tutti gli altri movimenti del corpo, unità per unità da un’ala scelta dal giocatore',
  'charge.uncontrolled-route':
    'La via più breve; se il bersaglio è in mischia, il posto in sostegno più vicino. Gli amici sul percorso si attraversano, altrimenti si passa a forza. La ZdC conta. Un’unità che non può arrivare a contatto non carica',
  'charge.uncontrolled-exempt':
    'Non tenuta a caricare: in mischia o in sostegno; tenuta da una ZdC solo sul retro; in imboscata; l’unità o il bersaglio dietro fortificazione, ostacolo o fiume o in un villaggio, per truppe montate anche pali; unico bersaglio un elefante o un carro da guerra; truppe montate che subirebbero Panico; bersaglio leggero raggiungibile solo attraverso amici; finirebbe con un nemico sul fianco o alle spalle o in terreno che la penalizza; fanteria contro il fronte di truppe montate; cavalleria contro il fronte di HI non Disordinata',
  'charge.uncontrolled-kn': 'L’ultima dispensa è per la Cv, non per i Kn',
  'charge.uncontrolled-behind':
    'Se il bersaglio può evadere, si guardano anche nemici e terreno dietro il bersaglio fino al movimento + 1 UD',
  'charge.uncontrolled-camp':
    'Anche un accampamento obbliga le truppe Impetuose, ma uno fortificato non obbliga le truppe montate',
  'charge.no-shooting': 'Un’unità che ha caricato non spara in quella sequenza',
  'charge.edge-line': 'Un bordo frontale tutto sulla linea di fronte del bersaglio conta come davanti a essa',
  'charge.steps':
    'Il gruppo va dritto al primo contatto; chi tocca si conforma, prima chi è entrato per primo nella ZdC; i compagni si spostano; gli altri proseguono, prima il più vicino a un nemico',
  'charge.stops-terrain':
    'Dietro chi evade, o proseguendo, la carica si ferma al terreno che penalizza l’unità, salvo che il giocatore ve la conduca; anche per le Impetuose. Contro un bersaglio che resta, vi entra',
  'charge.route':
    'Via più breve: meno movimento usato; a parità dritto, scivolamento, conversione, giro; poi a sinistra',
  // evade
  'evade.turn': 'Prima un quarto o mezzo giro se serve',
  'evade.turn-which':
    'Caricata di fronte: mezzo giro; di fianco: quarto di giro dalla parte opposta; alle spalle: nessuno. Gratuito',
  'evade.blocked-zoc':
    'La ZdC blocca solo se il suo proprietario è almeno in parte proprio davanti dopo il giro e se tiene chi evade',
  'evade.blocked-slide':
    'Il corpo blocca solo se è dritto davanti, non si può interpenetrare e uno scivolamento di 1 UD o meno non lo evita',
  'evade.blocked-result': 'Un’unità bloccata resta nell’orientamento originario e combatte dove è colpita',
  'evade.distance': 'Dritto; movimento corretto con 1D6: {faces}',
  'evade.distance-group': 'Un lancio per unità o gruppo, uno per ogni movimento diverso',
  'evade.avoid': 'Scivolamenti e conversioni sono ammessi per aggirare ostacoli o interpenetrare',
  'evade.avoid-how':
    'Uno scivolamento fino a 1 UD, e conversioni di 90° in tutto, il meno che serve, entro 1 UD dall’ostacolo; tutto va detratto dalla distanza. Nessun altro giro',
  'evade.terrain':
    'Un terreno accidentato o difficile entro 1 UD dalla partenza non si può scansare: entrarvi con il movimento relativo',
  'evade.zoc': 'Tutte le ZdC si ignorano per via',
  'evade.friends': 'Gli amici che si possono passare si attraversano senza perdite',
  'evade.enemy-li':
    'Una LI nemica allo scoperto sulla via di truppe pesanti che evadono deve evadere a sua volta, e va in rotta se toccata; in terreno accidentato o difficile è un ostacolo. Un accampamento nemico va evitato',
  'evade.gap': 'Un gruppo davanti a un varco si contrae, il di più dietro',
  'evade.no-shooting': 'Nessun tiro in quella sequenza',
  'evade.caught':
    'Raggiunta da chi carica: perde subito 1 punto salvo che sia leggero, e combatte come colpita alle spalle',
  'evade.off-table':
    'Il bordo del tavolo non è un ostacolo: un’unità che esce è persa con il suo generale, come fuggita; chi carica si ferma al bordo',
  'evade.pursuit': 'Le unità toccate da un inseguimento possono evadere con la stessa procedura',
  'evade.search':
    'Davanti a un ostacolo: il minimo scivolamento, poi la minima conversione, che libera più strada; a parità a sinistra; se niente serve, l’unità si ferma prima. Parte per prima la più lontana da chi carica',
  'evade.leaves': 'Chi evade è uscito appena una parte della base supera il bordo del tavolo',
  // conform
  'conform.who': 'Solo unità del giocatore di turno; senza PC; la distanza non conta',
  'conform.cap': 'Nessun limite stampato; il programma permette il proprio fronte + {ud} UD',
  'conform.when':
    'Dopo una carica o un sostegno, nella fase di movimento per i contatti rimasti, dopo il contatto in un inseguimento',
  'conform.to':
    'Al nemico più minaccioso. Di più amici che caricano, sostengono o toccano lo stesso nemico: quello che è entrato per primo nella sua ZdC, anche se un altro ha toccato prima. Gli amici che si trovano soltanto nella ZdC non contano',
  'conform.motion':
    'Prima scivolare, poi ruotare. Altre unità del gruppo possono spostarsi fino a 1 UD per restare in linea',
  'conform.poses':
    'Completo vuol dire distanza < EPS, angolo < ANGLE_EPS e: di fronte, orientamento opposto, angolo frontale su angolo frontale; di fianco, ad angolo retto, il proprio angolo frontale sull’angolo frontale nemico; alle spalle, stesso orientamento, angolo frontale su angolo posteriore; sostegno semplice, angolo frontale sull’angolo frontale dell’amico con fronti in linea, o fianco contro fianco',
  'conform.rear-corner':
    'Su un fianco l’angolo posteriore nemico serve solo dove quello frontale è fisicamente irraggiungibile; mai per evitare una ZdC',
  'conform.widths': 'Larghezze diverse: l’angolo più vicino al primo punto di contatto',
  'conform.shift':
    'Si possono spostare amici non in mischia per fare posto: il minor numero, poi la via più breve, a parità prima indietro che di lato; chi sostiene deve restare in sostegno; si può entrare in ZdC o uscirne',
  'conform.shift-never': 'Mai spostare carri da guerra, artiglieria pesante o difensori di opere',
  'conform.terrain': 'Nessuna unità è tenuta a entrare in terreno che la penalizza',
  'conform.fallback':
    'Fianco non completo: alle spalle se è toccato un angolo posteriore, di fronte se uno frontale. Retro non completo: fianco più vicino. Altrimenti incompleto',
  'conform.ambiguous': 'Deve finire chiaramente allineata al suo nemico principale e non di più a un altro',
  'conform.face':
    'Un’unità attaccata solo di fianco o alle spalle deve fare fronte nella propria fase di movimento, salvo che abbia un nemico di fronte',
  'conform.evader':
    'Conformarsi a un nemico capace di evasione: ci si conforma, poi può evadere, senza inseguimento',
  'conform.li':
    'Una LI che dovrebbe conformarsi a chi la distrugge si sposta invece fino a 1 UD in ogni direzione; se ancora a contatto, è distrutta nella prossima fase di mischia. Non è tenuta a lasciare terreno accidentato o difficile',
  'conform.column':
    'Una colonna colpita di fianco si distende così che ogni attaccante abbia un avversario, tutte le profondità contando 1 UD',
  'conform.routed': 'Nessuno si conforma a un’unità in rotta prima dell’inseguimento',
  'conform.moment':
    'Per i contatti rimasti ci si conforma alla fine dell’attivazione del corpo, o prima se il giocatore lo dice',
  'conform.partial':
    'Se nessuna posizione completa va bene: il suo orientamento se c’è posto, dove il bordo comune è più lungo',
  'conform.spread':
    'Distendere una colonna: la testa resta, ogni unità seguente arretra fino all’angolo dell’attaccante seguente; senza posto nessuno muove',
  'conform.equal':
    'Tra posizioni ugualmente buone il giocatore prende quella che vuole; se non dice niente, quella a sinistra',
};

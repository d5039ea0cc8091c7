/** Italian rules: figures and the turn. */
export const figureRules: Readonly<Record<string, string>> = {
  // figure
  'figure.class':
    'Ogni figura ha una classe, numero intero da 1 a 5: 1 non combattente · 2 senza addestramento (contadino, recluta, milite) · 3 combattente addestrato, soldato di linea · 4 esperto, scelto · 5 ottimo combattente. Non c’è classe 6.',
  'figure.class-use':
    'La classe è il numero che un colpo di mischia deve superare e il primo spareggio. [shooting|Non rende mai una figura più difficile da colpire a tiro.]',
  'figure.armour':
    'L’armatura vale 4 con la corazza, altrimenti 0. L’armatura completa (5) è di altre epoche e qui non è ammessa.',
  'figure.armour-apart':
    'Armatura e classe sono indipendenti: una figura scelta in maniche di camicia ha armatura 0.',
  'figure.kinds': 'Generi: a piedi, cavalleria leggera, cavalleria pesante, fanteria montata.',
  'figure.no-mounted':
    'L’edizione costiera non ha truppe montate né ordine chiuso; chiederle è un errore, non un divieto.',
  'figure.cavalry':
    'Cavalleria = un cavaliere addestrato a combattere a cavallo, su un cavallo addestrato. Chiunque altro a cavallo è fanteria montata: fanteria che viaggia più in fretta.',
  'figure.rider':
    'Cavallo e cavaliere sono una sola figura con una classe e un’armatura, qualunque cosa porti il cavallo; [both|un colpo a segno toglie entrambi].',
  'figure.dismounted':
    'Un cavaliere smontato è a piedi per ogni regola; solo la velocità viene dalle righe della cavalleria.',
  'figure.base-foot': 'Basetta a piedi: 2 cm, tonda o quadrata, mescolabili.',
  'figure.base-mounted': 'Basetta montata: larga 2,5 cm, profonda 5 cm.',
  'figure.contact': 'Contatto = le basette si toccano. [tolerance|Al computer: distanza di 0,1 cm o meno.]',
  'figure.measure': 'Ogni distanza si misura in piano, tra i bordi più vicini delle basette.',
  'figure.facing':
    'Una figura in ordine sparso non ha un fronte: vede, spara e colpisce tutt’intorno. L’ordine chiuso ha un fronte.',
  'figure.weapon-in-hand':
    'L’arma da mischia si nomina nell’ordine; altrimenti è la più lunga che si porta, e senza armi le mani nude. La baionetta conta come innestata appena la si porta e non disturba mai il tiro.',
  'figure.killed':
    'Un colpo a segno, di [shot|arma da fuoco] o di arma bianca, toglie la figura. Niente ferite, niente tiro salvezza.',
  // turn
  'turn.phases': 'Un turno di gioco è movimento, poi tiro, poi mischia.',
  'turn.simultaneous':
    'Né iniziativa, né alternanza, né attivazioni: ogni figura può agire a ogni turno, tutte insieme.',
  'turn.orders':
    'Ogni parte dà ordini segreti, uno per figura o gruppo; si rivelano tutti insieme. Un ordine contiene: percorso, andatura, posizione, tiro (arma, bersaglio, momento), ricarica, montare o smontare, oggetto da prendere o posare, arma da mischia, vittima in mischia, subentro.',
  'turn.no-order':
    'Una figura senza ordine sta ferma e ricarica se la sua arma da fuoco è scarica e può farlo; altrimenti non fa nulla.',
  'turn.slices':
    'Il movimento si svolge in 40 frazioni uguali. A ogni frazione una figura percorre un quarantesimo del suo movimento del turno lungo il percorso, fino alla fine. Tutte avanzano insieme.',
  'turn.slow-first':
    'I dadi di rallentamento si lanciano quando si rivelano gli ordini, prima della prima frazione, per ogni figura o gruppo il cui percorso entra in terreno D o MD. Il risultato vale per tutto il turno, anche se la figura è fermata prima di quel terreno.',
  'turn.contact-stops': 'Toccare un nemico chiude il movimento di entrambi per questo turno.',
  'turn.stop-short':
    'Quando due basette si sovrapporrebbero, i nemici si fermano a contatto; due amici che vogliono lo stesso posto si fermano entrambi appena prima; chi si muove si ferma anche appena prima di un amico fermo.',
  'turn.deadlock':
    'Intenzioni contraddittorie che non si risolvono subito: le figure interessate né si muovono né sparano. [reading|Con gli ordini segreti lo leggiamo come fermarsi appena prima.]',
  'turn.no-zone':
    'Nessuna zona di controllo: si passa liberamente accanto a un nemico finché le basette non si toccano.',
  'turn.leave':
    'Una figura può lasciare liberamente il contatto nella fase di movimento seguente; nessun colpo gratuito contro di lei.',
  'turn.immobile':
    'Immobile = la basetta non lascia il suo posto per tutto il turno di gioco. [turning|Girarsi sul posto è permesso.]',
  'turn.shot-contact':
    'Un tiro appena prima del contatto si fa nella frazione in cui le basette si toccano, [range|a distanza 0]; si risolve con i tiri finali, prima della mischia. Possono farlo sia chi è assalito sia chi corre addosso.',
  'turn.shot-end': 'Ogni altro tiro si fa dopo il movimento.',
  'turn.shots-together':
    'Tutti i tiri di uno stesso momento sono simultanei: due tiratori possono uccidersi a vicenda, e le perdite si tolgono dopo che tutti hanno sparato.',
  'turn.dead-no-blow': 'Una figura uccisa dal tiro non colpisce nella fase di mischia.',
  'turn.surprise':
    'Una figura che un nemico non vedeva quando gli ordini sono stati chiusi non può essere bersaglio di quel nemico in questo turno.',
  'turn.reload-done': 'Una ricarica finisce con il turno, dopo la mischia.',
  'turn.not-used':
    'Non si usano: dadi di duello per chi spara per primo, regole di scarica, più movimenti per turno.',
  'turn.sequence-end':
    'Fine del turno: togliere le perdite, finire le ricariche, contare gli obiettivi, vedere se la partita è finita.',
};

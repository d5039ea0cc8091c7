/** Italian words of rules that forbid something only on the table. They never refuse a case. */
export const forbiddingRules: Readonly<Record<string, string>> = {
  // figure
  'figure.mount-time':
    'Montare o smontare costa metà del movimento disponibile all’inizio del turno, conta come muoversi e non si combina né con un tiro né con una ricarica. Il cavallo resta dov’è, segnato da un gettone; il suo cavaliere rimonta toccandolo.',
  'figure.equipment':
    'Una figura porta quante armi da fuoco e da mischia le dà lo scenario, al massimo un carico; sa nuotare più o meno (per niente, discretamente, bene; per niente se non è detto) e può avere due segni: capo, fanteria leggera addestrata.',
  'figure.carry':
    'Raccogliere o posare un oggetto è gratuito all’inizio o alla fine di un movimento. Chi porta lo lascia cadere, gratis, per sparare, ricaricare o colpire. Due portatori dividono: un carico molto pesante vale come pesante per ciascuno, uno pesante non conta.',
  // turn
  'turn.shoot-or-move':
    'Una figura spara o si muove; solo le armi che sparano in movimento permettono entrambe le cose.',
  'turn.shot-start':
    'Un tiro può essere ordinato per l’inizio: posizioni di prima del movimento, dadi subito, perdite tolte prima di ogni movimento. [after|Un moschetto che spara all’inizio resta immobile tutto il turno; un’arma che può sparare in movimento conta come in movimento se chi la porta poi si muove.]',
  'turn.shot-moving':
    'Un tiro in movimento parte dal punto ordinato del percorso, [slice|nella frazione in cui lo si raggiunge]; i dadi si lanciano dopo tutti i movimenti e le perdite cadono con i tiri finali.',
  'turn.target-lost':
    'Se al momento del tiro il bersaglio indicato non è più a tiro, vale il ripiego dell’ordine: non sparare (predefinito, l’arma resta carica) o il nemico più vicino a tiro che si può colpire. Nessuno spreca una carica per un tiro senza alcuna possibilità.',
  // shoot
  'shoot.contact-later':
    'Un contatto preso durante il turno permette solo il tiro appena prima del contatto; una volta a contatto, solo pistola.',
  // move
  'move.foot-light': 'Adulto a piedi, abiti e armi leggeri, senza equipaggiamento pesante: {value} cm.',
  'move.foot-full': 'Soldato a piedi con equipaggiamento completo: {value} cm.',
  'move.foot-breastplate': 'A piedi in corazza: {value} cm.',
  'move.foot-civilian': 'Bambino, civile impacciato, donna in abiti di tutti i giorni: {value} cm.',
  'move.foot-slow': 'Gamba di legno, persona anziana, dama in abito ricco e pesante: {value} cm.',
  'move.light-cavalry': 'Cavalleria leggera a cavallo: {value} cm. Niente ordine chiuso.',
  'move.light-dismounted': 'Cavaliere leggero smontato: {value} cm.',
  'move.heavy-cavalry': 'Cavalleria pesante a cavallo, ordine sparso: {value} cm.',
  'move.heavy-dismounted': 'Cavaliere pesante smontato: {value} cm.',
  'move.mounted-infantry-fast':
    'Fanteria montata su cavallo militare o veloce: {value} cm. Niente ordine chiuso.',
  'move.mounted-infantry-farm': 'Fanteria montata su cavallo da lavoro o da tiro: {value} cm.',
  'move.no-overlap':
    'Nessuna basetta passa sopra un’altra, amica o nemica; basta un varco largo quanto la basetta.',
  // terrain
  'terrain.deep-water': 'Acqua profonda: solo nuotatori e barche.',
  // formation
  'formation.close-order':
    'Ordine chiuso: almeno 4 figure di un genere, basette a contatto in righe e file, una delle quali un capo; si muovono come un solo reparto su un percorso a una velocità.',
  'formation.infantry-narrow':
    'Fanteria in colonna stretta: {value} cm. Stretta = non più di {files} file [file|(una sola fila: per noi)].',
  'formation.infantry-wide': 'Fanteria in linea o in colonna più larga: {value} cm.',
  'formation.infantry-back': 'Fanteria in ordine chiuso all’indietro o di lato: {value} cm.',
  'formation.cavalry-narrow': 'Cavalleria pesante in colonna stretta (file come la fanteria): {value} cm.',
  'formation.cavalry-wide': 'Cavalleria pesante in linea o in colonna più larga: {value} cm.',
  'formation.turn':
    'Ogni uomo può girarsi di 90 o 180 gradi o cambiare riga una volta per turno, all’inizio o alla fine del movimento, gratis, se nel reparto c’è un capo.',
  'formation.change':
    'Formare o lasciare l’ordine chiuso: gratis all’inizio di un movimento; chi lo forma si muove in quel turno alla velocità dell’ordine chiuso.',
  // weapon
  'weapon.reload':
    'Ricarica 1 = un intero turno di gioco immobile, senza sparare: al meglio un tiro ogni due turni. Ricarica 2 = due turni così.',
  'weapon.reload-crew':
    'Due uomini ricaricano una petriera in un turno se entrambi [touch|la toccano], [still|restano immobili] e non fanno altro.',
  'weapon.reload-contact':
    'Toccare un nemico in un momento qualsiasi del turno ferma una ricarica: quel turno non conta.',
  'weapon.lance': 'Lancia: lunga. Un lanciere che tocca più nemici dal turno prima deve usare un’altra arma.',
  // hide
  'hide.crouched-behind':
    'Lo stesso dietro una siepe, un argine, un muro o altra copertura, e [wood|dentro un bosco].',
  'hide.doing-nothing': 'Ricaricare, colpire, sparare, sollevare qualcosa è fare qualcosa.',
  'hide.crouch-move':
    'Muoversi carponi lungo una copertura, fuori tiro per tutto il percorso: {value} cm + 1D6, [more|mai più del movimento disponibile; né dadi di rallentamento né blocchi; a piedi, in ordine sparso].',
  'hide.secret': 'Le figure nascoste si possono schierare per iscritto, senza che l’altra parte le veda.',
  // building
  'building.room':
    'Oppure una figura passa in un turno da una stanza direttamente in quella accanto, senza dado né misura. A scelta del giocatore a ogni turno.',
  // water
  'water.swim-good': 'Buon nuotatore: {value} cm.',
  'water.swim-average': 'Nuotatore medio: {value} cm.',
  'water.change':
    'Camminare e nuotare nello stesso turno: ogni parte prende la sua quota del turno alla propria velocità.',
  'water.swim-fight': 'Un nuotatore colpisce solo con un’arma molto corta o a mani nude.',
  'water.boat': 'Barca a remi: {value} cm.',
  'water.boat-crew': 'Si muove se due a bordo remano e non fanno altro; al massimo 8 figure a bordo.',
  'water.boat-board':
    'Salire su una barca che tocca terra, nave o barca, o scenderne, costa metà del movimento.',
  // group
  'group.bunch':
    'Chi cammina insieme più o meno nello stesso verso si ammassa in gruppo anche contro il volere del giocatore, se non è addestrato come fanteria leggera. [trained|Gli addestrati sono un gruppo solo se il loro giocatore lo dice.]',
  // leader
  'leader.formation': 'Serve un ufficiale o un sergente per le evoluzioni in ordine chiuso.',
  // scenario
  'scenario.deploy':
    'Lo scenario nomina la zona di ogni parte; altrimenti, entro {value} cm da bordi lunghi opposti, in segreto e scoperti insieme; figure nascoste per iscritto.',
  'scenario.edge':
    'Una figura la cui basetta lascia il tavolo è fuori dal gioco ma non persa, con quel che porta.',
};

/** Italian phrases of the options: what they decide and what their values change. */
export const optionPhrases: Readonly<Record<string, string>> = {
  'Coastal firearms, swimmers, boats and ships': 'Armi da fuoco costiere, nuotatori, barche e navi',
  'true: blunderbuss, swivel gun, rampart musket, swimming and rowing, deep water and the unsteady deck are in use; always so on the coastal sheet':
    'true: trombone, petriera, moschetto da muro, nuoto e remi, acqua profonda e ponte instabile sono in uso; sempre così sulla scheda costiera',
  'Cells of the {1} sheet that are cut at the edge': 'Caselle della scheda del {1} tagliate al bordo',
  'printed: heavy tool +{1} without restriction; forest protects a rider at its edge too':
    'printed: attrezzo pesante +{1} senza restrizioni; la foresta protegge anche un cavaliere al margine',
  'Band of a distance on the limit of two': 'Fascia di una distanza al limite di due',
  'farther: {1} cm is in {2}-{3}; the outermost limit stays in range':
    'farther: {1} cm è in {2}-{3}; l’ultimo limite resta a portata',
  'Range bands of the musketoon': 'Fasce di distanza del moschettone',
  'long: {1}/{2}/{3} cm, short: {4}/{5}/{6} cm, in any edition':
    'long: {1}/{2}/{3} cm, short: {4}/{5}/{6} cm, in ogni edizione',
  'Whether a shooting die goes up to {1}': 'Se un dado di tiro arriva a {1}',
  'false: in {1} a shooting die stops at {2}, without a third throw':
    'false: nel {1} un dado di tiro si ferma a {2}, senza terzo tiro',
  'Whether a line or wide column hastens into contact':
    'Se una linea o colonna larga affretta il passo fino al contatto',
  'on or off in {1} and {2} alike; the edition has it in {3} only':
    'on o off nel {1} come nel {2}; l’edizione lo ha solo nel {3}',
  'Whether close order keeps to open ground': 'Se l’ordine chiuso resta in terreno aperto',
  'free: close order crosses difficult and very difficult ground with its slowing dice':
    'free: l’ordine chiuso attraversa terreno difficile e molto difficile con i suoi dadi di rallentamento',
  'Terrain just before and in contact': 'Terreno appena prima del contatto e a contatto',
  'counts: terrain modifiers hold in and before contact':
    'counts: i modificatori del terreno valgono a contatto e appena prima',
  'Forest edge for a mounted target, in cm': 'Margine di foresta per un bersaglio montato, in cm',
  'the depth up to which a mounted target is at the edge':
    'la profondità fino alla quale un bersaglio montato è al margine',
  'Where a swimming target counts': 'Dove conta un bersaglio a nuoto',
  'terrain: swimming is a terrain modifier everywhere':
    'terrain: nuotare è dappertutto un modificatore del terreno',
  'Mounted infantry firing just before contact': 'Fanteria montata che tira appena prima del contatto',
  'never: {1} mounted infantry cannot fire when arriving either':
    'never: nel {1} la fanteria montata non tira nemmeno arrivando',
  'Which approach makes waiting cavalry count as moving':
    'Quale avvicinamento fa contare la cavalleria in attesa come in movimento',
  'charge: only a charge, as in {1}; contact: anyone coming into contact, as in {2}':
    'charge: solo una carica, come nel {1}; contact: chiunque arrivi a contatto, come nel {2}',
  'Bases in the line of fire': 'Basette sulla linea di tiro',
  'free: bases never block a line of fire': 'free: le basette non fermano mai una linea di tiro',
  'Shots at a target that touches a friend': 'Tiri su un bersaglio che tocca un amico',
  'allowed: no refusal': 'allowed: nessun rifiuto',
  'Surprise shots': 'Tiri di sorpresa',
  'true: shooter.surprise may be used and gives its bonus':
    'true: shooter.surprise si può usare e dà il suo bonus',
  'Distance at which a crouched figure is seen, in cm':
    'Distanza a cui si vede una figura accovacciata, in cm',
  'the distance in cm': 'la distanza in cm',
  'Exactly {1} cm of forest on the coastal sheet': '{1} cm esatti di foresta sulla scheda costiera',
  'hidden: coastal, exactly {1} cm of forest cannot be shot through':
    'hidden: sulla costa non si tira attraverso {1} cm esatti di foresta',
  'Who was made to recoil by a longer weapon': 'Chi è stato fatto arretrare da un’arma più lunga',
  'strikes: he still strikes in this turn': 'strikes: colpisce ancora in questo turno',
  'Results that no tie-break parts': 'Risultati che nessuno spareggio divide',
  'neither: the results cancel out': 'neither: i risultati si annullano',
  'A hit and a recoil at the same moment': 'Un colpo a segno e un arretramento nello stesso momento',
  'both: the one who hit recoils as well': 'both: anche chi ha colpito arretra',
  'Malus of class {1} in melee': 'Malus della classe {1} in mischia',
  'none: class {1} strikes without malus': 'none: la classe {1} colpisce senza malus',
  'Malus of bare hands': 'Malus delle mani nude',
  'none: bare hands strike without malus': 'none: le mani nude colpiscono senza malus',
  'Between which points distances are taken': 'Fra quali punti si prendono le distanze',
  'centre: from centre to centre of the bases': 'centre: da centro a centro delle basette',
  'How orders are given': 'Come si danno gli ordini',
  'talk: players settle the turn by talking it over': 'talk: i giocatori decidono il turno parlandone',
  'Intentions that contradict each other': 'Intenzioni che si contraddicono',
  'nothing: the figures concerned neither move nor shoot':
    'nothing: le figure interessate né si muovono né tirano',
  'Leaving contact': 'Lasciare il contatto',
  'blow: every enemy it leaves strikes once': 'blow: ogni nemico che lascia colpisce una volta',
  'Shots at the start of the turn': 'Tiri all’inizio del turno',
  'false: nobody fires before movement': 'false: nessuno tira prima del movimento',
  'Reloading in a turn with contact': 'Ricaricare in un turno con contatto',
  'yes: contact does not stop a reload': 'yes: il contatto non ferma una ricarica',
  'Firearms loaded when the game starts': 'Armi da fuoco cariche all’inizio della partita',
  'false: they must be loaded first': 'false: vanno prima caricate',
  'Reloading while hidden': 'Ricaricare restando nascosti',
  'reload-hidden: a figure may reload and stay hidden':
    'reload-hidden: una figura può ricaricare e restare nascosta',
  'Recoil in cm': 'Arretramento in cm',
  'A recoil whose way is barred': 'Un arretramento con la via sbarrata',
  'killed: the figure is removed': 'killed: la figura è tolta',
  'Straight run of a charge in cm': 'Corsa diritta di una carica in cm',
  'the least distance in cm': 'la distanza minima in cm',
  'Reforming after a charge': 'Riordinarsi dopo una carica',
  'true: after a charge stand a turn to reform, or count no bonus':
    'true: dopo una carica stare un turno a riordinarsi, o non contare nessun bonus',
  'Figures far from every leader': 'Figure lontane da ogni capo',
  'true: they lose all bonuses': 'true: perdono tutti i bonus',
  'Wounded leaders': 'Capi feriti',
  'true: the first hit on a leader wounds, the second removes':
    'true: il primo colpo a segno su un capo ferisce, il secondo toglie',
  'How far behind cover a target is helped by it, in cm':
    'Fin dove dietro una copertura il bersaglio è protetto, in cm',
  'a number: only in it or at most so many cm behind it, along the line of fire':
    'un numero: solo al suo interno, o dietro entro tanti cm, lungo la linea di tiro',
  'A side that has lost half its figures': 'Una parte che ha perso metà delle sue figure',
  'true: it withdraws': 'true: si ritira',
  'Turns of the game': 'Turni della partita',
  'the number of turns': 'il numero di turni',
};

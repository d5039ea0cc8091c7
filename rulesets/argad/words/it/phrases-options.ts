/** Italian phrases of the options: what they decide and what their values change. */
export const optionPhrases: Readonly<Record<string, string>> = {
  'Coastal firearms, swimmers, boats and ships': 'Armi da fuoco costiere, nuotatori, barche e navi',
  'true: blunderbuss, swivel gun, rampart musket, swimming and rowing, deep water and the unsteady deck are in use; always so on the coastal sheet':
    'sì: trombone, petriera, moschetto da muro, nuoto e remi, acqua profonda e ponte instabile sono in uso; sempre così sulla scheda costiera',
  'Cells of the {1} sheet that are cut at the edge': 'Caselle della scheda del {1} tagliate al bordo',
  'printed: heavy tool +{1} without restriction; forest protects a rider at its edge too':
    '«alla lettera»: attrezzo pesante +{1} senza restrizioni; la foresta protegge anche un cavaliere al margine',
  'Band of a distance on the limit of two': 'Fascia di una distanza al limite di due',
  'farther: {1} cm is in {2}-{3}; the outermost limit stays in range':
    '«la più lontana»: {1} cm è in {2}-{3}; l’ultimo limite resta a portata',
  'Range bands of the musketoon': 'Fasce di distanza del moschettone',
  'long: {1}/{2}/{3} cm, short: {4}/{5}/{6} cm, in any edition':
    '«lunghe»: {1}/{2}/{3} cm, «corte»: {4}/{5}/{6} cm, in ogni edizione',
  'Whether a shooting die goes up to {1}': 'Se un dado di tiro arriva a {1}',
  'false: in {1} a shooting die stops at {2}, without a third throw':
    'no: nel {1} un dado di tiro si ferma a {2}, senza terzo lancio',
  'Whether a line or wide column hastens into contact':
    'Se una linea o colonna larga affretta il passo fino al contatto',
  'on or off in {1} and {2} alike; the edition has it in {3} only':
    'sì o no nel {1} come nel {2}; l’edizione lo ha solo nel {3}',
  'Whether close order keeps to open ground': 'Se l’ordine chiuso resta in terreno aperto',
  'free: close order crosses difficult and very difficult ground with its slowing dice':
    '«libero»: l’ordine chiuso attraversa terreno difficile e molto difficile con i suoi dadi di rallentamento',
  'Terrain just before and in contact': 'Terreno appena prima del contatto e a contatto',
  'counts: terrain modifiers hold in and before contact':
    '«conta»: i modificatori del terreno valgono a contatto e appena prima',
  'Forest edge for a mounted target, in cm': 'Margine di foresta per un bersaglio montato, in cm',
  'the depth up to which a mounted target is at the edge':
    'la profondità fino alla quale un bersaglio montato è al margine',
  'Where a swimming target counts': 'Dove conta un bersaglio a nuoto',
  'terrain: swimming is a terrain modifier everywhere':
    '«nel terreno»: nuotare è dappertutto un modificatore del terreno',
  'Mounted infantry firing just before contact': 'Fanteria montata che spara appena prima del contatto',
  'never: {1} mounted infantry cannot fire when arriving either':
    '«mai»: nel {1} la fanteria montata non spara nemmeno arrivando',
  'Which approach makes waiting cavalry count as moving':
    'Quale avvicinamento fa contare la cavalleria in attesa come in movimento',
  'charge: only a charge, as in {1}; contact: anyone coming into contact, as in {2}':
    '«una carica»: nient’altro, come nel {1}; «ogni contatto»: chiunque arrivi, come nel {2}',
  'Bases in the line of fire': 'Basette sulla linea di tiro',
  'free: bases never block a line of fire':
    '«non fermano»: una linea di tiro non è mai fermata dalle basette',
  'Shots at a target that touches a friend': 'Tiri su un bersaglio che tocca un amico',
  'allowed: no refusal': '«permesso»: nessun divieto',
  'Surprise shots': 'Tiri di sorpresa',
  'true: shooter.surprise may be used and gives its bonus':
    'sì: shooter.surprise si può usare e dà il suo bonus',
  'Distance at which a crouched figure is seen, in cm':
    'Distanza a cui si vede una figura in ginocchio, in cm',
  'the distance in cm': 'la distanza in cm',
  'Exactly {1} cm of forest on the coastal sheet': '{1} cm esatti di foresta sulla scheda costiera',
  'hidden: coastal, exactly {1} cm of forest cannot be shot through':
    '«nascosto»: sulla costa non si spara attraverso {1} cm esatti di foresta',
  'Who was made to recoil by a longer weapon': 'Chi è stato fatto arretrare da un’arma più lunga',
  'strikes: he still strikes in this turn': '«colpisce»: anche in questo turno',
  'Results that no tie-break parts': 'Risultati che nessuno spareggio divide',
  'neither: the results cancel out': '«nessuno»: i risultati si annullano',
  'A hit and a recoil at the same moment': 'Un colpo a segno e un arretramento nello stesso momento',
  'both: the one who hit recoils as well': '«entrambi»: anche chi ha colpito arretra',
  'Malus of class {1} in melee': 'Malus della classe {1} in mischia',
  'none: class {1} strikes without malus': '«nessuno»: la classe {1} colpisce senza malus',
  'Malus of bare hands': 'Malus delle mani nude',
  'none: bare hands strike without malus': '«nessuno»: le mani nude colpiscono senza malus',
  'Between which points distances are taken': 'Fra quali punti si prendono le distanze',
  'centre: from centre to centre of the bases': '«da centro a centro»: delle basette',
  'How orders are given': 'Come si danno gli ordini',
  'talk: players settle the turn by talking it over': '«a voce»: i giocatori decidono il turno parlandone',
  'Intentions that contradict each other': 'Intenzioni che si contraddicono',
  'nothing: the figures concerned neither move nor shoot':
    '«niente»: le figure interessate né si muovono né sparano',
  'Leaving contact': 'Lasciare il contatto',
  'blow: every enemy it leaves strikes once': '«un colpo»: ogni nemico che lascia colpisce una volta',
  'Shots at the start of the turn': 'Tiri all’inizio del turno',
  'false: nobody fires before movement': 'no: nessuno spara prima del movimento',
  'Reloading in a turn with contact': 'Ricaricare in un turno con contatto',
  'yes: contact does not stop a reload': 'sì: il contatto non ferma una ricarica',
  'Firearms loaded when the game starts': 'Armi da fuoco cariche all’inizio della partita',
  'false: they must be loaded first': 'no: vanno prima caricate',
  'Reloading while hidden': 'Ricaricare restando nascosti',
  'reload-hidden: a figure may reload and stay hidden':
    '«ricaricare nascosti»: una figura ricarica e resta nascosta',
  'Recoil in cm': 'Arretramento in cm',
  'A recoil whose way is barred': 'Un arretramento con la via sbarrata',
  'killed: the figure is removed': '«è uccisa»: la figura si toglie',
  'Straight run of a charge in cm': 'Rincorsa di una carica in cm',
  'the least distance in cm': 'la distanza minima in cm',
  'Reforming after a charge': 'Riordinarsi dopo una carica',
  'true: after a charge stand a turn to reform, or count no bonus':
    'sì: dopo una carica stare un turno a riordinarsi, o non contare nessun bonus',
  'Figures far from every leader': 'Figure lontane da ogni capo',
  'true: they lose all bonuses': 'sì: perdono tutti i bonus',
  'Wounded leaders': 'Capi feriti',
  'true: the first hit on a leader wounds, the second removes':
    'sì: il primo colpo a segno ferisce il capo, il secondo lo toglie',
  'How far behind cover a target is helped by it, in cm':
    'Fin dove dietro una copertura il bersaglio è protetto, in cm',
  'a number: only in it or at most so many cm behind it, along the line of fire':
    'un numero: solo al suo interno, o dietro entro tanti cm, lungo la linea di tiro',
  'A side that has lost half its figures': 'Una parte che ha perso metà delle sue figure',
  'true: it withdraws': 'sì: si ritira',
  'Turns of the game': 'Turni della partita',
  'the number of turns': 'il numero di turni',
};

/** Italian phrases of the worked examples. */
export const examplePhrases: Readonly<Record<string, string>> = {
  // move
  'open ground, no die': 'terreno aperto, nessun dado',
  'full equipment, woods': 'equipaggiamento completo, bosco',
  'slow walker, heavy load, knee-high water after bushes: worst class, one die':
    'chi va piano, carico pesante, acqua al ginocchio dopo i cespugli: classe peggiore, un dado',
  'very heavy load': 'carico molto pesante',
  swimmer: 'nuotatore',
  'average swimmer': 'nuotatore medio',
  'laden swimmer': 'nuotatore carico',
  'swimmer in {1} without the option': 'nuotatore nel {1} senza l’opzione',
  'rowing boat with the option': 'barca a remi con l’opzione',
  'mounted input in coastal': 'truppa montata chiesta sulla costa',
  'crouched along a bank': 'carponi lungo un argine',
  'room to room': 'di stanza in stanza',
  'breastplate on foot': 'corazza a piedi',
  'everyday dress in a building': 'abiti di tutti i giorni in un edificio',
  'high wall and deep water': 'muro alto e acqua profonda',
  'dismounted heavy cavalryman': 'cavaliere pesante smontato',
  'light cavalryman dismounted': 'cavaliere leggero smontato',
  'light cavalry, bushes: two dice, blocked on two {1}s':
    'cavalleria leggera, cespugli: due dadi, bloccata con due {1}',
  'light cavalry, woods: halved, blocked on any {1}':
    'cavalleria leggera, bosco: metà, bloccata con qualunque {1}',
  'light cavalry has no close order': 'la cavalleria leggera non ha ordine chiuso',
  'heavy cavalry loose': 'cavalleria pesante in ordine sparso',
  'heavy cavalry, column of twos': 'cavalleria pesante, colonna per due',
  'heavy cavalry in line: {1} in {2}': 'cavalleria pesante in linea: {1} nel {2}',
  'heavy cavalry in line: into contact {1} in {2}':
    'cavalleria pesante in linea: fino al contatto {1} nel {2}',
  'heavy cavalry backwards, with a load, through a house':
    'cavalleria pesante all’indietro, con un carico, attraverso una casa',
  'mounted infantry, fast horse': 'fanteria montata, cavallo veloce',
  'mounted infantry on a farm horse, hard slope is VD for it; dice consumed':
    'fanteria montata su cavallo da lavoro, il pendio ripido è MD per lei; dadi usati',
  'line of {1} files into contact: {2} in {3}': 'linea di {1} file fino al contatto: {2} nel {3}',
  'column of threes is wide in {1}': 'la colonna per tre è larga nel {1}',
  'column of threes is narrow in {1}': 'la colonna per tre è stretta nel {1}',
  'close order backwards': 'ordine chiuso all’indietro',
  'close order in bushes': 'ordine chiuso fra i cespugli',
  'at home in woods: two dice, lower kept': 'pratico dei boschi: due dadi, si tiene il più basso',
  'same in {1}: {2}': 'lo stesso nel {1}: {2}',
  'same in {1}': 'lo stesso nel {1}',
  'same in {1} with the option': 'lo stesso nel {1} con l’opzione',
  'same, other reading': 'lo stesso, altra lettura',
  // shoot
  'pistol at the limit: {1} cm is the nearer band': 'pistola al limite: {1} cm è nella fascia vicina',
  'same with the other reading of limits': 'lo stesso con l’altra lettura dei limiti',
  'pistol, second band, breastplate: {1} with -{2}': 'pistola, seconda fascia, corazza: {1} con -{2}',
  'same in {1}: three {2}s': 'lo stesso nel {1}: tre {2}',
  'same in {1}, die stopping at {2}': 'lo stesso nel {1}, il dado si ferma a {2}',
  'musket out of range': 'moschetto fuori portata',
  'musket on the move': 'moschetto in movimento',
  'musket, plain, first band, cover; further faces always consumed':
    'moschetto, prima fascia, copertura; le facce seguenti sempre usate',
  'musket, middle band, class {1} shooter': 'moschetto, fascia di mezzo, tiratore di classe {1}',
  'musketoon at {1} cm: {2} in coastal': 'moschettone a {1} cm: {2} sulla costa',
  'musketoon at {1} cm: {2} in {3} and {4}': 'moschettone a {1} cm: {2} nel {3} e {4}',
  'musketoon at {1} cm on the move, coastal bands': 'moschettone a {1} cm in movimento, fasce costiere',
  'musketoon at {1} cm on the move, long bands': 'moschettone a {1} cm in movimento, fasce lunghe',
  'rampart musket, long range, breastplate': 'moschetto da muro, lunga distanza, corazza',
  'rampart musket, first band, two reasons in the ship cell count once':
    'moschetto da muro, prima fascia, due ragioni nella casella della nave contano una volta',
  'at anchor, target swimming behind cover: terrain and ship cell add (coastal)':
    'all’ancora, bersaglio a nuoto dietro una copertura: terreno e casella della nave si sommano (costa)',
  'swimming behind cover: terrain once ({1})': 'a nuoto dietro una copertura: terreno una volta ({1})',
  'exactly {1} cm of forest, coastal': '{1} cm esatti di foresta, costa',
  'more than {1} cm of forest': 'più di {1} cm di foresta',
  'rider at forest edge': 'cavaliere al margine della foresta',
  'rider at forest edge, {1} as printed': 'cavaliere al margine della foresta, {1} alla lettera',
  'rider deeper in the forest': 'cavaliere più dentro nella foresta',
  'narrow opening, furtive: cap': 'feritoia, furtivo: limite',
  'cover, breastplate, furtive at long range: cap; class on top':
    'copertura, corazza, furtivo a lunga distanza: limite; la classe in più',
  'cover does not protect a rider': 'la copertura non protegge un cavaliere',
  'on foot closing with a pistol at a man behind a wall: nothing counts':
    'a piedi, in arrivo con la pistola su un uomo dietro un muro: non conta nulla',
  'cavalry closing with a pistol pays for moving': 'la cavalleria in arrivo con la pistola paga il movimento',
  'cavalry pistol in contact since turn start': 'pistola di cavalleria, a contatto dall’inizio del turno',
  'musketoon in contact since turn start': 'moschettone, a contatto dall’inizio del turno',
  'cavalry about to be contacted by foot: immobile in {1}':
    'cavalleria che sta per essere raggiunta da figure a piedi: immobile nel {1}',
  'same in {1}: counts as moving': 'lo stesso nel {1}: conta come in movimento',
  'mounted infantry standing': 'fanteria montata ferma',
  'mounted infantry on the move': 'fanteria montata in movimento',
  'mounted infantry arriving, {1}': 'fanteria montata in arrivo, {1}',
  'mounted infantry about to be contacted, {1}': 'fanteria montata che sta per essere raggiunta, {1}',
  'furtive mounted infantry arriving: one cell in {1}':
    'fanteria montata furtiva in arrivo: una casella nel {1}',
  'furtive mounted infantry arriving: two cells in {1}':
    'fanteria montata furtiva in arrivo: due caselle nel {1}',
  'furtive shooter on foot, pistol in second band': 'tiratore furtivo a piedi, pistola nella seconda fascia',
  'hidden target': 'bersaglio nascosto',
  'several refusals at once': 'più rifiuti insieme',
  'surprise option': 'opzione sorpresa',
  'surprise while the option is off': 'sorpresa senza l’opzione',
  'unknown field': 'campo sconosciuto',
  'blunderbuss, one man: surplus': 'trombone, un uomo solo: colpi in più',
  'blunderbuss at a group of {1} in breastplates, second band':
    'trombone su un gruppo di {1} in corazza, seconda fascia',
  'blunderbuss on the move at a group of {1}; red, red, white, then further faces':
    'trombone in movimento su un gruppo di {1}; rosso, rosso, bianco, poi le facce seguenti',
  'blunderbuss in {1} without the option': 'trombone nel {1} senza l’opzione',
  'swivel gun, group of {1}, first band': 'petriera, gruppo di {1}, prima fascia',
  'swivel gun, two men (no group), long range, breastplates: no breastplate malus':
    'petriera, due uomini (non un gruppo), lunga distanza, corazze: nessun malus di corazza',
  'swivel gun in {1} with the option: open to {2}': 'petriera nel {1} con l’opzione: aperta fino a {2}',
  'unsupported swivel gun on the move': 'petriera senza sostegno in movimento',
  'swimmer shoots at a man hidden inside': 'un nuotatore spara a un uomo nascosto all’interno',
  // melee
  'plain blow, class {1} against class {2}': 'colpo semplice, classe {1} contro classe {2}',
  'breastplate above class: hit from {1}, recoil from {2}':
    'corazza sopra la classe: a segno da {1}, arretramento da {2}',
  'fork and class {1}: -{2} once; class {3} enemy on higher ground, {4}: two {5}s always hit':
    'forcone e classe {1}: -{2} una volta; nemico di classe {3} più in alto, {4}: due {5} vanno sempre a segno',
  'same in {1}: two {2}s make {3}, recoil; three hit':
    'lo stesso nel {1}: due {2} fanno {3}, arretramento; tre vanno a segno',
  'natural {1} misses class {2} whatever the bonus':
    '{1} naturale manca la classe {2} qualunque sia il bonus',
  'heavy tool by a class {1} man outdoors: {2}': 'attrezzo pesante di un uomo di classe {1} all’aperto: {2}',
  'heavy tool inside a building: -{1}': 'attrezzo pesante dentro un edificio: -{1}',
  'heavy tool in close order: -{1} in {2}': 'attrezzo pesante in ordine chiuso: -{1} nel {2}',
  'same in {1} as printed: {2}': 'lo stesso nel {1} alla lettera: {2}',
  'class {1}, bare hands, holding a door': 'classe {1}, mani nude, tiene una porta',
  'class {1} with a knife against class {2} in a breastplate':
    'classe {1} col coltello contro classe {2} in corazza',
  'class {1} with a sword; class {2} in a breastplate: armour below class does nothing':
    'classe {1} con la spada; classe {2} in corazza: un’armatura sotto la classe non fa nulla',
  'class {1}': 'classe {1}',
  'light cavalry charging foot': 'cavalleria leggera che carica figure a piedi',
  'heavy cavalry charging in close order, moving infantry in close order: barred in {1}':
    'cavalleria pesante che carica in ordine chiuso, fanteria in movimento in ordine chiuso: escluso nel {1}',
  'same in {1}: not barred, the infantry is not immobile':
    'lo stesso nel {1}: non escluso, la fanteria non è immobile',
  'braced bayonet against a direct charge: -{1} + {2}':
    'baionetta puntata contro una carica diretta: -{1} + {2}',
  'cavalry in difficult ground: no +{1}': 'cavalleria in terreno difficile: niente +{1}',
  'foot against cavalry in difficult ground: still -{1}':
    'a piedi contro cavalleria in terreno difficile: ancora -{1}',
  'foot against cavalry in very difficult ground': 'a piedi contro cavalleria in terreno molto difficile',
  'mounted infantry against cavalry in very difficult ground: still -{1}':
    'fanteria montata contro cavalleria in terreno molto difficile: ancora -{1}',
  'mounted infantry does not charge, nor ride indoors': 'la fanteria montata non carica, né entra a cavallo',
  'charge in difficult ground': 'carica in terreno difficile',
  'charge at a man behind a bank': 'carica contro un uomo dietro un argine',
  'same class, b in a breastplate': 'stessa classe, b in corazza',
  'boarding pike indoors is no longer than a bayonet':
    'al chiuso una picca d’arrembaggio non è più lunga di una baionetta',
  'bayonet strikes before sword': 'la baionetta colpisce prima della spada',
  'class {1} against class {2}, swords: class breaks ties':
    'classe {1} contro classe {2}, spade: la classe fa da spareggio',
  'equal men, swords, {1}: dead heat after equal naturals':
    'uomini pari, spade, {1}: parità completa dopo naturali uguali',
  'equal men, b below on a slope, {1}: modifier total breaks the tie':
    'uomini pari, b più in basso su un pendio, {1}: il totale dei modificatori fa da spareggio',
  'spontoon braced against a charging lancer: equal length, dice order a, b, further a, further b':
    'spuntone puntato contro un lanciere che carica: pari lunghezza, dadi nell’ordine a, b, seguito di a, seguito di b',
  'only a strikes': 'colpisce solo a',
  'hit against recoil, option both': 'colpo a segno contro arretramento, opzione both',
  'recoiled by a longer weapon, option lets him strike':
    'fatto arretrare da un’arma più lunga, l’opzione lo lascia colpire',
  'both on higher ground': 'entrambi più in alto',
};

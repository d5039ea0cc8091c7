/** Italian sentences of the rules on shooting and melee, by rule id. Rule numbers are placeholders in braces. */
export const combatRules: Readonly<Record<string, string>> = {
  // shoot
  'shoot.range-light': 'LI e LH, con arco, balestra, archibugio o moschetto: {ud} UD',
  'shoot.range-light-other': 'LI e LH con fucile a pietra focaia, LH con carabina: {ud} UD',
  'shoot.dragoon-range': 'Drag con qualunque arma portatile: {ud} UD',
  'shoot.range-caracole': 'Cv in caracollo: {ud} UD',
  'shoot.range-cavalry': 'Cv con arco, balestra o carabina: {ud} UD',
  'shoot.range-arquebus': 'Altra fanteria con archibugio: {ud} UD',
  'shoot.range-musket': 'Altra fanteria con moschetto: {ud} UD',
  'shoot.range-flintlock': 'Altra fanteria con fucile a pietra focaia, arco o balestra: {ud} UD',
  'shoot.range-wagon': 'Carro da guerra: {ud} UD, qualunque sia l’arma',
  'shoot.range-light-gun': 'Artiglieria leggera: {ud} UD',
  'shoot.range-medium-gun': 'Artiglieria media: {ud} UD',
  'shoot.range-heavy-gun': 'Artiglieria pesante: {ud} UD',
  'shoot.range-short': 'Corta portata dell’artiglieria media e pesante: {ud} UD',
  'shoot.optional': 'Il tiro non è mai obbligatorio',
  'shoot.edge-wagon': 'Un carro da guerra spara da un bordo lungo, scelto a ogni fase',
  'shoot.edge-tercio': 'I Tercios sparano da qualunque bordo',
  'shoot.zone-guns': 'Artiglieria media e pesante oltre 4 UD: 2 UD in più per lato',
  'shoot.sight-cover':
    'Più di 1 UD di terreno coperto sulla linea: nessun tiro. Fino a 1 UD: bersaglio al coperto. Una copertura fuori dalla linea non conta',
  'shoot.sight-hidden':
    'Non vista: oltre una cresta o linea d’orizzonte, tutta dentro un burrone da più di 1 UD dal bordo, in imboscata',
  'shoot.overhead':
    'Sopra amici più in basso da una collina se il bersaglio è ad almeno 1 UD oltre; l’artiglieria sopra LI e LH amiche se pezzo e bersaglio distano ciascuno almeno 1 UD da esse, sopra LI e LH nemiche liberamente; LH in sostegno sopra LH con la stessa arma subito davanti, angoli insieme',
  'shoot.priority-tie':
    'A parità: il più di fronte, poi a scelta del proprietario, che la tiene finché le posizioni non cambiano',
  'shoot.roll':
    'Entrambi tirano 1D6; il bersaglio aggiunge la protezione. Se il tiratore ottiene di più, il bersaglio perde 1 punto',
  'shoot.maximum': 'Mai più di 1 punto per fase, salvo artiglieria a corta portata',
  'shoot.light': 'LI, LH o Drag che spara: {value}',
  'shoot.target-cover': 'Bersaglio al coperto o dietro una fortificazione: {value}',
  'shoot.fortification-guns':
    'Una fortificazione non è copertura contro l’artiglieria, né per un carro da guerra',
  'shoot.disordered': 'Tiratore Disordinato, Tiratore ridotto o entrambi: {value}',
  'shoot.from-cover': 'Tiratore al coperto o in terreno difficile: {value}, salvo LI',
  'shoot.from-works': 'Una fortificazione non è «copertura» per chi le sta dietro e spara',
  'shoot.enclosed-field': 'Drag, LI, LMI e MI che sparano da un campo recintato: 0 invece di quel {value}',
  'shoot.tercio-edge': 'Tercio che spara da un lato o dal retro: {value}',
  'shoot.bow-at-mounted': 'LMI o MI con arco o balestra su truppe montate: +{value}',
  'shoot.caracole': 'Cv in caracollo con una seconda subito dietro: +{value}',
  'shoot.support': 'Ogni unità in sostegno: +{value}',
  'shoot.support-light': 'Una LI o LH in sostegno conta mezzo',
  'shoot.support-rounding': 'La somma si arrotonda per eccesso',
  'shoot.support-cap': 'Al massimo +{value}',
  'shoot.protection': 'La protezione è quella della riga del bersaglio e della sua armatura',
  'shoot.protection-bow': 'Contro gli archi conta per intero',
  'shoot.protection-firearm':
    'Contro balestra, archibugio, caracollo, moschetto e fucile a pietra focaia è {value}',
  'shoot.protection-cap': 'Cioè al massimo {value}: un bersaglio di protezione 0 mantiene 0',
  'shoot.protection-carbine': 'Carabina e tiratori distaccati come il moschetto',
  'shoot.protection-guns':
    'Contro l’artiglieria pesante non ce n’è, ma gli schermagliatori tengono la loro, fino a {skirmishers}',
  'shoot.protection-guns-all': 'Artiglieria leggera e media lo stesso',
  'shoot.sight-touch':
    'Una linea di vista che tocca soltanto è libera; generali da soli e segnalini non ne bloccano nessuna',
  'shoot.priority-kept':
    'Per la scelta del bersaglio le posizioni cambiano quando muove il tiratore o il bersaglio',
  // melee
  'melee.contact':
    'Due nemici che condividono più di EPS di bordo sono a contatto; un solo angolo non è mischia',
  'melee.roles':
    'Ogni unità a contatto è unità principale, in sostegno semplice, in sostegno di mischia, o tocca soltanto',
  'melee.main':
    'Unità principale: quella sul bordo frontale nemico; se non completa, la più di fronte; se un nemico è toccato solo di fianco e alle spalle, la prima a toccare',
  'melee.wide-front':
    'Un’Unità di battaglia con due nemici di fronte combatte il più di fronte; l’altro è in sostegno semplice di questo. L’Unità di battaglia tira il dado una volta sola',
  'melee.simple-support': 'Ogni unità in sostegno semplice: +{value}',
  'melee.simple-support-two': 'Un’unità può così aiutare due amici, uno per lato',
  'melee.melee-support':
    'Ogni unità in sostegno di mischia: +{value} e il suo fattore di base contro quel nemico',
  'melee.melee-support-where':
    'Il suo bordo frontale completo sul fianco o alle spalle del nemico che l’amico combatte; incompleto: sostegno semplice',
  'melee.melee-support-plain':
    'Il suo disordine, generale, capacità e altri modificatori non contano; conta come sul fianco',
  'melee.support-not':
    'Un’unità principale di un’altra mischia non sostiene nessuno; nemmeno un accampamento',
  'melee.support-cap':
    'Tre sostegni al massimo, uno per fianco e uno per il retro del nemico; sceglie il proprietario',
  'melee.roll': 'Ogni unità principale tira 1D6 e aggiunge i modificatori; vince il risultato più alto',
  'melee.tie': 'Risultati pari: nessuna perdita',
  'melee.result-1': 'Scarto di {from} o {to}: il perdente perde {points}',
  'melee.result-3': 'Di {from} o {to}: {points}. La scheda stampa −1',
  'melee.result-5': 'Di {from} o {to}: {points}. La scheda stampa −2',
  'melee.result-7': 'Di {from} o {to}: {points}',
  'melee.result-9': 'Di {from} o {to}: {points}',
  'melee.result-11': 'Di {from} o più: rotta automatica',
  'melee.results':
    'I 3–4 e 5–6 della scheda si leggono come punti oltre all’1 del perdente, i 7–8 e 9–10 come totali. Solo così la tabella concorda con la V4 fino a 6 e sale di uno a ogni passo',
  'melee.loss-cap': 'Un’unità non perde più punti di quanti gliene restano',
  'melee.factor': 'Il fattore di base del capitolo unità contro l’unità principale nemica',
  'melee.disordered': 'Unità Disordinata: {value}',
  'melee.uncontrolled': 'Carica incontrollata: {value} nella prima fase',
  'melee.hi-rough': 'HI in terreno accidentato: {value}',
  'melee.pike-rough':
    'Carri da guerra, lancieri pesanti e picchieri in terreno accidentato: {value}, invece di {other}',
  'melee.medium-difficult': 'LMI o MI in terreno difficile: {value}; anche i dragoni',
  'melee.hi-difficult': 'HI in terreno difficile: {value}',
  'melee.mounted-rough': 'Truppe montate in terreno accidentato: {value}; elefanti non in campo o sterpaglia',
  'melee.mounted-difficult': 'Truppe montate in terreno difficile: {value}',
  'melee.mounted-works': 'Truppe montate che attaccano un’unità dietro fortificazione o pali: {value}',
  'melee.mounted-obstacle': 'Anche attraverso un ostacolo',
  'melee.commander': 'Generale impegnato nella mischia: +{value}',
  'melee.on-flank': 'Unità principale sul fianco o alle spalle del suo nemico: +{value}',
  'melee.on-flank-incomplete': 'Anche se incompleta',
  'melee.on-flank-deep':
    'Anche contro Ordine profondo e artiglieria; un carro da guerra e un quadrato non hanno fianchi',
  'melee.higher':
    'Più in alto, su una sponda, sull’orlo di un burrone o in una fortificazione: +{value}, una volta',
  'melee.higher-hill': 'Più in alto: tutta sulla collina, cresta o sommità dietro la sua linea di fronte',
  'melee.higher-bank': 'Sponda e burrone: contro un nemico almeno in parte nel fiume o nel burrone',
  'melee.caracole': 'Cv in caracollo con una seconda subito dietro: +{value}',
  'melee.printed-twice':
    '«Truppe montate contro fortificazioni o pali» e «generale impegnato» stanno due volte sulla scheda; ciascuno conta una volta',
  'melee.terrain-part':
    'Basta una parte qualunque della base nel terreno; attaccare un nemico proprio sul suo limite conta come dentro per tutta quella mischia',
  'melee.first-phase':
    'I bonus di prima fase e la Carica furiosa contano solo nella prima fase, nel senso dei Termini',
  'melee.first-phase-edge':
    'Chi carica li ha qualunque bordo colpisca; l’unità caricata solo se colpita di fronte',
  'melee.mounted-no-abilities':
    'Le truppe montate penalizzate dal terreno perdono Impatto, Pistola, Urto e Carica furiosa',
  'melee.flank-zero':
    'Colpita di fianco o alle spalle: fattore 0. Non Ordine profondo, carri da guerra, artiglieria',
  'melee.flank-by': 'Solo da un nemico completo e non leggero',
  'melee.flank-light': 'I nemici leggeri lasciano il fattore',
  'melee.abilities-lost':
    'Colpita di fianco o alle spalle, da chiunque: tutte le capacità sono perse, bonus, segni, capacità di parità, A2M e Carica furiosa compresi. Non Ordine profondo, carri da guerra, artiglieria',
  'melee.abilities-kept': 'Armatura, armatura pesante e Panico restano',
  'melee.multiple-zero':
    'Un’unità in mischia con un altro nemico sul fianco o alle spalle: fattore 0. Dagli stessi nemici di un attacco di fianco singolo',
  'melee.multiple-abilities':
    'Perde le capacità per ogni altro nemico sul fianco o alle spalle; armatura e Panico restano',
  'melee.multiple-loss': 'E perde {by} punto, salvo che il contatto di fianco sia di LI o LH',
  'melee.multiple-when':
    'Il punto si perde subito quando il nuovo contatto è completo, per carica, movimento, conformarsi o inseguimento; una volta per sequenza; artiglieria e carri da guerra non lo causano mai, i carri non lo subiscono mai. Se va in rotta, la sua mischia non si gioca',
  'melee.multiple-same':
    'Essere impegnati da più lati in una fase, uno di fianco o alle spalle e completo, è lo stesso',
  'melee.deep-order-multiple':
    'L’Ordine profondo subisce gli attacchi multipli come gli altri: la sua esenzione è stampata con l’attacco singolo',
  'melee.tie-both': 'Capacità di parità da entrambe le parti: la parità resta',
  'melee.furious-charge': 'Carica furiosa: chi perde la prima fase perde {by} punto in più',
  'melee.furious-salvo': 'Salva contro tutta la fanteria',
  'melee.furious-mounted':
    'Contro ogni fanteria salvo carri da guerra: Kn, e truppe montate con Impatto o Urto',
  'melee.furious-kn':
    'I Kn ce l’hanno in quanto Kn: né il * né le unità contro cui l’Urto non conta mai la tolgono',
  'melee.furious-cancelled': 'Un Impatto annullato da *, Pistola o Urto mantiene la Carica furiosa',
  'melee.furious-cavalry': 'Altra Cv contro LMI, LH contro LI',
  'melee.furious-elephant': 'Elefanti contro tutta la fanteria salvo LI, carri da guerra compresi',
  'melee.furious-rout': 'Non aggiunge niente a una rotta automatica o a una parità',
  'melee.simultaneous': 'Un’unità portata a 0 in una mischia conta ancora nelle altre della fase',
  'melee.in-melee':
    '«In mischia»: unità principale, sostegno di mischia, chi attacca o saccheggia un accampamento; non il sostegno semplice',
  'melee.pairing-tie':
    'Parti di bordo uguali: il giocatore di turno sceglie l’unità principale; se non dice niente, il contatto più vecchio',
};

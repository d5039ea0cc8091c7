/** Italian rules: weapons and shooting. */
export const shootRules: Readonly<Record<string, string>> = {
  // weapon
  'weapon.need': '«5 - 6», «6», «7» vogliono dire: dado con modificatori almeno 5, 6, 7.',
  'weapon.edge': 'Una distanza al limite di due fasce appartiene alla più vicina: 10 cm è ancora in 0-10 cm.',
  'weapon.pistol': 'Pistola: {bands}. Spara in movimento. Ricarica {reload}.',
  'weapon.musketoon-long':
    'Moschettone (moschetto corto a pietra focaia): {bands}. Spara in movimento. Ricarica {reload}.',
  'weapon.musketoon-short': 'Moschettone: {bands}. Spara in movimento. Ricarica {reload}.',
  'weapon.musketoon-bands': 'Ogni edizione tiene il suo moschettone; le fasce costiere sono le più vecchie.',
  'weapon.musket': 'Moschetto a pietra focaia: {bands}. Immobile, solo a piedi. Ricarica {reload}.',
  'weapon.blunderbuss': 'Trombone: {bands}. {dice}. Spara in movimento. Ricarica {reload}.',
  'weapon.swivel-gun':
    'Petriera a mitraglia: {bands}, nessun malus di corazza in nessuna fascia. {dice}. Immobile, ben fissata su un appoggio. Ricarica {reload}.',
  'weapon.rampart-musket':
    'Moschetto da muro: {bands}. Immobile, su un appoggio. Ricarica {reload}. [choice|Una tabella delle armi a pietra focaia del 2021 stampa altre fasce (fino a 80 cm); non si usa.]',
  'weapon.swivel-weight': 'Una petriera è un oggetto molto pesante da portare.',
  'weapon.rampart-weight': 'Un moschetto da muro è un oggetto pesante da portare.',
  'weapon.reload-two':
    'I due turni di una ricarica non devono essere di seguito; un turno con movimento, tiro o contatto non conta.',
  'weapon.reload-mounted':
    'Una figura montata che sta per essere {approached} in questo turno non è immobile: nessuna ricarica.',
  'weapon.start-loaded': 'Tutte le armi da fuoco sono cariche all’inizio della partita.',
  'weapon.others':
    'Armi a miccia, carabine, armi rigate, fucili da caccia, cannoni, granate non sono in queste schede: nessuna riga, non ammessi.',
  'weapon.length':
    'Lunghezze: lunga, poi semilunga (le schede dicono anche mezza lunga), corta, molto corta, mani nude.',
  'weapon.spontoon': 'Spuntone: lungo. Si può puntare contro una carica.',
  'weapon.boarding-pike': 'Picca d’arrembaggio: lunga all’aperto, [indoors|semilunga dentro un edificio].',
  'weapon.bayonet':
    'Baionetta (innestata su un moschetto militare): semilunga. Si può puntare contro una carica.',
  'weapon.halberd': 'Alabarda: [length|semilunga]. Si può puntare contro una carica.',
  'weapon.fork': 'Forcone (attrezzo agricolo a manico lungo): semilungo, improvvisato.',
  'weapon.scythe': 'Falce: semilunga, improvvisata.',
  'weapon.sword': 'Spada (da ufficiale o da cavalleria, striscia), sciabola: corte.',
  'weapon.boarding-axe': 'Ascia d’arrembaggio, tomahawk: corti.',
  'weapon.soldier-epee': 'Spada da soldato semplice: corta, improvvisata.',
  'weapon.sabre-briquet': 'Sciabola briquet: [length|corta], improvvisata.',
  'weapon.club': 'Randello (grosso bastone, mazzuolo, clava): corto, improvvisato.',
  'weapon.tool': 'Attrezzo (utensile usato come arma): [length|corto], improvvisato.',
  'weapon.improvised':
    'Arma improvvisata (remo, sgabello): [short|corta]. Piccola arma improvvisata (bottiglia, bastoncino): molto corta. Entrambe improvvisate.',
  'weapon.firearm-butt': 'Calcio (arma lunga usata come clava): [length|corto], improvvisato.',
  'weapon.pistol-butt': 'Calcio di pistola: [length|molto corto], improvvisato.',
  'weapon.heavy-tool':
    'Attrezzo pesante (a due mani: mazza da fabbro, scure da boscaiolo, da carpentiere, da zappatore): [length|corto], improvvisato in quanto attrezzo, con il bonus degli attrezzi pesanti a due mani.',
  'weapon.knife': 'Coltello, pugnale: molto corti.',
  'weapon.hand-hook': 'Uncino: molto corto, improvvisato.',
  'weapon.bare-hands': 'Mani nude: il più corto di tutti.',
  // shoot
  'shoot.procedure':
    'Un dado per tiro (trombone e petriera: più d’uno), più i modificatori; [at-least|almeno] il numero della fascia = a segno.',
  'shoot.open-six':
    '[again|Un 6 naturale si rilancia sempre.] Ogni altro 6 lo alza di uno, fino a un {highest} naturale; ogni altra faccia lo lascia com’è. I modificatori si aggiungono al valore naturale.',
  'shoot.natural-eight':
    'L’8 del 2024 esiste anche al tiro, benché la scheda lo nomini nel paragrafo della mischia: tre 6 bastano per un 7 richiesto con -1.',
  'shoot.no-always':
    'Sbagliare sempre e colpire sempre sono righe della mischia. Al tiro un 1 o un 7 è un numero qualsiasi: un 7 richiesto con -1 non si può fare nel 2021 e sulla costa.',
  'shoot.one-shot':
    'Un tiro per figura e per turno, qualunque cosa porti. Un paio di pistole sono due armi, ricaricate una dopo l’altra.',
  'shoot.mounted-awaiting':
    'Una figura montata che sta per essere [approached|{approached}] non è immobile. [fire|La cavalleria allora spara come in movimento]; per la fanteria montata il contatto ha una regola sua.',
  'shoot.coastal-mounted': 'Con coastal-arms, il trombone si usa in sella come un moschettone.',
  'shoot.free-choice': 'Si sceglie qualunque bersaglio ammesso, non solo il più vicino.',
  'shoot.over-friends':
    'Non fermano: la prima riga per la seconda di un reparto in ordine chiuso su due righe; figure più in basso per un tiratore su un camminamento, un ponte di nave o un piano alto.',
  'shoot.terrain-once': 'I modificatori del terreno non si sommano mai: conta il peggiore.',
  'shoot.cover':
    'Bersaglio a piedi che si mostra da dietro una copertura [list|(cespugli, colture alte, argine, muro, merlo, finestra o altra grande apertura, mobile e simili)]: {value}. Niente per i bersagli montati.',
  'shoot.narrow-opening':
    'Bersaglio a piedi a una feritoia di un muro robusto: {value}. Feritoia = apertura stretta (costa, 2024: molto stretta); muro molto robusto sulla costa, o altra forte protezione nel 2024.',
  'shoot.forest':
    'Bersaglio, a piedi o montato, dietro al massimo {forest} cm di foresta (2024: piuttosto fitta): {value}. [exactly|{forest} cm esatti contano ancora così, benché le tabelle del terreno dicano meno.]',
  'shoot.forest-edge':
    'Nessun malus di foresta per un bersaglio montato al margine. [edge|Margine = non più di {edge} cm di foresta davanti a lui.]',
  'shoot.swimming': 'Bersaglio a nuoto: {value}, {cell}.',
  'shoot.own-cover':
    'La copertura conta se la linea di tiro la attraversa e il tiratore non la tocca: addossati, si spara liberamente al di sopra. [wood|Lo stesso per il margine del bosco in cui sta il tiratore.]',
  'shoot.cover-reach':
    'Una copertura sulla linea di tiro protegge il bersaglio [reach|per quanto lontana sia davanti a lui, a meno che il tavolo non convenga una portata: allora solo chi vi sta dentro, o dietro entro quella distanza, lungo la linea di tiro. Una finestra, un merlo o la murata di una nave protegge solo chi vi sta.]',
  'shoot.own-cover-one':
    'Per chi spara sopra la propria copertura, un muro, una siepe o un parapetto a più tratti è una sola copertura: chi ne tocca un tratto spara liberamente sopra l’intera copertura.',
  'shoot.breastplate':
    'Bersaglio con armatura 4: {value} nelle fasce segnate cor. (lunga distanza di quasi tutte le armi; trombone ovunque; petriera mai).',
  'shoot.furtive-target': 'Bersaglio furtivo: {value}.',
  'shoot.cap':
    'I modificatori di terreno e bersaglio insieme non sono mai peggiori di {value}. [on-top|Quelli del tiratore si aggiungono, senza limite.]',
  'shoot.cells':
    'Dentro una casella, ragioni unite da e/o (2021: o, e/o) danno il malus una volta; caselle diverse si sommano.',
  'shoot.moving':
    'Pistola, moschettone e (costa, coastal-arms) trombone possono sparare in movimento, a piedi e a cavallo: {value}.',
  'shoot.moving-contact':
    'Nessun malus di movimento per un tiratore a piedi appena prima del contatto o a contatto, né per una pistola a contatto. [rider|Il cavaliere che arriva a contatto lo paga.]',
  'shoot.furtive-shooter': 'Tiratore furtivo: {value}, stessa casella del tiro in movimento.',
  'shoot.mounted-infantry': 'Fanteria montata che spara in sella: {value}. {cell}',
  'shoot.class': 'Classe 1 o 2 con qualunque arma da fuoco: {value}.',
  'shoot.afloat':
    'Tiratore a bordo di nave o barca, bersaglio non a bordo della stessa: {value}, salvo che sia all’ancora o l’acqua molto calma. Stessa casella del bersaglio a nuoto (costa).',
  'shoot.contact-terrain':
    'Appena prima del contatto e a contatto non conta nessun modificatore del terreno.',
  'shoot.dice-red-white':
    'Più dadi: i bianchi contano solo se almeno un rosso va a segno; allora conta ogni dado a segno. Ogni dado [open|è aperto] e prende tutti i malus.',
  'shoot.group-bonus':
    'Trombone o petriera su un gruppo: +{value} a un dado, rosso o bianco, [picking|scelto dopo il lancio. Se i dadi li tira un programma, prende il dado che dà più colpi a segno.]',
  'shoot.spread':
    'Ogni dado a segno prende una figura, prima la più vicina al punto mirato, dentro il gruppo; i colpi oltre il numero delle figure vanno persi. Tutti i dadi usano numero e modificatori della figura mirata.',
  'shoot.throw-together': 'I dadi dei tiri di un reparto si possono lanciare insieme.',
  'shoot.surprise': 'Tiro di sorpresa: +{value}.',
  'shoot.tactical-chart':
    'Le schede accennano a una tabella facoltativa di modificatori per tipo di truppa e formazione (2024: se si vuole); [figures|le sue cifre non ci sono, perciò non è offerta].',
};

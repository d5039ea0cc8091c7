/** Italian sentences of the rules that forbid something in the set-up, in ambushes and on flank marches. */
export const settingUpRules: Readonly<Record<string, string>> = {
  'terrain.coast': 'Costa: 4 UD da un bordo corto, impraticabile',
  'terrain.region': 'Chi vince l’iniziativa sceglie pianura, foresta, montagna, deserto o steppa',
  'terrain.choose':
    'Difensore altri 2–4 elementi, poi attaccante 2–4; non più di due uguali per giocatore, compreso l’obbligatorio; almeno due stanno sul tavolo',
  'terrain.choose-what': 'Tutti gli elementi di questo capitolo si possono scegliere in ogni regione',
  'terrain.order':
    'L’obbligatorio; fiume o costa (4+ con 1D6, altrimenti un altro elemento); villaggio (solo difensore, 4+, con una strada, toccando fiume o costa se c’è); gli altri del difensore, quelli dell’attaccante; la strada per ultima',
  'terrain.river-place': 'Fiume tutto da 2 a 6 UD da un bordo corto scelto',
  'terrain.place':
    'Altri elementi: 2D6. Un dado per il settore della metà del giocatore, 10 × 10 UD: 1–2 sinistra, 3–4 centro, 5–6 destra; l’altro 1–4 a contatto di un bordo, fiume o costa, 5–6 ad almeno 2 UD da tutti i bordi. Tutto nel settore, su nessun altro elemento salvo una strada. Senza spazio: un nuovo lancio per giocatore, poi si scarta. L’impraticabile mai al centro',
  'terrain.road-place':
    'Strada: 2D6 per due settori, dritta o con una curva tra i loro bordi del tavolo, da 10 a 30 UD, su tutto salvo costa e impraticabile',
  'terrain.adjust':
    'Prima l’attaccante: chi ha scelto 2 elementi ne prova due, chi 3 uno, uno stratega uno in più o un nuovo lancio. 1–2 niente; 3–4 spostare fino a 4 UD; 5 fino a 6 UD o girare, o togliere l’impraticabile; 6 anche toglierlo, una volta in tutto, non l’obbligatorio. Non strade, fiumi, costa, villaggio',
  'army.price-camp':
    'Accampamento {camp}; accampamento fortificato {fortifiedCamp}; fortificazione {fortification}, ostacolo {obstacle} per UD',
  'deploy.role':
    'Chi vince sceglie regione e ruolo. Difensore: prima il terreno, schiera per primo, gioca per secondo. Attaccante: aggiusta il terreno per primo, schiera per secondo, gioca per primo',
  'deploy.plan':
    'Il piano fissa l’ordine dei corpi da sinistra a destra, la marcia di fianco e che cosa sta in ogni imboscata',
  'deploy.camp':
    'L’accampamento nella propria zona, su terreno aperto fuori dalla strada, al proprio bordo o presso fiume o costa, con un accesso aperto di 1 UD; uno fortificato ovunque nella zona',
  'deploy.works':
    'Opere nella zona delle truppe pesanti, non in palude, fiume o costa; a contatto e in linea, o a 1 UD o più',
  'deploy.zone-heavy':
    'Truppe pesanti e accampamento: fino a 5 UD dal proprio bordo lungo, a 4 UD o più dai bordi corti',
  'deploy.zone-light': 'LI e LH: fino a 7 UD da esso, fino ai bordi corti',
  'deploy.zone-drag': 'Drag come i leggeri',
  'deploy.corps':
    'Ogni corpo nel proprio rettangolo, nessuno dietro un altro, ogni unità nel raggio di comando, nessuna su terreno in cui non può entrare salvo su una strada, nessuna in fiume o costa',
  'deploy.ambush':
    'Due segnalini di 1 UD di lato, tre con uno stratega; ammessi vuoti. Fino a 5 UD, 7 se solo leggeri; il difensore nei settori di fianco fino a metà tavolo',
  'deploy.ambush-where':
    'In terreno che lo permette, o fuori vista dalla zona nemica dietro bosco, piantagione, villaggio o collina. Bosco: tutti. Piantagione e villaggio: tutti salvo elefanti. Campo, campo recintato, palude, dune: LI. Altri: nessuno',
  'deploy.ambush-who':
    'Fino a quattro unità che formano un gruppo; niente artiglieria, carri da guerra o comandante in capo',
  'deploy.ambush-reveal':
    'Scoperta quando un nemico viene entro 1 UD o vede il segnalino, o un amico lo attraversa; chi scopre si ferma. Le sue unità restano nel terreno o fuori vista, una tutta sul segnalino, nessuna entro 1 UD da un nemico. Per scelta: nel proprio movimento, gratis se non muove; o in quello del nemico quando viene entro 4 UD, allora non può essere caricata in quella fase',
  'deploy.flank-march':
    'Un corpo, non quello del comandante in capo, senza artiglieria e carri da guerra, non attraverso costa o fiume impraticabile',
  'deploy.flank-roll':
    'All’inizio di ogni propria fase di movimento 1D6: 6 la prima volta, 5–6 poi, +1 se tutte LH: viene nel turno di gioco seguente',
  'deploy.flank-enter':
    'Ad angolo retto dal bordo, movimento dritto o carica dritta, tutti in comando; chi non trova posto o PC è perso',
  'deploy.flank-both':
    'Due su un bordo: la minore (leggero = metà) è respinta, se uguali entrambe; entra nel movimento seguente entro 5 UD dal proprio bordo lungo, dritta, senza carica né fuga del nemico; le sue unità entro 4 UD da un nemico diventano Disordinate',
  'deploy.flank-stretch':
    'La fuga davanti a una marcia di fianco si misura dal tratto di bordo attraversato, prima dell’ingresso. Chi entra finisce tutto sul tavolo. Artiglieria e carri rimossi contano come in rotta',
  'deploy.ambush-lost': 'Le unità di un’imboscata senza un posto lecito sono perse senza essere entrate',
};

/** Italian remedies: for every rule that can refuse, what would make the action legal. */

const shorterWay =
  'Accorciare il percorso: al massimo {value} cm, meno con un carico, una ferita o in terreno cattivo.';
const shorterMarch = 'Accorciare la marcia a {value} cm, o meno, secondo l’uomo più lento.';
const lessForest = 'Avvicinarsi, perché ci sia meno foresta in mezzo.';

export const remedies: Readonly<Record<string, string>> = {
  'move.load-mounted': 'Posare il carico, o smontare.',
  'formation.who': 'Andare in ordine sparso, o smontare.',
  'formation.cavalry-back': 'Andare avanti, o aprire le righe.',
  'formation.open-ground': 'Aprire prima le righe, o restare in terreno aperto.',
  'building.mounted': 'Smontare, o restare fuori.',
  'terrain.high-wall': 'Girare per una porta, una breccia o una scala.',
  'water.deep': 'Nuotare se si sa, prendere una barca, o restare a riva.',
  'water.swim-laden': 'Lasciare il carico e togliersi la corazza.',
  'shoot.loaded': 'Prima ricaricare.',
  'shoot.range': 'Avvicinarsi, o usare un’arma che arriva più lontano.',
  'shoot.contact-start': 'Sparare di pistola, o sganciarsi e sparare in un turno seguente.',
  'shoot.on-foot': 'Smontare, o usare pistola o moschettone.',
  'shoot.immobile': 'Stare fermi per tutto il turno.',
  'shoot.support': 'Appoggiare l’arma.',
  'shoot.mounted-infantry-moving': 'Stare fermi, o sparare arrivando a contatto.',
  'shoot.mounted-infantry-contact': 'Sparare prima che il nemico arrivi, o smontare.',
  'shoot.line-figure': 'Trovare una linea di tiro che non attraversi basette.',
  'shoot.line-solid': 'Trovare una linea di tiro che eviti l’ostacolo.',
  'shoot.into-melee': 'Scegliere un altro bersaglio, o unirsi allo scontro.',
  'water.swimmer-shoots': 'Prima uscire dall’acqua.',
  'hide.crouched': 'Avvicinarsi tanto da scoprirlo, o aspettare che si mostri.',
  'building.hidden': 'Aspettare che si mostri, o entrare.',
  'hide.forest-deep': lessForest,
  'hide.forest-ten': lessForest,
  'charge.who': 'Combattere senza caricare, o caricare con la cavalleria.',
  'charge.ground': 'Caricare in terreno aperto, o combattere senza caricare.',
  'charge.obstacle': 'Aggirare l’ostacolo, o attaccarlo senza caricare.',
  // Only on the table.
  'move.foot-light': shorterWay,
  'move.foot-full': shorterWay,
  'move.foot-breastplate': shorterWay,
  'move.foot-civilian': shorterWay,
  'move.foot-slow': shorterWay,
  'move.light-cavalry': shorterWay,
  'move.light-dismounted': shorterWay,
  'move.heavy-cavalry': shorterWay,
  'move.heavy-dismounted': shorterWay,
  'move.mounted-infantry-fast': shorterWay,
  'move.mounted-infantry-farm': shorterWay,
  'move.no-overlap': 'Lasciare spazio per la basetta, o muovere prima l’altra figura.',
  'formation.infantry-narrow': shorterMarch,
  'formation.infantry-wide': shorterMarch,
  'formation.infantry-back': shorterMarch,
  'formation.cavalry-narrow': shorterMarch,
  'formation.cavalry-wide': shorterMarch,
  'formation.close-order':
    'Quattro o più di un genere, fra cui un capo, basetta a basetta in righe e file; o aprire le righe e dare un ordine a ciascuno.',
  'formation.turn':
    'Girare di 90 o 180 gradi o cambiare riga, una volta, prima della marcia o dopo; non a contatto, e dove c’è spazio.',
  'formation.change': 'Aprire le righe e dare un ordine a ciascuno, o tenerle e marciare.',
  'leader.formation': 'Mettere un capo nel reparto, o andare in ordine sparso.',
  'group.bunch': 'Non dirlo: chi non è addestrato e cammina insieme è comunque un gruppo.',
  'figure.equipment': 'Usare quel che la figura porta, o farle prima posare il carico.',
  'figure.carry':
    'Finire il percorso toccando la cosa; prendere quel che nessun altro ha, o aiutare un amico con ciò che è pesante.',
  'figure.mount-time':
    'Toccare il cavallo prima o dopo il percorso, tenersi alla metà, e lasciare tiro e ricarica a un altro turno.',
  'turn.shoot-or-move': 'Stare fermi per sparare, o sparare con un’arma che si usa in movimento.',
  'turn.shot-start': 'Sparare dopo il movimento: a questo tavolo nessuno spara all’inizio.',
  'turn.shot-moving': 'Dare un percorso abbastanza lungo, o sparare alla fine.',
  'turn.target-lost':
    'Avvicinarsi, trovare una linea senza copertura, o indicare un bersaglio che si può colpire.',
  'shoot.contact-later': 'Sparare all’inizio o appena prima del contatto, o sparare di pistola.',
  'weapon.reload': 'Scegliere un’arma scarica, stare fermi tutto il turno, e non sparare.',
  'weapon.reload-contact': 'Prima liberarsi del nemico, e ricaricare in un turno seguente.',
  'weapon.reload-crew': 'Stare accanto all’uomo il cui pezzo è scarico.',
  'weapon.lance': 'Sguainare un’altra arma.',
  'hide.crouch-move':
    'A piedi, da copertura a copertura senza interruzioni, e non oltre quanto permette un buon lancio; altrimenti camminare.',
  'hide.crouched-behind':
    'Finire fra cespugli, colture alte o in un bosco, contro una siepe, un argine o un muro, o al chiuso.',
  'hide.doing-nothing': 'Sparare prima o dopo essersi mossi carponi, o camminare.',
  'hide.secret':
    'Metterla dove può nascondersi: in copertura, dietro una copertura, o in una stanza; altrimenti schierarla apertamente.',
  'building.room':
    'Scegliere una stanza che una porta o una scala unisce a questa, e un posto tutto all’interno; camminare, non andare carponi.',
  'terrain.deep-water': 'Tenere la barca sull’acqua.',
  'water.swim-good': shorterWay,
  'water.swim-average': shorterWay,
  'water.change':
    'Accorciare il percorso: quel che si cammina e quel che si nuota prendono ciascuno la loro parte del turno.',
  'water.swim-fight': 'Usare un coltello, un’altra arma molto corta, o le mani nude.',
  'water.boat': 'Remare in una barca, e non oltre {value} cm.',
  'water.boat-board':
    'Accostare, tenersi alla metà del percorso, e dire che la figura sale a bordo o scende a terra.',
  'water.boat-crew': 'Far remare due di quelli a bordo, che non facciano altro; lasciare posto nella barca.',
  'scenario.deploy': 'Restare nella zona della propria parte, tutti sul tavolo.',
  'scenario.edge': 'Far finire il percorso dove lascia il tavolo.',
};

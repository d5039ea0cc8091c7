/** Italian phrases of the steps of procedures and their inputs. */
export const casePhrases: Readonly<Record<string, string>> = {
  'Count the dice: one for each pair of bases, company, soldier under the rod, or as the shot has it.':
    'Contare i dadi: uno per coppia di basi, per compagnia, per soldato sotto la bacchetta, o secondo il tiro.',
  'Each die at or under the kill number hits one soldier.':
    'Ogni dado pari o sotto la soglia colpisce un soldato.',
  'If the target has a save, roll one die for each hit: at or under the save number the soldier lives.':
    'Se il bersaglio ha un tiro salvezza, tirare un dado per colpo: con la soglia o meno il soldato si salva.',
  'Take off the dead. For each pair lost in this player turn the unit takes a reactivity test.':
    'Togliere i morti. Ogni due soldati persi in questo turno del giocatore l’unità fa un test di reattività.',
  Ammunition: 'Tipo di tiro',
  Firer: 'Chi spara',
  'Firing unit': 'Unità che spara',
  Formation: 'Formazione',
  'line; artillery: deployed': 'linea; artiglieria: in batteria',
  'Bases able to fire': 'Basi (cavalieri, compagnie) che possono sparare al bersaglio',
  'Adjacent pairs (if fewer because of gaps)': 'Coppie vicine, se i varchi ne lasciano meno',
  'Position of the firer': 'Dove sta chi spara',
  'State of the firer': 'Stato di chi spara',
  'Has moved': 'Ha già mosso',
  'Carries carbines': 'Ha carabine',
  Calibre: 'Calibro',
  'Half or more of its guns are lost': 'Ha perso almeno metà dei cannoni',
  'Battery under attack': 'La batteria stessa è sotto attacco',
  Target: 'Bersaglio',
  'Cover of the target': 'Riparo del bersaglio',
  'On a higher contour than the firer': 'Su una curva più alta di chi spara',
  'Charging cavalry': 'Cavalleria che carica',
  'Column hit from the flank': 'Colonna presa di fianco',
  'The nearest enemy unit': 'L’unità nemica più vicina',
  'Massed at the walls of the firing building': 'Ammassata ai muri dell’edificio che spara',
  'Soldiers in the target': 'Soldati che ha',
  'Reaction fire': 'Tiro di reazione',
  'Range (cm)': 'Distanza in cm',
  'Rod section (instead of range)': 'Settore della bacchetta, invece della distanza',
  'Soldiers under the rod': 'Soldati che la bacchetta incrocia',
  'Target in the firing arc': 'Bersaglio nel campo di tiro',
  'Line of fire blocked by': 'Che cosa sta sulla linea di tiro',
  'Add up each side: values (doubled in a building, halved in flank), points for each base in contact, points for each unit.':
    'Sommare ogni parte: valori (raddoppiati in un edificio, ridotti di fianco), punti per base a contatto e per unità.',
  'Differential = attack − defence; a half goes to the defender.':
    'Differenziale = attacco − difesa; il mezzo punto va al difensore.',
  'Roll two dice and cross their sum with the differential on the chart.':
    'Tirare due dadi e incrociare la somma con il differenziale sulla tabella.',
  'Each unit of a side loses the soldiers and carries out the result of its side.':
    'Ogni unità di una parte perde i soldati ed esegue il risultato della sua parte.',
  'Attacking units': 'Unità che attaccano',
  'Kind of unit': 'Tipo di unità',
  'Bases left': 'Basi rimaste',
  'Bases in contact, if not all': 'Basi a contatto, se non tutte',
  'Charging or counter-charging': 'Carica o controcarica',
  'Straight run (cm)': 'Rincorsa in cm, se può essere troppo breve',
  'Fell below four bases during this charge': 'Caduta sotto quattro basi per il fuoco in questa carica',
  Shaken: 'Scossa',
  Cover: 'Riparo che occupa',
  'Stands higher than the enemy': 'Più in alto del nemico',
  'Struck in flank or rear': 'Colpita di fianco o alle spalle',
  'General attached': 'Generale unito',
  'Defending units': 'Unità che difendono',
  'The attacker says whether it presses home (and stops) or strikes in passing (and goes on).':
    'L’attaccante dice se attacca a fondo (e si ferma) o colpisce al passaggio (e prosegue).',
  'Each company struck loses its soldiers, no more than it has; no dice.':
    'Ogni compagnia colpita perde i suoi soldati, non più di quanti ne ha; niente dadi.',
  'Pressed home, or already routing: what is left routs. Struck in passing: it keeps its place.':
    'Attaccata a fondo, o già in rotta: chi resta va in rotta. Colpita al passaggio: resta al suo posto.',
  'Kind of attack': 'Attacca a fondo, o colpisce al passaggio',
  'Soldiers on each company struck': 'Soldati di ogni compagnia colpita',
  'State of the unit struck': 'Stato dell’unità colpita',
  'Position of the companies': 'Dove stanno le compagnie',
  'Roll {1} dice: the square breaks if all of them are higher than its index.':
    'Tirare {1} dadi: il quadrato è rotto se tutti superano il suo indice.',
  'Each soldier the square lost in this player turn lowers the index for one die by {1}, evenly; a charge adds {2} to one die. The attacker places the points after the roll.':
    'Ogni soldato perso dal quadrato in questo turno del giocatore abbassa di {1} l’indice per un dado, in modo uguale; una carica aggiunge {2} a un dado. L’attaccante assegna i punti dopo il lancio.',
  'Broken: {1} soldiers killed for each trooper, first those who form the square, then those inside; the rest rout.':
    'Rotto: {1} soldati uccisi per cavaliere, prima quelli del quadrato, poi quelli dentro; gli altri vanno in rotta.',
  'Not broken: the cavalry retreats without loss.': 'Non rotto: la cavalleria si ritira senza perdite.',
  'Reactivity index of the square': 'Indice di reattività del quadrato',
  'Attacking troopers': 'Cavalieri che attaccano',
  'Attacking cavalry units': 'Unità di cavalleria che attaccano',
  Charging: 'In carica',
  'Shaken, or fell below four bases during this charge':
    'Scossa, o caduta sotto quattro basi in questa carica',
  'Soldiers the square lost in this player turn': 'Soldati persi dal quadrato in questo turno del giocatore',
  'Soldiers forming the square': 'Soldati che formano il quadrato',
  'Soldiers sheltering in the square': 'Soldati riparati dentro',
  'For each pair of soldiers lost in one player turn, and before a tested reaction: roll one die.':
    'Ogni due soldati persi in un turno del giocatore, e prima di una reazione con test: tirare un dado.',
  'Passed at the index or less; a {1} always passes, a {2} always fails.':
    'Riuscito con l’indice o meno; un {1} riesce sempre, un {2} fallisce sempre.',
  'Failed after losses: the unit is shaken; already shaken it retreats, after that it routs.':
    'Fallito dopo perdite: l’unità è scossa; già scossa si ritira, dopo va in rotta.',
  'Reactivity index': 'Indice di reattività',
  'General within {1} cm': 'Generale entro {1} cm',
  'Modifier of the scenario': 'Modificatore dello scenario',
  'Back to the enemy: the full move and, in cm, D{1} for foot and gunners, {2}D{3} for horse.':
    'Spalle al nemico: il movimento intero e, in cm, D{1} per fanteria e serventi, {2}D{3} per la cavalleria.',
  'Flight needs no test; falling back, counter-attack, support, and fire followed by flight need a passed one.':
    'Fuggire non chiede test; ripiegare, contrattaccare, sostenere, e sparare e fuggire ne chiedono uno riuscito.',
  'Roll the dice and add them up: that is the distance in cm.':
    'Tirare i dadi e sommarli: è la distanza in cm.',
  'A counter-attack or support that reaches the enemy charges if its straight run was long enough.':
    'Un contrattacco o un sostegno che raggiunge il nemico carica se la rincorsa è stata abbastanza lunga.',
  'What it does': 'Che cosa fa',
  Position: 'Dove sta',
  'Distance to safety or to contact (cm)':
    'Distanza in cm da percorrere per mettersi in salvo o per il contatto',
  'Reactivity test passed': 'Test di reattività riuscito',
};

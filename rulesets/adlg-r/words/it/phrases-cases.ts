/** Italian phrases of cases: steps of procedures, and titles of their fields. */
export const casePhrases: Readonly<Record<string, string>> = {
  'When the corps is activated roll {1}D{2} and add the value of its commander.':
    'All’attivazione del corpo tirare {1}D{2} e aggiungere il valore del suo generale.',
  'Halve it, rounding up: these are the CP of this activation. Unspent CP are lost.':
    'Dimezzare, arrotondando per eccesso: sono i PC di questa attivazione. Quelli non spesi si perdono.',
  'Every commander also has free CP, once a game turn, for himself or the units he is with.':
    'Ogni generale ha inoltre PC gratuiti, una volta per turno di gioco, per sé o per chi è con lui.',
  'Commander of the corps': 'Generale del corpo',
  'Find the cost of the order; a difficult manoeuvre costs more, once.':
    'Trovare il costo dell’ordine; una manovra difficile lo aumenta, una volta sola.',
  'Add what it costs beyond command range, and with the commander engaged in melee.':
    'Aggiungere quanto costa oltre il raggio di comando, e con il generale impegnato in mischia.',
  'Carry the order out fully before the next.': 'Eseguire l’ordine del tutto prima del seguente.',
  Order: 'Ordine',
  'Unit (in a group, the hardest to move)': 'Unità, in un gruppo la più difficile',
  Headstrong: 'Impetuosa',
  'Expendable levy': 'Leva sacrificabile',
  'An enemy is in its charge reach': 'Un nemico è a sua portata di carica',
  'Out of command range, or no commander': 'Fuori dal raggio di comando, o senza generale',
  'Commander engaged in melee': 'Generale impegnato in mischia',
  'Rally of the unit he is with': 'Recupero dell’unità con cui si trova',
  'Move number this phase': 'Quale movimento di questa fase',
  'Commander with it in all moves': 'Generale con l’unità in tutti i movimenti',
  'With a quarter- or half-turn': 'Con un quarto o mezzo giro',
  'With an extension or contraction': 'Con un’estensione o contrazione',
  'Shorter than the full allowance': 'Più corto del movimento pieno',
  'Ends in contact': 'Finisce a contatto',
  'The rallying unit is': 'L’unità che tenta il recupero è',
  'Leaves the ZoC': 'Lascia la ZdC',
  'Able to evade': 'Capace di evasione',
  'Take the row of the unit and the worst terrain that its base touches on the way.':
    'Prendere la riga dell’unità e il peggior terreno che la base tocca per via.',
  'Straight moves and the costs of wheels and turns together may not pass the allowance.':
    'Tratti dritti e costi di conversioni e giri insieme non possono superare il movimento disponibile.',
  'Unit, or a lone commander': 'Unità, o generale da solo',
  'Worst terrain touched': 'Peggior terreno toccato',
  'The whole move is on a road': 'Tutto il movimento è su una strada',
  'Nearest enemy at the start, in UD': 'Nemico più vicino all’inizio, in UD',
  'One unit shoots; others that could shoot at the same target support it.':
    'Un’unità spara; altre che potrebbero sparare allo stesso bersaglio la sostengono.',
  'Shooter: one die, read by quality, with the modifiers.':
    'Tiratore: un dado, letto secondo la qualità, con i modificatori.',
  'Target: one die, read by quality, with its protection.':
    'Bersaglio: un dado, letto secondo la qualità, con la sua protezione.',
  'Shooter higher: the target loses a point.': 'Se il tiratore ottiene di più, il bersaglio perde un punto.',
  Shooter: 'Tiratore',
  'Weapon (default: the unit’s own)': 'Arma (se non indicata: quella dell’unità)',
  'Quality of the shooter': 'Qualità del tiratore',
  'Shooter is Disordered': 'Il tiratore è Disordinato',
  'Reduced Shooter': 'Tiratore ridotto',
  'Where the shooter stands': 'Dove sta il tiratore',
  'Edge it shoots over': 'Bordo da cui spara',
  'A second Caracole unit directly behind': 'Una seconda unità in caracollo subito dietro',
  'Regimental gun': 'Cannone reggimentale',
  'Supporting units, light ones apart': 'Unità in sostegno, leggere a parte',
  'Supporting LI and LH': 'LI e LH in sostegno',
  'Shooter is in square': 'Il tiratore è in quadrato',
  'What the shooter did in this sequence': 'Che cosa ha fatto il tiratore in questa sequenza',
  'Shooter is in melee or supports one': 'Il tiratore è in mischia o in sostegno',
  Target: 'Bersaglio',
  'Quality of the target': 'Qualità del bersaglio',
  'Armour of the target (default: the unit’s own)':
    'Armatura del bersaglio (se non indicata: quella dell’unità)',
  'Cover of the target': 'Copertura del bersaglio',
  'Shot at its flank or rear': 'Colpito di fianco o alle spalle',
  'Target is in square': 'Il bersaglio è in quadrato',
  'Target is in melee, other than at a camp, or supports one':
    'Il bersaglio è in mischia, salvo contro un accampamento, o in sostegno',
  'Distance in UD (default: in range, not short range)':
    'Distanza in UD (se non indicata: a portata, non a corta portata)',
  'The target is in the zone of fire and has priority': 'Il bersaglio è nella zona di tiro e ha la priorità',
  'The target is seen': 'Il bersaglio è visto',
  'A further enemy newly on the flank or rear: that unit loses a point at once.':
    'Un nuovo nemico sul fianco o alle spalle: quell’unità perde subito un punto.',
  'Light infantry caught in the open is destroyed without dice.':
    'La fanteria leggera colta allo scoperto è distrutta senza dadi.',
  'Each main unit: one die, read by quality, with its factor and modifiers.':
    'Ogni unità principale: un dado, letto secondo la qualità, con fattore e modificatori.',
  'A tie may be won by an ability; else two-handed weapons deepen a win.':
    'Una parità può essere vinta da una capacità; altrimenti l’arma a due mani accentua la vittoria.',
  'Better armour lightens the loser’s defeat.': 'Un’armatura migliore attenua la sconfitta di chi perde.',
  'Read the result; Furious Charge costs the loser one point more.':
    'Leggere il risultato; la Carica furiosa costa a chi perde un punto in più.',
  'Unit A': 'Unità a',
  Quality: 'Qualità',
  'Armour (default: the unit’s own)': 'Armatura (se non indicata: quella dell’unità)',
  'Missile weapon (default: the unit’s own)': 'Arma da tiro (se non indicata: quella dell’unità)',
  'Cohesion points lost': 'Punti di coesione persi',
  Impact: 'Impatto',
  Shock: 'Urto',
  Pistol: 'Pistola',
  Salvo: 'Salva',
  'Keil swordsmen': 'Spade del Keil',
  'Two-handed weapons (default: foot knights have them)':
    'Arma a due mani (se non indicata: i cavalieri appiedati ce l’hanno)',
  'Caracole, a second unit directly behind': 'Caracollo, con una seconda unità subito dietro',
  'Battle-ready': 'Pronto al combattimento',
  'Attacked on a long side by this enemy alone': 'Attaccato su un lato lungo da questo solo nemico',
  'In square': 'In quadrato',
  'A commander is engaged with it': 'Un generale è impegnato con l’unità',
  'Its charge is uncontrolled': 'La sua carica è incontrollata',
  'Worst terrain its base touches (LI: stands wholly in)':
    'Peggior terreno che la base tocca (LI: in cui sta tutta)',
  'Advantage of ground': 'Vantaggio del terreno',
  'Works it fights across, standing behind them': 'Opere attraverso cui combatte, stando dietro',
  'Edge on which the main enemy’s front lies': 'Bordo dove sta il fronte del nemico principale',
  'Completely conformed': 'Del tutto conformata',
  'A further enemy on its flank or rear: light troops, incomplete, or complete and heavy':
    'Un altro nemico sul fianco o alle spalle: truppe leggere, incompleto, o completo e pesante',
  'New contact (cohesion point not lost yet)': 'Quel contatto è nuovo, il punto non ancora perso',
  'Units in simple support': 'Unità in sostegno semplice',
  'Units in melee support': 'Unità in sostegno di mischia',
  'Unit B': 'Unità b',
  'Who charged in this sequence': 'Chi ha caricato in questa sequenza',
  'In its corps’ activation, instead of moving; one try per unit and game turn.':
    'Nell’attivazione del suo corpo, invece di muovere; un tentativo per unità e turno di gioco.',
  'Pay the order, roll {1}D{2} and add the bonuses.': 'Pagare l’ordine, tirare {1}D{2} e aggiungere i bonus.',
  'Reached: one marker off. Two, with rear support and a commander, if beaten by enough.':
    'Raggiunto: un segnalino tolto. Due, con sostegno da tergo e generale, se superato abbastanza.',
  'Distance to the nearest enemy in UD': 'Distanza dal nemico più vicino in UD',
  'In melee or melee support': 'In mischia o sostegno di mischia',
  'In melee or melee support, or at an enemy camp':
    'In mischia, in sostegno di mischia o presso l’accampamento nemico',
  'Commander attached to or included in the unit': 'Generale aggregato all’unità o incluso',
  'Rear support': 'Sostegno da tergo',
  'Markers on the unit': 'Segnalini sull’unità',
  'Has tried in this game turn': 'Ha tentato in questo turno di gioco',
  'Has moved in this phase': 'Ha mosso in questa fase',
  'If all targets evade roll {1}D{2}, one for each different allowance in the group.':
    'Se tutti i bersagli evadono tirare {1}D{2}, uno per ogni movimento diverso del gruppo.',
  'The charge goes on by the changed allowance, at least its minimum if it can.':
    'La carica prosegue per la distanza così corretta, e non meno del suo minimo se può.',
  'Headstrong units go the full distance.': 'Le unità Impetuose vanno per tutta la distanza.',
  'Charging unit': 'Unità che carica',
  'Turn away: half-turn if charged on the front, quarter-turn on a flank, none on the rear.':
    'Voltarsi: mezzo giro se caricata di fronte, quarto di giro di fianco, niente alle spalle.',
  'If the way is blocked stand and fight; else wheel, if wanted, to match the charge.':
    'Se la via è bloccata, restare e combattere; altrimenti fare una conversione, se si vuole, per seguire la carica.',
  'Roll {1}D{2}, one for each different allowance, and go straight on by the changed allowance.':
    'Tirare {1}D{2}, uno per ogni movimento diverso, e andare dritto per la distanza così corretta.',
  'Evading unit': 'Unità che evade',
  'Has Impact': 'Ha Impatto',
  'Has Shock': 'Ha Urto',
  'Has Pistol': 'Ha Pistola',
  'Way out blocked': 'Via bloccata',
  'After all results of the phase.': 'Dopo tutti i risultati della fase.',
  'Roll {1}D{2} for a commander engaged in a melee that his unit lost, or whose unit was routed: one roll.':
    'Tirare {1}D{2} per un generale impegnato in una mischia che la sua unità ha perso, o la cui unità è in rotta: un solo lancio.',
  'A roll of the number or less kills him.': 'Una faccia fino a quel numero lo uccide.',
  'What happened to the unit': 'Che cosa è successo alla sua unità',
  'The commander is': 'Il generale è',
  Cause: 'Causa',
};

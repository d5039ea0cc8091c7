/** Italian phrases for mistakes, and titles and effects of options. */

export const optionPhrases: Readonly<Record<string, string>> = {
  // Mistakes.
  'a pair in Caracole is cavalry (Cv) that shoots with caracole':
    'una coppia in caracollo è cavalleria (Cv) che spara in caracollo',
  'a regimental gun goes with LMI, MI and HI only': 'un cannone reggimentale va solo con LMI, MI e HI',
  'these units do not form square': 'queste unità non formano il quadrato',
  'the armour of these units is part of their row and cannot be changed':
    'l’armatura di queste unità fa parte della loro riga e non si può cambiare',
  'a unit in melee has at least one cohesion point left':
    'un’unità in mischia ha ancora almeno un punto di coesione',
  'impact is for LMI, MI, HI, LH, Cv, Kn only': 'Impatto è solo per LMI, MI, HI, LH, Cv, Kn',
  'shock is for LH, Cv, Kn only': 'Urto è solo per LH, Cv, Kn',
  'pistol is for LH, Cv, Kn only': 'Pistola è solo per LH, Cv, Kn',
  'salvo is for LMI, MI, HI only': 'Salva è solo per LMI, MI, HI',
  'regimentalGun is for LMI, MI, HI only': 'Cannone reggimentale è solo per LMI, MI, HI',
  'keilSwordsmen is for LMI, MI, HI only': 'Spade del Keil è solo per LMI, MI, HI',
  'twoHanded is for LMI, MI, HI only': 'Arma a due mani è solo per LMI, MI, HI',
  'caracolePair is for Cv only': 'Coppia in caracollo è solo per Cv',
  'battleReady is for WWg only': 'Pronto al combattimento è solo per WWg',
  'aloneOnLongSide is for WWg only': 'Attaccato da un solo nemico è solo per WWg',
  'only the unit that charged can have charged uncontrolled':
    'solo l’unità che ha caricato può aver caricato senza controllo',
  'this unit has no flank and no rear: all its edges are front':
    'questa unità non ha fianchi né retro: tutti i suoi bordi sono di fronte',
  'there is no further enemy on its flank or rear': 'non c’è un altro nemico sul suo fianco o alle spalle',
  'at most {1} units support one side': 'al massimo {1} unità sostengono una parte',
  'only one of the two can have the advantage of ground':
    'solo uno dei due può avere il vantaggio del terreno',
  'only one of the two stands behind works': 'solo uno dei due sta dietro opere',
  'one of the two fights with its front': 'uno dei due combatte di fronte',
  // The game and its procedures.
  'L’Art de la Guerre – Renaissance': 'L’Art de la Guerre – Renaissance',
  'L’Art de la Guerre is © Hervé Caille; the Renaissance supplement is by Simon LeRay-Meyer, with his leave. Unofficial; restated in our own words.':
    'L’Art de la Guerre è © Hervé Caille; il supplemento Renaissance è di Simon LeRay-Meyer, con il suo consenso. Versione non ufficiale, riscritta con parole nostre.',
  'Command points of a corps': 'Punti comando di un corpo',
  'Cost of an order': 'Costo di un ordine',
  'Allowance of a move': 'Movimento disponibile',
  Shooting: 'Tiro',
  Melee: 'Mischia',
  Rally: 'Recupero',
  'Charge distance after an evade': 'Carica dietro chi evade',
  'Evade distance': 'Evasione',
  'Risk of the commander': 'Rischio del generale',
  // options
  'Weapon of shot whose list names none': 'Arma degli archibugieri se la lista non la indica',
  'Later Tercio counts as Tercio': 'Il Tercio tardo conta come Tercio',
  'rules for Tercios do not apply to Later Tercios.':
    'ciò che la scheda dice dei Tercios non è per i Tercios tardi.',
  'Units that count as skirmishers': 'Chi sono gli schermagliatori',
  'LI and LH, not dragoons.': 'LI e LH, non i dragoni.',
  'Dragoons near the enemy are foot': 'I dragoni vicino al nemico sono a piedi',
  'they are mounted everywhere.': 'sono montati ovunque.',
  'Units that may form square': 'Chi può formare il quadrato',
  'These kinds and no others.': 'I tipi nominati, e nessun altro.',
  'Weapon of war wagons whose list names none': 'Arma dei carri da guerra se la lista non la indica',
  'Range and an engaged commander cost more on top of the {1} CP for Headstrong units':
    'Il raggio e un generale impegnato costano oltre ai {1} PC delle unità Impetuose',
  'those orders always cost {1} CP.': 'quegli ordini costano {1} PC comunque.',
  'Free CP of a corps without commander': 'PC gratuito di un corpo senza generale',
  'it keeps the free CP.': 'mantiene il PC gratuito.',
  'A commander included in a unit routed outside melee is killed on this or less':
    'Un generale incluso in un’unità messa in rotta fuori dalla mischia è ucciso con questo numero o meno',
  '{1}: he is never killed this way.': '{1}: non muore mai così',
  'How dragoons move at exactly {1} UD from an enemy': 'Come muovono i dragoni a {1} UD esatte da un nemico',
  'they use the row of MI there.': 'lì usano la riga della MI.',
  'Allowance of elephants in open, rough and difficult terrain, in UD':
    'Movimento degli elefanti in terreno aperto, accidentato e difficile, in UD',
  'In this order: open, rough, difficult.': 'tre cifre: aperto, accidentato, difficile',
  'The die never shortens a charge of HI': 'Il dado non accorcia mai una carica di HI',
  'a low die shortens it like any other charge.': 'un dado basso la accorcia come quella degli altri.',
  'LI and LH shoot with flintlocks, LH with carbines':
    'LI e LH sparano con fucili a pietra focaia, LH con carabine',
  'these pairings cannot shoot.': 'questi non possono sparare così.',
  'Range of dragoons in UD': 'Portata dei dragoni in UD',
  'Whatever their weapon.': 'Un’altra portata, qualunque sia l’arma.',
  'Shooting out of a square': 'Tiro da un quadrato',
  '{1}: no modifier.': 'Un altro modificatore; {1}: nessuno.',
  'Artillery at a square': 'Artiglieria su un quadrato',
  'Enclosed field': 'Che cos’è un campo recintato',
  'It is cover': 'È una copertura',
  'It is open ground to elephants, as a field is': 'È terreno aperto per gli elefanti, come un campo',
  'It may be no cover for units that shoot out of it, and rough ground to elephants.':
    'Non copertura per chi spara da dentro; terreno accidentato per gli elefanti.',
  'A fortification is no cover against artillery': 'Una fortificazione non è copertura contro l’artiglieria',
  'it is cover against guns too.': 'è copertura anche contro i cannoni.',
  'Light and medium artillery leave no protection, as heavy artillery':
    'L’artiglieria leggera e media non lascia protezione, come la pesante',
  'they leave as much as firearms do.': 'ne lascia quanta le armi da fuoco.',
  'Better armour does not help against flintlocks in the first phase':
    'Un’armatura migliore non aiuta contro i fucili a pietra focaia nella prima fase',
  'flintlocks do not count as muskets there.': 'i fucili a pietra focaia non contano lì come moschetti.',
  'Shock, Pistol, Impact and Salvo together': 'Quanti di Urto, Pistola, Impatto e Salva conta un’unità',
  'all that nothing cancels count.': 'contano tutti quelli che niente annulla.',
  'Two-handed weapons': 'Che cosa fanno le armi a due mani',
  'the unit wins ties, against any enemy and on any edge it fights on.':
    'contro ogni nemico e su ogni bordo dove l’unità combatte.',
  'Headstrong gives Impact and Furious Charge': 'Impetuosa dà Impatto e Carica furiosa',
  'Impact in the first phase, and Furious Charge against foot except war wagons.':
    'sì: Impatto nella prima fase, e Carica furiosa contro la fanteria salvo carri da guerra.',
  'Pistol and Shock cancel the Impact of elephants': 'Pistola e Urto annullano l’Impatto degli elefanti',
  'they do not cancel it.': 'non lo annullano.',
  'All edges of a square are front': 'Tutti i bordi di un quadrato sono di fronte',
  'it keeps flanks and rear.': 'mantiene fianchi e retro.',
  'A square has the marks * and @': 'Un quadrato ha i segni * e @',
  'only those of its kind.': 'solo quelli del suo tipo.',
  'Across stakes mounted lose their abilities of the first phase':
    'Attraverso pali le truppe montate perdono le capacità della prima fase',
  'they keep them.': 'le mantengono.',
  'Mounted against elephants': 'Truppe montate contro elefanti',
  '{1}: no Panic.': 'Un altro modificatore; {1}: nessun Panico.',
  'In rough terrain LI may also charge what it may charge in the open':
    'In terreno accidentato la LI può caricare anche ciò che può caricare allo scoperto',
  'the printed list alone.': 'solo la lista stampata.',
  'Tie abilities on both sides': 'Capacità di parità da entrambe le parti',
  'each side loses {1} point.': 'ogni parte perde {1} punto.',
  'Reading the table of results': 'Come si legge la tabella dei risultati',
  'as printed.': 'come stampato.',
  'every printed figure on top of the loser’s {1}.': 'ogni cifra stampata oltre all’{1} del perdente.',
  'Bonuses of the first phase': 'Chi ha i bonus della prima fase',
  'nobody, unless the charge is on a front.': 'altrimenti nessuno.',
  'Light enemies on flank or rear': 'Nemici leggeri di fianco o alle spalle',
  'they take the factor as others do.': 'tolgono il fattore come gli altri.',
  'Deep Order under multiple attack': 'Ordine profondo sotto attacco multiplo',
  'it keeps factor, abilities and point.': 'mantiene fattore, capacità e punto.',
  Unit: 'Unità',
};

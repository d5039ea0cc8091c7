/** Italian phrases for the sources of rules that no case and no battle cites. */
export const otherSourcePhrases: Readonly<Record<string, string>> = {
  'Sheet: Mounted table names neither':
    'Scheda: la tabella delle truppe montate non nomina né l’uno né l’altro',
  'who stands: ours': 'bersaglio che resta: lettura nostra',
  FAQ: 'FAQ',
  '{1} + {2} for foot knights': '{1} + {2} per i cavalieri appiedati',
  'p.22 for knights': 'p.22 per i cavalieri',
  'Sheet: Losses (a Battle Unit can carry four markers and more)':
    'Scheda: Perdite (un’Unità di battaglia può avere quattro segnalini e più)',
  'Foot table': 'Tabella della fanteria',
  'their cohesion is that of V{1} p.22': 'la loro coesione è quella di V{1} p.22',
  'same marks, and the sheet never names it elsewhere': 'stessi segni, e la scheda non lo nomina altrove',
  'Sheet: Melee modifiers, Abilities': 'Scheda: Modificatori di mischia, Capacità',
  'no row is called pikemen': 'nessuna riga si chiama picchieri',
  'the three share the −{1} of shoot.light': 'i tre condividono il −{1} di shoot.light',
  'Sheet: Movement table splits them so, and three factor rows name them beside "mounted"':
    'Scheda: la tabella di movimento li divide così, e tre righe di fattori li nominano accanto a «montate»',
  'Sheet: Difficult manoeuvres': 'Scheda: Manovre difficili',
  'Sheet: Shooting, Melee modifiers': 'Scheda: Tiro, Modificatori di mischia',
  'p.34 for the already Disordered': 'p.34 per chi è già Disordinato',
  'Sheet: Better Armour': 'Scheda: Armatura migliore',
  'Sheet: Abilities names Impact and Shock only': 'Scheda: Capacità nomina solo Impatto e Urto',
  'ability.order puts armour after it': 'ability.order mette l’armatura dopo',
  'the * and # notes except elephants, these two lines do not. Option ability.elephant-impact':
    'le note * e # eccettuano gli elefanti, queste due righe no. Opzione ability.elephant-impact',
  'Sheet: Flank, Melee modifiers': 'Scheda: Fianco, Modificatori di mischia',
  'Sheet: Abilities speaks of shooting only': 'Scheda: Capacità parla solo del tiro',
  'Sheet: Ranges, Shooting, Melee modifiers': 'Scheda: Portate, Tiro, Modificatori di mischia',
  'p.18, {1}, {2}: Impetuous stands in all the places where the sheet has the two words':
    'p.18, {1}, {2}: Impetuoso sta in tutti i posti dove la scheda ha le due parole',
  'Sheet: Orders, Difficult manoeuvres, Charge, Evade, Rout and pursuit':
    'Scheda: Ordini, Manovre difficili, Carica, Evasione, Rotta e inseguimento',
  "p.18 gives both, the sheet's list of Furious Charge leaves them out":
    'p.18 dà entrambi, la lista di Carica furiosa della scheda li omette',
  'Sheet: Furious Charge, Foot table': 'Scheda: Carica furiosa, Tabella della fanteria',
  'Sheet: Sequence': 'Scheda: Sequenza',
  'rolled anew each time': 'tirato di nuovo ogni volta',
  'p.31: the outer front corner is measured. Option move.wheel-group':
    'p.31: si misura l’angolo frontale esterno. Opzione move.wheel-group',
  'p.38 frees only the unit behind': 'p.38 libera solo l’unità dietro',
  'Sheet: Interpenetration': 'Scheda: Interpenetrazione',
  'p.39. Option interpenetration.lh': 'p.39. Opzione interpenetration.lh',
  'p.42: the second list adds to the first. Option charge.light-infantry-rough-adds':
    'p.42: la seconda lista si aggiunge alla prima. Opzione charge.light-infantry-rough-adds',
  'Sheet: Charge, Melee modifiers': 'Scheda: Carica, Modificatori di mischia',
  'that had to evade is destroyed by what destroys it: V{1} p.47':
    'che doveva evadere è distrutta da chi la distrugge: V{1} p.47',
  'Sheet: Ranges': 'Scheda: Portate',
  'they share shoot.light': 'condividono shoot.light',
  'p.67, {1}–{2}: the penalty goes with terrain': 'p.67, {1}–{2}: la penalità va con il terreno',
  'Sheet: Shooting, Foot table, Mounted table':
    'Scheda: Tiro, Tabella della fanteria, Tabella delle truppe montate',
  'Sheet: Protection has no line for bows': 'Scheda: Protezione non ha una riga per gli archi',
  'p.58–{1}: such weapons lower protection': 'p.58–{1}: queste armi abbassano la protezione',
  'Sheet: Protection lists every other firearm': 'Scheda: Protezione elenca ogni altra arma da fuoco',
  'Sheet: Protection prints the three calibres around that line':
    'Scheda: Protezione stampa i tre calibri attorno a quella riga',
  'p.58–{1} treats them alike. Option shoot.protection-guns-all':
    'p.58–{1} li tratta allo stesso modo. Opzione shoot.protection-guns-all',
  'p.62 ({1}, {2}, {3}, then rout). Option melee.results':
    'p.62 ({1}, {2}, {3}, poi rotta). Opzione melee.results',
  'Sheet: Abilities puts the front edge with receiving only':
    'Scheda: Capacità mette il bordo frontale solo con chi riceve',
  'p.18, {1} have Impact and Furious Charge in flank charges, p.62–{2} deny them. Option melee.first-phase-edge':
    'p.18, {1} hanno Impatto e Carica furiosa nelle cariche di fianco, p.62–{2} li negano. Opzione melee.first-phase-edge',
  'the sheet excepts LI and LH for the loss only. Option melee.flank-light':
    'la scheda eccettua LI e LH solo per la perdita. Opzione melee.flank-light',
  'Sheet: Flank. Option melee.deep-order-multiple': 'Scheda: Fianco. Opzione melee.deep-order-multiple',
  '# excepts elephants': '# eccettua gli elefanti',
  'Sheet: Losses': 'Scheda: Perdite',
  'Sheet: Charge, ZoC': 'Scheda: Carica, ZdC',
  'impassable: Evade': 'impraticabile: Evasione',
  'the sheet names it under shooting from cover': 'la scheda lo nomina con il tiro da copertura',
  'p.82–{1} has both formats': 'p.82–{1} ha entrambi i formati',
  'single units as V{1} p.81, Battle Units twice the V{2} price of their kind':
    'unità singole come V{1} p.81, Unità di battaglia il doppio del costo V{2} del loro tipo',
  'p.7 ({1} × {2} cm at {3} mm)': 'p.7 ({1} × {2} cm a {3} mm)',
  'Sheet: Losses has no other line': 'Scheda: Perdite non ha altra riga',
  "its rout costs {1}, twice a unit's {2}": 'la sua rotta costa {1}, il doppio dei {2} di un’unità',
  'p.69, example': 'p.69, esempio',
  Sheet: 'Scheda',
  'L’Art de la Guerre – Renaissance, quick reference sheet, version {1}':
    'L’Art de la Guerre – Renaissance, scheda di riferimento rapido, versione {1}',
  'V{1}': 'V{1}',
  'L’Art de la Guerre, {1}th edition': 'L’Art de la Guerre, {1}ª edizione',
  'V{1} errata': 'errata V{1}',
  'L’Art de la Guerre, {1}th edition: errata': 'L’Art de la Guerre, {1}ª edizione: errata',
  'L’Art de la Guerre, {1}rd edition: FAQ and amendments':
    'L’Art de la Guerre, {1}ª edizione: FAQ ed emendamenti',
};

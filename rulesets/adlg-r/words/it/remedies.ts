/** Italian remedies for every rule that can refuse: what would make the action legal. */
export const remedies: Readonly<Record<string, string>> = {
  'charge.prohibited':
    'Caricare con un’altra unità: cannoni, carri da guerra e leve sacrificabili non lo fanno mai.',
  'charge.support-prohibited':
    'Sostenere con un’altra unità: cannoni, carri da guerra e leve sacrificabili non lo fanno mai.',
  'charge.uncontrolled':
    'Solo le unità Impetuose caricano senza controllo: dare all’unità l’ordine di caricare.',
  'move.multiple-distance': 'Caricare o sostenere con il primo movimento della fase.',
  'move.third-forbidden':
    'Tenere il generale con l’unità in tutti e tre i movimenti; cannoni, carri da guerra e unità non manovriere ne hanno due al massimo.',
  'artillery.heavy': 'L’artiglieria pesante ruota soltanto, una volta, ed è tutto il suo movimento.',
  'square.who': 'Formare il quadrato con un tipo di unità che può, o lasciare l’unità com’è.',
  'elephant.no-rally': 'Gli elefanti tengono i segnalini: riordinare un’altra unità.',
  'rally.expendable': 'Le leve sacrificabili tengono i segnalini: riordinare un’altra unità.',
  'command.hold': 'Solo le unità Impetuose vanno trattenute: risparmiare i punti.',
  'zoc.exit-evade': 'L’unità non può evadere: uscire dritto indietro.',
  'zoc.exit-back': 'L’unità è capace di evasione: uscire con un’evasione.',
  'zoc.exit-ahead': 'Solo le unità montate escono dritto avanti: andare dritto indietro o evadere.',
  'terrain.impassable': 'Aggirarlo, o restare su una strada.',
  'move.wagon': 'Restare fuori dal terreno difficile, o su una strada.',
  'rally.once': 'Ritentare nel prossimo turno di gioco.',
  'rally.no-move': 'Riordinarsi invece di muovere, in una fase successiva.',
  'rally.nothing': 'L’unità non ha segnalini da togliere.',
  'evade.who':
    'Tenere e combattere: evadono solo truppe leggere, dragoni e cavalleria senza capacità di carica.',
  'evade.in-melee': 'Un’unità in mischia resta; può disimpegnarsi nella propria fase di movimento.',
  'evade.blocked': 'Liberare prima la via dietro l’unità; ora tiene dov’è.',
  'shoot.weapon': 'Scegliere un’arma che la tabella delle portate dà a questa unità.',
  'shoot.not-after':
    'Tirare con un’unità che non ha caricato, non è evasa, non si è disimpegnata e non ha lasciato una ZdC in questa sequenza.',
  'shoot.moved-twice': 'Tirare con un’unità che ha mosso una volta al massimo.',
  'artillery.moved': 'Lasciare ferma l’artiglieria media e pesante; quella leggera può muovere e tirare.',
  'shoot.in-melee': 'Tirare con un’unità che non è in mischia né in sostegno.',
  'shoot.target-in-melee': 'Scegliere un bersaglio che non è in mischia né in sostegno.',
  'shoot.edge': 'Tirare dal bordo frontale; solo Tercios, LH, carri da guerra e quadrati tirano da altri.',
  'shoot.zone': 'Tirare al bersaglio della zona di tiro che ha la priorità.',
  'shoot.sight': 'Scegliere un bersaglio che i due angoli del bordo che tira vedono.',
  'shoot.range': 'Venire a portata dell’arma, o scegliere un bersaglio più vicino.',
  'square.no-move': 'Lasciare prima il quadrato, con un ordine precedente.',
  'charge.light-infantry-open':
    'Allo scoperto la LI carica solo LI, artiglieria, elefanti e un accampamento.',
  'charge.light-infantry-rough':
    'In terreno accidentato o difficile la LI vuole un nemico lì penalizzato, colpito di fianco o alle spalle, o Disordinato.',
};

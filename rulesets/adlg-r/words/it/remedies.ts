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
    'Tenere il generale con l’unità in tutti e tre i movimenti; cannoni, carri da guerra e unità poco manovrabili ne hanno due al massimo.',
  'artillery.heavy': 'L’artiglieria pesante ruota soltanto, una volta, ed è tutto il suo movimento.',
  'square.who': 'Formare il quadrato con un tipo di unità che può, o lasciare l’unità com’è.',
  'elephant.no-rally': 'Gli elefanti tengono i segnalini: recuperare un’altra unità.',
  'rally.expendable': 'Le leve sacrificabili tengono i segnalini: recuperare un’altra unità.',
  'command.hold': 'Solo le unità Impetuose vanno trattenute: risparmiare i punti.',
  'zoc.exit-evade': 'L’unità non può evadere: uscire arretrando.',
  'zoc.exit-back': 'L’unità è capace di evasione: uscire con un’evasione.',
  'zoc.exit-ahead': 'Solo le truppe montate escono avanzando: arretrare in linea retta o evadere.',
  'terrain.impassable': 'Aggirarlo, o restare su una strada.',
  'move.wagon': 'Restare fuori dal terreno difficile, o su una strada.',
  'rally.once': 'Riprovare nel prossimo turno di gioco.',
  'rally.no-move': 'Tentare il recupero invece di muovere, in una fase successiva.',
  'rally.nothing': 'L’unità non ha segnalini da togliere.',
  'evade.who':
    'Restare e combattere: evadono solo truppe leggere, dragoni e cavalleria senza capacità di carica.',
  'evade.in-melee': 'Un’unità in mischia resta; può disimpegnarsi nella propria fase di movimento.',
  'evade.blocked': 'Liberare prima la via dietro l’unità; ora resta dov’è.',
  'shoot.weapon': 'Scegliere un’arma che la tabella delle portate dà a questa unità.',
  'shoot.not-after':
    'Sparare con un’unità che non ha caricato, non ha eseguito un’evasione, non si è disimpegnata e non ha lasciato una ZdC in questa sequenza.',
  'shoot.moved-twice': 'Sparare con un’unità che ha mosso una volta al massimo.',
  'artillery.moved': 'Lasciare ferma l’artiglieria media e pesante; quella leggera può muovere e sparare.',
  'shoot.in-melee': 'Sparare con un’unità che non è in mischia né in sostegno.',
  'shoot.target-in-melee':
    'Scegliere un bersaglio che non è in mischia né in sostegno, o che attacca o saccheggia un accampamento.',
  'shoot.edge': 'Sparare dal bordo frontale; solo Tercios, LH, carri da guerra e quadrati sparano da altri.',
  'shoot.zone': 'Sparare al bersaglio della zona di tiro che ha la priorità.',
  'shoot.sight': 'Scegliere un bersaglio che i due angoli del bordo che spara vedono.',
  'shoot.range': 'Venire a portata dell’arma, o scegliere un bersaglio più vicino.',
  'square.no-move': 'Lasciare prima il quadrato, con un ordine precedente.',
  'charge.light-infantry-open':
    'Allo scoperto la LI carica solo LI, artiglieria, elefanti e un accampamento.',
  'charge.light-infantry-rough':
    'In terreno accidentato o difficile la LI vuole un nemico lì penalizzato, colpito di fianco o alle spalle, o Disordinato.',
};

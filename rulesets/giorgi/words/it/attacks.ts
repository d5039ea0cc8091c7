/** Italian labels and remedies of refusals of attacks on the table, and of reactions. */

/** A short label for every rule that can refuse. */
export const attackLabels: Readonly<Record<string, string>> = {
  'attack.declare': 'Non arriva a contatto',
  'attack.nearest': 'Un altro nemico è più vicino',
  'attack.no-change': 'Ha cambiato formazione',
  'attack.one-answer': 'Ha già risposto, o è impegnata a contatto',
  'attack.one-move': 'Ha già fatto il suo movimento di reazione',
  'attack.reaction-when': 'Presa di fianco o alle spalle: niente tiro sull’attaccante',
  'turn.fire-then-attack': 'Ha sparato',
  'melee.bt-limits': 'Uno sfondamento si ferma prima del nemico',
  'melee.off-table': 'Fuori dal tavolo',
  'square.no-intercept': 'La cavalleria davanti a un quadrato non si intercetta',
};

/** What would make the command legal. */
export const attackRemedies: Readonly<Record<string, string>> = {
  'attack.declare':
    'Marciare o fare conversione in modo che l’ultimo tratto in linea retta raggiunga il nemico entro un movimento.',
  'attack.nearest': 'Attaccare il nemico più vicino raggiungibile dal fronte.',
  'attack.no-change': 'Attaccare nella formazione che ha, o formarsi ora e attaccare più tardi.',
  'attack.one-answer': 'Rispondere con un’unità libera che non ha risposto.',
  'attack.one-move': 'Sparare, o rispondere con un’altra unità.',
  'attack.reaction-when': 'Lasciar sparare un’altra unità, o rispondere altrimenti.',
  'turn.fire-then-attack': 'Attaccare con un’unità che non ha sparato in questo turno del giocatore.',
  'melee.bt-limits': 'Proseguire senza toccare nemici.',
  'melee.off-table': 'Restare sul tavolo.',
  'square.no-intercept': 'Sparare piuttosto sulla cavalleria, se l’unità può.',
};

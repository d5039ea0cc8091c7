/** Italian labels and remedies of refusals of shots on the table. */

/** A short label for every rule that can refuse a shot. */
export const shotLabels: Readonly<Record<string, string>> = {
  'unit.gone': 'Non è più in gioco',
  'fire.one-target': 'Ha già sparato, o non a questo bersaglio',
  'artillery.one-shot': 'La batteria ha già sparato',
  'artillery.rod': 'La bacchetta non colpisce nessuno',
  'artillery.rod-from': 'Nessun pezzo servito a quel posto',
  'artillery.square-rod': 'La bacchetta manca il quadrato',
  'attack.reaction-once': 'Ha già sparato a questo attaccante',
  'building.fire-when': 'Una guarnigione risponde solo a chi l’assale',
};

/** What would make the shot legal. */
export const shotRemedies: Readonly<Record<string, string>> = {
  'unit.gone': 'Scegliere un’unità che è in gioco.',
  'fire.one-target':
    'Sparare con un’unità, un lato o una base che non ha ancora sparato, a un nemico che può scegliere.',
  'artillery.one-shot': 'Sparare con una batteria che non ha sparato in questa fase.',
  'artillery.rod': 'Puntare la bacchetta in modo che attraversi un nemico.',
  'artillery.rod-from': 'Scegliere un pezzo che ha ancora serventi.',
  'artillery.square-rod':
    'Puntare la bacchetta in modo che attraversi il quadrato, dentro l’arco di tiro e senza amici davanti.',
  'attack.reaction-once': 'Sparare con un’unità che non ha ancora sparato a questo attaccante.',
  'building.fire-when': 'Sparare agli altri nella propria fase di tiro.',
};

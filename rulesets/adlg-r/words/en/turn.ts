/** English sentences of the rules of chapter turn, by rule id. */
export const turn: Readonly<Record<string, string>> = {
  'turn.sequence': "One player's sequence: movement → shooting → combat → rout and pursuit → victory check",
  'turn.corps': 'In movement the corps are activated one at a time',
  'turn.game-turn': "A game turn is the attacker's sequence and then the defender's; the order never changes",
  'turn.both-shoot': 'In each shooting phase both players shoot',
  'turn.simultaneous':
    'The phasing player picks the order of shots and melees, but all losses of the phase fall together at its end',
  'turn.immediate':
    'Losses that fall at once: caught evader, multiple attack, burst through, collateral of a rout, becoming Disordered',
  'turn.activation':
    'Inside an activation: roll CP; orders in any order, each carried out fully before the next; uncontrolled charges last',
  'turn.victory': "Both armies are checked at the end of every player's sequence",
  'turn.limit': 'A game that has not ended after {turns} is settled by the share of losses',
  'turn.shots-laid': 'The phasing side lays its shots, then the other; then all are thrown',
};

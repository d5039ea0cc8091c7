/** English sentences of the rules of chapter square, by rule id. */
export const square: Readonly<Record<string, string>> = {
  'square.cost': 'Entering or leaving a square costs {cp} CP',
  'square.edges':
    'All edges are front: no flank, no rear, no multiple attack. Enemies on further edges with their front are in simple support',
  'square.marks': 'A square has * and @',
  'square.shoot': 'A square shoots over any one edge at {value}',
  'square.artillery': 'Artillery has +{value} against it, as against Deep Order',
  'square.footprint': '{square} UD about the middle of its base, facing kept',
};

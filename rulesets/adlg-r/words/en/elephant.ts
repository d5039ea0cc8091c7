/** English sentences of the rules of chapter elephant, by rule id. */
export const elephant: Readonly<Record<string, string>> = {
  'elephant.impact': 'Elephants have Impact (+{value}) against all but LI and LH',
  'elephant.panic': 'Panic: mounted other than elephants fight at {value} against elephants',
  'elephant.panic-who':
    'Only the main unit fighting the elephant, once; abilities stay; it counts also when the elephant is struck on its flank',
  'elephant.move': '{open}, {rough}, {difficult} UD, as gendarmes',
  'elephant.field': 'Field and brush are open terrain to elephants',
  'elephant.rampage':
    'A routed elephant, turned to face its main enemy, rolls 1D6: 1 ahead, 2 left, 3 right, 4–6 to the rear. Every unit of both sides but LI with area less than 1 UD from it in that strip loses 1 point, instead of what other routs cost',
  'elephant.no-trigger': 'An elephant alone binds no Headstrong unit to charge',
};

/** What scenario files of every game hold: texts of some length, the head of a battle and its story, the signs of a side. */
import { choice, optional, orNull, required, text, whole } from './schema/shape.ts';

/** Ids of pieces, units, places and everything else that orders and reports name. */
export const idText = text(/^[a-z][a-z0-9-]{0,39}$/, 'an id in small letters, digits and dashes');
export const nameText = text(/^[^\n]{1,80}$/u, 'a name of up to 80 characters');
export const lineText = text(/^[^\n]{1,200}$/u, 'a line of up to 200 characters');
export const proseText = text(/^[\s\S]{1,6000}$/u, 'a text of up to 6000 characters');

/** Fields with which a scenario begins. The years are the first and the last of the game. */
export function scenarioHead(first: number, last: number) {
  return {
    id: required(idText, 'Id'),
    title: required(nameText, 'Title'),
    place: required(nameText, 'Where'),
    year: required(whole(first, last), 'When'),
  };
}

export const scenarioStory = {
  history: required(proseText, 'History'),
  balance: optional(orNull(lineText), null, 'How even it is, from battles played by the computer'),
};

/** Fields with which a side begins. */
export const sideSigns = {
  id: required(idText, 'Id'),
  name: required(nameText, 'Name'),
  colour: required(choice(['blue', 'red', 'green', 'grey', 'brown', 'white']), 'Coats'),
  sign: required(
    choice(['plume', 'sash', 'cockade', 'hat', 'cap']),
    'A second sign, so that colour is never alone',
  ),
};

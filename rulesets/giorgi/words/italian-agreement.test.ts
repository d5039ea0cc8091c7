/** Tests of agreement in Italian reports: article, preposition, verb and participle follow the name of the unit. */
import { expect, test } from 'vitest';
import { handlingWords } from './it/interaction.ts';
import { report } from './it/report.ts';

const battalion = '2º battaglione della 22ª mezza brigata';
const hussars = 'Ussari di Ott';
const battery = 'Batteria leggera';

test.each([
  [battalion, 'Il 2º battaglione della 22ª mezza brigata è scosso.'],
  [hussars, 'Gli ussari di Ott sono scossi.'],
  [battery, 'La batteria leggera è scossa.'],
  ['Grenzer di Szluin', 'I Grenzer di Szluin sono scossi.'],
  ['12º ussari', 'Il 12º ussari è scosso.'],
  ['8º ussari', 'L’8º ussari è scosso.'],
  ['29ª leggera', 'La 29ª leggera è scossa.'],
])('%s is told as: %s', (name, told) => {
  expect(report.rung(name, 1, 'morale.shaken')).toBe(told);
});

test('a name that is no Italian noun stays as it is, and the unit is an unità', () => {
  expect(report.rung('Old Guard', 2, 'morale.second-failure')).toBe('Old Guard si ritira, scossa.');
  expect(report.wentOff('The Blues')).toBe('The Blues lascia il campo.');
});

test('melee.r1-friend: the participle of a reason agrees as well', () => {
  expect(report.rung(hussars, 1, 'melee.r1-friend')).toBe(
    'Gli ussari di Ott sono scossi, urtati da un’unità amica che arretra.',
  );
});

test('prepositions are joined with the article of the other unit', () => {
  expect(report.fired(battery, 'round', hussars, 1, 'ordered')).toBe(
    'La batteria leggera fa fuoco a palla sugli ussari di Ott; cade 1 soldato.',
  );
  expect(report.fired(hussars, 'small-arms', battalion, 0, 'reaction')).toBe(
    'Gli ussari di Ott fanno fuoco di fucileria all’avvicinarsi del 2º battaglione della 22ª mezza brigata; nessuno cade.',
  );
  expect(report.fired(battery, 'round', battalion, 2, 'onward')).toBe(
    'La palla della batteria leggera prosegue sul 2º battaglione della 22ª mezza brigata; cadono 2 soldati.',
  );
  expect(report.square(hussars, battalion, null)).toBe(
    'Il quadrato del 2º battaglione della 22ª mezza brigata regge all’attacco degli ussari di Ott.',
  );
  expect(report.entered(battalion, 'Casa dei mugnai')).toBe(
    'Il 2º battaglione della 22ª mezza brigata entra nella casa dei mugnai.',
  );
});

test('questions agree with the unit they are about', () => {
  const { prompt, tasks } = handlingWords;
  expect(prompt.attacked(hussars, battery)).toBe(
    'Gli ussari di Ott attaccano la batteria leggera. Chi risponde, e come?',
  );
  expect(prompt.mayAdvance(battalion)).toBe(
    'Il 2º battaglione della 22ª mezza brigata ha vinto e può avanzare.',
  );
  expect(tasks.goesIn(hussars)).toBe('Entrano gli ussari di Ott');
});

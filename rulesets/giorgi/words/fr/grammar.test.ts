/** Articles, prepositions and concord of the names of units and houses in French. */
import { expect, test } from 'vitest';
import { agreed, of, the, verb } from './grammar.ts';
import { report } from './report.ts';

test('a name takes its article, and prepositions contract with it', () => {
  expect(['12e hussards', 'Hussards d’Ott', 'Auberge du pont', 'Batterie légère'].map(the)).toEqual([
    'le 12e hussards',
    'les hussards d’Ott',
    'l’auberge du pont',
    'la batterie légère',
  ]);
  expect(['1er bataillon du régiment Kray', 'Hussards d’Ott', 'Auberge du pont'].map(of)).toEqual([
    'du 1er bataillon du régiment Kray',
    'des hussards d’Ott',
    'de l’auberge du pont',
  ]);
  expect(the('14e légère')).toBe('la 14e légère');
  expect(the('Seras\u202f: 53e de ligne')).toBe('le 53e de ligne (Seras)');
  expect(the('Kilmaine')).toBe('Kilmaine');
});

test('verbs and participles agree', () => {
  expect(verb('Hussards d’Ott', 'attaque', 'attaquent')).toBe('attaquent');
  expect(
    ['Hussards d’Ott', '12e hussards', 'Batterie légère', 'Pièces de position', 'Kilmaine'].map((name) =>
      agreed(name, 'ébranlé'),
    ),
  ).toEqual(['ébranlés', 'ébranlé', 'ébranlée', 'ébranlées', 'ébranlée']);
});

test('a report has whole sentences', () => {
  expect(report.declared('Hussards d’Ott', '1er bataillon du régiment Kray')).toBe(
    'Les hussards d’Ott attaquent le 1er bataillon du régiment Kray.',
  );
  expect(report.cameOut('Grenadiers réunis', 'Auberge du pont')).toBe(
    'Les grenadiers réunis sortent de l’auberge du pont.',
  );
  expect(report.placed('Pièces de position de 12', report.formation('limbered'))).toBe(
    'Les pièces de position de 12 prennent position attelées.',
  );
});

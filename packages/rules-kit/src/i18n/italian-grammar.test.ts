/** Tests of Italian articles and prepositions. */
import { describe, expect, test } from 'vitest';
import { withArticle, withIndefiniteArticle, withPreposition } from './italian-grammar.ts';
import { listed, percentOf } from './numbers.ts';

describe('Italian grammar', () => {
  test.each([
    ['tenente', 'm', 'il tenente'],
    ['spuntone', 'm', 'lo spuntone'],
    ['edificio', 'm', 'l’edificio'],
    ['12º ussari', 'm', 'il 12º ussari'],
    ['8º ussari', 'm', 'l’8º ussari'],
    ['11ª leggera', 'f', 'l’11ª leggera'],
    ['18ª leggera', 'f', 'la 18ª leggera'],
    ['barca', 'f', 'la barca'],
    ['ussari', 'mp', 'gli ussari'],
    ['squadroni', 'mp', 'gli squadroni'],
    ['dragoni', 'mp', 'i dragoni'],
    ['armi', 'fp', 'le armi'],
  ] as const)('%s takes its definite article: %s, %s', (phrase, noun, said) => {
    expect(withArticle(phrase, noun)).toBe(said);
  });

  test.each([
    ['ascia', 'f', 'un’ascia'],
    ['spada', 'f', 'una spada'],
    ['spuntone', 'm', 'uno spuntone'],
    ['uncino', 'm', 'un uncino'],
  ] as const)('%s takes its indefinite article: %s, %s', (phrase, noun, said) => {
    expect(withIndefiniteArticle(phrase, noun)).toBe(said);
  });

  test.each([
    ['a', 'il cacciatore Noël', 'al cacciatore Noël'],
    ['da', 'l’8º ussari', 'dall’8º ussari'],
    ['di', 'gli ussari', 'degli ussari'],
    ['in', 'i cespugli', 'nei cespugli'],
    ['su', 'lo stagno', 'sullo stagno'],
    ['a', 'le armi', 'alle armi'],
    ['di', 'Ned Tully', 'di Ned Tully'],
  ] as const)('%s is joined with the article of %s: %s', (preposition, phrase, said) => {
    expect(withPreposition(preposition, phrase)).toBe(said);
  });

  test('a list says ed before e-, and e before all else', () => {
    expect(listed(['Yann', 'Erwan'], 'it')).toBe('Yann ed Erwan');
    expect(listed(['boschi', 'siepi', 'edifici'], 'it')).toBe('boschi, siepi ed edifici');
    expect(listed(['la siepe', 'il muro'], 'it')).toBe('la siepe e il muro');
  });

  test('a percentage is closed up', () => {
    expect(percentOf('1/6', 'it')).toBe('16,7%');
    expect(percentOf('0/1', 'it')).toBe('0%');
    expect(percentOf('1/46656', 'it')).toBe('< 0,1%');
  });
});

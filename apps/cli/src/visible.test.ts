/** Escapes of characters that a terminal would obey or that turn text around. */
import { describe, expect, it } from 'vitest';
import { printable } from './output.ts';
import { visible, visibleLines, visibleMarkup } from './visible.ts';

describe('a text that is shown', () => {
  it.each([
    ['an escape sequence', '\u001b[31mred', '\\u001b[31mred'],
    ['one of a single character', '\u009b31m', '\\u009b31m'],
    ['a bell, a backspace, a delete', 'a\u0007b\bc\u007f', 'a\\u0007b\\u0008c\\u007f'],
    ['line breaks and tabs', 'a\r\nb\tc', 'a\\r\\nb\\tc'],
    ['an override of direction', 'gpj.\u202eexe', 'gpj.\\u202eexe'],
    ['isolates and marks', '\u2066a\u2069\u200f\u061c', '\\u2066a\\u2069\\u200f\\u061c'],
    ['separators of lines', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
    ['what cannot be seen', 'a\u200b\ufeff\u{e0041}', 'a\\u200b\\ufeff\\udb40\\udc41'],
    ['half a character', 'a\ud800b', 'a\\ud800b'],
  ])('%s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('keeps letters, spaces and signs of every language', () => {
    const text = 'Été « 12 »\u202f! — שלום, سلام, 👩‍🌾, a\u00adb, 3\u00a0cm';
    expect(visible(text)).toBe(text);
    expect(visibleMarkup(text)).toBe(text);
  });
});

describe('output', () => {
  it('JSON says the same after it was made visible', () => {
    const data = { title: 'a\u001b[2J\u202eb\u009b\u2028\u007f\n', list: ['\u{e0041}', '\ud800'] };
    for (const text of [JSON.stringify(data), JSON.stringify(data, null, 2)])
      expect(JSON.parse(visibleLines(text))).toEqual(data);
  });

  it('a picture means the same: what it may hold stands there by number', () => {
    expect(visibleMarkup('<text>a\u202eb</text>\n')).toBe('<text>a&#x202e;b</text>\n');
    expect(visibleMarkup('a\u001bb\u009b')).toBe('a\\u001bb\\u009b');
  });

  it('has the colours of rows, and none that a text brings along', () => {
    const rows = [[{ text: 'OK\u001b[31m', tone: 'good' as const }]];
    expect(printable(rows, true)).toBe('\u001b[32mOK\\u001b[31m\u001b[0m\n');
    expect(printable(rows, false)).toBe('OK\\u001b[31m\n');
  });

  it('a row is one line, whatever its text holds', () => {
    expect(printable([[{ text: 'a\nOK  b', tone: 'plain' }]], false)).toBe('a\\nOK  b\n');
  });
});

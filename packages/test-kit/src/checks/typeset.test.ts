/** The check of typesetting finds what is not set as its language sets it, wherever it stands in a source. */
import { describe, expect, it } from 'vitest';
import { typesettingComplaints } from './typeset.ts';

describe('a text of the source', () => {
  it('is found in strings, in templates, and in what is filled into templates', () => {
    const source = `
      // A comment : not a text.
      import { the } from './grammar.ts';
      export const words = {
        'turn : key': 'vrai : un',
        told: (who: string) => \`\${the(who)} : \${isOne ? 'rien ; deux' : \`\${who}; trois\`} et voilà\`,
        right: 'vrai\u202f: « non »'.length,
        escaped: 'vrai\\u202f; « bon\\u202f»',
      };`;
    expect(typesettingComplaints('fr', source)).toEqual([
      'vrai : un',
      ' : ',
      'rien ; deux',
      '; trois',
      'vrai\u202f: « non »',
      'vrai\u202f; « bon\u202f»',
    ]);
  });

  it('keeps a figure that is filled in together with what it counts', () => {
    expect(typesettingComplaints('fr', `const far = \`à \${n} cm, ou \${m}\u00a0%\`;`)).toEqual([' cm, ou ']);
    expect(typesettingComplaints('it', `const share = \`\${n} %, \${m}%\`;`)).toEqual([' %, ']);
  });

  it('is Italian without spaces before signs, but for the name of a game', () => {
    const source = "const it = ['Gloria ! costiera', 'vero !', 'vero : no', '« vero »', '«vero»: sì'];";
    expect(typesettingComplaints('it', source)).toEqual(['vero !', 'vero : no', '« vero »']);
  });

  it('has curly apostrophes', () => {
    expect(typesettingComplaints('fr', "const one = ['l\\'unité', 'l’unité'];")).toEqual(["l'unité"]);
  });
});

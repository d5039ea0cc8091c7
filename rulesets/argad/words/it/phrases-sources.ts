/** Italian phrases for the sources and the standing of rules. */
export const sourcePhrases: Readonly<Record<string, string>> = {
  // documents
  "author's forum": 'forum dell’autore',
  "author's web site": 'sito dell’autore',
  // places
  "author's web site ({1} option)": 'sito dell’autore (opzione del {1})',
  '{1}th-century sheet {2}': 'scheda del {1}° secolo {2}',
  'weapons list {1}': 'elenco delle armi {1}',
  'game reports of the author': 'resoconti di partite dell’autore',
  'flintlock weapons table {1}': 'tabella delle armi a pietra focaia {1}',
  'movement table': 'tabella del movimento',
  'tie sentence': 'frase degli spareggi',
  'slowness-die column': 'colonna del dado di lentezza',
  'movement text': 'testo del movimento',
  'movement table and text': 'tabella e testo del movimento',
  'reload column': 'colonna della ricarica',
  'reload columns': 'colonne della ricarica',
  'terrain table': 'tabella del terreno',
  'melee modifiers': 'modificatori di mischia',
  'close-order sentence': 'frase dell’ordine chiuso',
  'movement table against close-order sentence': 'tabella del movimento contro frase dell’ordine chiuso',
  'firearm tables': 'tabelle delle armi da fuoco',
  'firearm table': 'tabella delle armi da fuoco',
  'paragraph under firearms': 'paragrafo sotto le armi da fuoco',
  'bullet under the first table': 'punto sotto la prima tabella',
  'paragraph under firearms against modifiers caused by shooter':
    'paragrafo sotto le armi da fuoco contro modificatori dovuti al tiratore',
  'terrain table and modifiers': 'tabella del terreno e modificatori',
  'modifiers caused by terrain': 'modificatori dovuti al terreno',
  'terrain table against other modifiers': 'tabella del terreno contro altri modificatori',
  'firearm tables and target modifiers': 'tabelle delle armi da fuoco e modificatori del bersaglio',
  'target modifiers': 'modificatori del bersaglio',
  'target heading': 'intestazione del bersaglio',
  'firearm rows and shooter modifiers': 'righe delle armi da fuoco e modificatori del tiratore',
  'shooter modifiers': 'modificatori del tiratore',
  'paragraph under firearms and shooter modifiers':
    'paragrafo sotto le armi da fuoco e modificatori del tiratore',
  'other modifiers': 'altri modificatori',
  'firearm table note, bonus table': 'nota della tabella delle armi da fuoco, tabella del bonus',
  'terrain table against terrain modifiers': 'tabella del terreno contro modificatori del terreno',
  'bonus table': 'tabella del bonus',
  // standing
};

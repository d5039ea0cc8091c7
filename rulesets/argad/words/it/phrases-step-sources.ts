/** Italian phrases for the sources of rules that only steps of throws cite. */
export const stepSourcePhrases: Readonly<Record<string, string>> = {
  'melee paragraph': 'paragrafo della mischia',
  'firearm table note, bonus heading': 'nota della tabella delle armi da fuoco, intestazione del bonus',
};

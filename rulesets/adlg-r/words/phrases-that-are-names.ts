/** Phrases that consist only of the name of a value. Every language has them once, among its names. */
const named: Readonly<Record<string, string>> = {
  enemy: 'enemy',
  friend: 'friend',
  ZoC: 'zoc',
  field: 'field',
  wood: 'wood',
  'steep hill': 'steep-hill',
  dunes: 'dunes',
  brush: 'brush',
  Tercio: 'tercio',
  arquebus: 'arquebus',
  'Pike & Shot': 'pike-and-shot',
  musket: 'musket',
  shot: 'shot',
  'light infantry': 'light-infantry',
  'heavy cavalry': 'heavy-cavalry',
  'light cavalry': 'light-cavalry',
  carbine: 'carbine',
  'medium artillery': 'medium-artillery',
  'as LH': 'as-light-cavalry',
};

export function namedPhrases(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(named).map(([phrase, value]) => [phrase, names[value]!]));
}

/** Names in the battles that are the same in every language: places and rivers. */
const proper = ['San Rocco', 'Borghetto', 'Mincio', 'Palazzo', 'Raab', 'Szabadhegy', 'Pándzsa'];

/** As phrases, each standing for itself. */
export const properBattleNames: Readonly<Record<string, string>> = Object.fromEntries(
  proper.map((name) => [name, name]),
);

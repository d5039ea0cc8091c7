/** Rows of what comes before the first activation, and of those who are not on the table then. For tests only. */
const chapters: Readonly<Record<string, string>> = {
  army: `budget formats corps command-value prices price-quality price-options price-commanders price-camp camp limits
    sample format-figures`,
  terrain: `size coast region compulsory choose choose-what order river-place place balance road-place adjust box sectors`,
  deploy: `table initiative scouting role order plan camp works zone-heavy zone-light zone-drag zone-other corps ambush
    ambush-where ambush-who ambush-reveal ambush-enemy flank-march flank-roll flank-enter flank-flee flank-both lists
    flank-secret flank-stretch ambush-sight ambush-asked ambush-lost`,
  fortification: 'place',
  interpenetration: 'ambush',
  commander: 'per-corps strategist',
  unit: 'ud-large',
  victory: 'value-absent',
};

export const setUpRows: readonly string[] = Object.entries(chapters).flatMap(([chapter, ids]) =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => `${chapter}.${id}`),
);

/** clauseComplaints: checks of rules that are split by clause: catalogue and words name the same clauses, and none is lost. */
import {
  clauseStandingOf,
  clausesOf,
  labelClausesOf,
  type RuleEntry,
  type RuleNumbers,
  type Ruleset,
  type Standing,
  standingOf,
  type Words,
} from '@grognard/rules-kit';

/** From the firmest to the weakest. */
const byStrength: readonly Standing[] = ['stated', 'elsewhere', 'inferred', 'ours'];

/** What a sheet marks alike. */
const marksOf: Readonly<Record<Standing, string>> = { stated: '', elsewhere: '', inferred: '°', ours: '†' };

/** Complaints about the clauses of one rule in the catalogue. */
export function clauseComplaints(entry: RuleEntry): string[] {
  const { clauses, clausesIn = {}, standingIn, standingNote = '', editions } = entry;
  if (clauses === undefined) {
    const named = byStrength.filter((standing) => new RegExp(`\\b${standing}\\b`).test(standingNote));
    const isMixed = new Set(named.map((standing) => marksOf[standing])).size > 1;
    return isMixed && standingIn === undefined ? [`"${standingNote}", but it has no clauses`] : [];
  }
  const complaints: string[] = [];
  for (const [edition, differing] of Object.entries(clausesIn)) {
    if (!editions.includes(edition)) complaints.push(`has clauses in ${edition}, where it does not hold`);
    for (const clause of Object.keys(differing))
      if (clauses[clause] === undefined) complaints.push(`knows no clause ${clause} outside ${edition}`);
  }
  for (const edition of editions) {
    const standings: readonly Standing[] = Object.keys(clauses).map((clause) =>
      clauseStandingOf(entry, clause, edition),
    );
    const weakest = byStrength.findLast((standing): boolean => standings.includes(standing));
    const whole = standingOf(entry, edition);
    if (weakest !== undefined && marksOf[weakest] !== marksOf[whole])
      complaints.push(`is ${whole} in ${edition}, but its weakest clause is ${weakest}`);
  }
  return complaints;
}

/** Complaints about the clauses that the words name: every clause of the catalogue, and no other. */
export function clauseWordComplaints(
  { catalogue }: Pick<Ruleset, 'catalogue'>,
  words: Words,
  figures: ReadonlyMap<string, RuleNumbers>,
): string[] {
  return catalogue.flatMap(({ id, clauses = { main: 'stated' }, editions }) => {
    const numbers = editions.map((edition): RuleNumbers => figures.get(edition) ?? {});
    const said = numbers.flatMap((found) => clausesOf(words, found, id));
    const all = [...said, ...numbers.flatMap((found) => labelClausesOf(words, found, id))];
    const missing = Object.keys(clauses).filter(
      (name) => name !== 'main' && !said.some(({ clause }) => clause === name),
    );
    const strange = all.filter(({ clause }) => clauses[clause] === undefined);
    const loose = all.filter(
      ({ text, clause }) => clause !== 'main' && (text === '' || text !== text.trim()),
    );
    const broken = all.filter(({ text }) => /[[\]|]/.test(text));
    return [
      ...missing.map((clause) => `${id}: no words for its clause ${clause}`),
      ...strange.map(({ clause }) => `${id}: words for a clause ${clause} that the catalogue does not have`),
      ...loose.map(({ text }) => `${id}: a clause begins or ends with a space: "${text}"`),
      ...broken.map(({ text }) => `${id}: a bracket is left over: ${text}`),
    ];
  });
}

/** ArmyProblems: every rule that an army breaks, with what would make it legal and the way to the line. */
import type { ArmyPage, ArmyProblem } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';

interface ProblemsProps {
  readonly edition: string;
  readonly page: ArmyPage;
  readonly show: (line: string) => void;
}

/** The line that a problem is about, if it is about one. */
function lineOf(page: ArmyPage, { at }: ArmyProblem): string | null {
  const lines = page.corps.flatMap(({ commander, units }) => [commander, ...units]);
  return lines.find((line) => at === line.at || at.startsWith(`${line.at}.`))?.at ?? null;
}

export function ArmyProblems({ edition, page, show }: ProblemsProps) {
  const { problems } = page;
  return (
    <section className="army-problems" aria-live="polite">
      {problems.length === 0 ? (
        <p className="good">{say('armies.legal')}</p>
      ) : (
        <>
          <h2>{page.headings.problems}</h2>
          <ul>
            {problems.map((problem) => {
              const { at, message, remedy, rule } = problem;
              const line = lineOf(page, problem);
              return (
                <li key={`${at} ${message}`} className="against">
                  <strong>{message}.</strong> {remedy !== null && `${remedy}.`}{' '}
                  {rule !== null && (
                    <a className="rule" href={to('sheets', edition, rule)}>
                      {rule}
                    </a>
                  )}
                  {line !== null && (
                    <button type="button" className="quiet" onClick={() => show(line)}>
                      {say('armies.show')}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

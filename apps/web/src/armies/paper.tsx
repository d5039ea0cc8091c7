/** ArmyPaper: an army as one page for the printer: units with prices, profiles, and boxes to tick for losses. */
import { type ArmyLine, type ArmyPage, armyPriceText, type ReadArmy } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { useFromTheTop } from '../shell/page.tsx';

/** More lines than this are set closer, so that the army stays on one page. */
const mostLoose = 26;

export function ArmyPaper({ army, id }: { readonly army: ReadArmy; readonly id: string }) {
  useFromTheTop();
  const { language } = useStore(settings);
  const page = army.page(language);
  const lines = page.corps.reduce((sum, { units }) => sum + units.length + 2, page.extras.length);
  return (
    <div className="printing">
      <header className="bar">
        <div className="tools">
          <a className="back" href={to('armies', id)}>
            <span aria-hidden="true">‹</span> {page.title}
          </a>
          <button type="button" className="first" onClick={() => print()}>
            {say('sheets.print')}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={lines > mostLoose ? 'army-paper tight' : 'army-paper'}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <p className="subtitle">{page.subtitle}</p>
        <ul className="figures">
          {page.figures.map(({ rule, title, count, most }) => (
            <li key={rule}>
              {title} <b>{most === null ? count : `${count} / ${most}`}</b>
            </li>
          ))}
        </ul>
        {page.note !== '' && <p>{page.note}</p>}
        <Lines page={page} />
        {page.options.length > 0 && (
          <p>
            {page.headings.options}: {page.options.join(', ')}
          </p>
        )}
        {page.problems.length > 0 && (
          <section className="problems">
            <h2>{page.headings.problems}</h2>
            <ul>
              {page.problems.map(({ at, message }) => (
                <li key={`${at} ${message}`}>{message}</li>
              ))}
            </ul>
          </section>
        )}
        <p className="whose">
          {page.credit} {say('shell.unofficial')}
        </p>
      </main>
    </div>
  );
}

function Lines({ page }: { readonly page: ArmyPage }) {
  const { count, unit, profile, losses, value, each, points, extras } = page.headings;
  return (
    <table>
      <thead>
        <tr>
          <th className="n">{count}</th>
          <th>{unit}</th>
          <th>{profile}</th>
          <th>{losses}</th>
          <th className="n">{value}</th>
          <th className="n">{each}</th>
          <th className="n">{points}</th>
        </tr>
      </thead>
      {page.corps.map((corps) => (
        <tbody key={corps.at}>
          <tr className="head">
            <th colSpan={4} scope="colgroup">
              {corps.title}
            </th>
            <td className="n">{corps.value}</td>
            <td />
            <td className="n">{corps.points}</td>
          </tr>
          {[corps.commander, ...corps.units].map((line) => (
            <Line key={line.at} line={line} isUnit={line !== corps.commander} />
          ))}
        </tbody>
      ))}
      <tbody>
        <tr className="head">
          <th colSpan={7} scope="colgroup">
            {extras}
          </th>
        </tr>
        {page.extras.map((line) => (
          <Line key={line.at} line={line} isUnit={true} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, isUnit }: { readonly line: ArmyLine; readonly isUnit: boolean }) {
  const { count, name, details, profile, value, points, boxes } = line;
  return (
    <tr className={isUnit ? undefined : 'commander'}>
      <td className="n">{isUnit && count}</td>
      <th scope="row">
        <b>{name}</b>
        {details.length > 0 && `: ${details.join(', ')}`}
      </th>
      <td>{profile.join(' · ')}</td>
      <td aria-hidden="true">
        {boxes > 0 &&
          Array.from({ length: count }, (_, unit) => (
            <span key={unit} className="boxes">
              {'☐'.repeat(boxes)}{' '}
            </span>
          ))}
      </td>
      <td className="n">{value > 0 && value}</td>
      <td className="n">{armyPriceText(line)}</td>
      <td className="n">{points}</td>
    </tr>
  );
}

/** The list of all sheets. */

import { editions } from '../companion/editions.ts';
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';
import { Page } from '../shell/page.tsx';

export function SheetList() {
  const all = editions();
  const credits = [...new Set(all.map(({ credit }) => credit))];
  return (
    <Page title={say('door.sheets')} here="sheets" credits={credits}>
      <p>{say('sheets.words')}</p>
      <ul className="cards">
        {all.map(({ id, name }) => (
          <li className="card sheet-card" key={id}>
            <h2>
              <a href={to('sheets', id)}>{name}</a>
            </h2>
            <p className="row">
              <a href={to('sheets', id, 'print')}>{say('sheets.quick')}</a>
              <a href={to('companion', id)}>{say('door.companion')}</a>
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

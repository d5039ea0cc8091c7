/** The packages whose code and fonts are in the page, each with its licence. */
import { useEffect, useState } from 'react';
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';
import './licences.css';

interface ThirdPartyNotice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The build writes the list next to the page. */
async function loadNotices(): Promise<readonly ThirdPartyNotice[]> {
  const answer = await fetch(new URL('third-party.json', document.baseURI));
  if (!answer.ok) throw new Error(`third-party.json: ${answer.status}`);
  const data: unknown = await answer.json();
  if (!areNotices(data)) throw new TypeError('third-party.json is no list of notices');
  return data;
}

function areNotices(data: unknown): data is readonly ThirdPartyNotice[] {
  return (
    Array.isArray(data) &&
    data.every(
      (each: unknown) => typeof each === 'object' && each !== null && 'name' in each && 'text' in each,
    )
  );
}

export function LicencesScreen() {
  const [notices, setNotices] = useState<readonly ThirdPartyNotice[] | 'unreachable'>([]);
  useEffect(() => {
    loadNotices().then(setNotices, () => setNotices('unreachable'));
  }, []);
  return (
    <Page title={say('licences.title')}>
      <p>{say('licences.ours')}</p>
      <p>{say('licences.others')}</p>
      {notices === 'unreachable' ? (
        <p role="alert">{say('licences.unreachable')}</p>
      ) : (
        <ul className="licences" aria-busy={notices.length === 0}>
          {notices.map(({ name, version, licence, text }) => (
            <li key={`${name} ${version}`}>
              <details>
                <summary>
                  <span>
                    <b>{name}</b> {version} · {licence}
                  </span>
                </summary>
                {/* Licences stay in English, as their owners wrote them. */}
                <pre lang="en">{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

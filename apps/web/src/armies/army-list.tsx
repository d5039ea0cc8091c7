/** ArmyList: the armies that the player keeps, those that come with each game, and ways to a new one. */
import type { ArmyFiles, Json, ReadArmy } from '@grognard/rules-kit';
import { gameName } from '../companion/editions.ts';
import { freshId } from '../companion/history/store.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { go, to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { forgetArmy, type KeptArmy, keepArmy } from './kept-armies.ts';
import { OpenArmy } from './open-army.tsx';
import { useKeptArmies } from './use-kept-armies.ts';

/** Keeps an army as a new one, and opens it. */
function build(files: ArmyFiles, file: Json): void {
  const at = Date.now();
  const army: KeptArmy = { id: freshId(at), ruleset: files.ruleset, file, at };
  keepArmy(army).then(
    () => go(to('armies', army.id)),
    () => notice(say('companion.not-written')),
  );
}

async function drop(army: KeptArmy, title: string): Promise<void> {
  await forgetArmy(army.id);
  notice(say('evening.deleted', { title }), {
    title: say('history.bring-back'),
    act: () => void keepArmy(army),
  });
}

export function ArmyList({ all }: { readonly all: readonly ArmyFiles[] }) {
  const kept = useKeptArmies();
  const { language } = useStore(settings);
  return (
    <Page title={say('armies.title')} here="armies" wide="yes">
      <p>{say('armies.words')}</p>
      {all.map((files) => {
        const own = kept.filter(({ ruleset }) => ruleset === files.ruleset);
        return (
          <section key={files.ruleset}>
            <h2>{gameName(files.ruleset)}</h2>
            <div className="row">
              <button
                type="button"
                className="first"
                onClick={() => build(files, files.blank(say('armies.unnamed')))}
              >
                {say('armies.new')}
              </button>
              <OpenArmy files={files} opened={(army) => build(files, army.file)} />
            </div>
            {own.length > 0 && (
              <>
                <h3>{say('armies.own')}</h3>
                <ul className="cards">
                  {own.map((army) => (
                    <OwnCard key={army.id} files={files} army={army} />
                  ))}
                </ul>
              </>
            )}
            <h3>{say('armies.come-with')}</h3>
            <ul className="cards">
              {files.bundled.map(({ id, title, file }) => (
                <li key={id} className="card army-card">
                  <h4>{title[language]}</h4>
                  <ArmyVerdict files={files} file={file} />
                  <button type="button" onClick={() => build(files, file)}>
                    {say('armies.begin-with')}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Page>
  );
}

function OwnCard({ files, army }: { readonly files: ArmyFiles; readonly army: KeptArmy }) {
  const read = files.read(army.file);
  const title = 'page' in read ? read.name : say('armies.unnamed');
  return (
    <li className="card army-card">
      <h4>
        <a href={to('armies', army.id)}>{title}</a>
      </h4>
      <ArmyVerdict files={files} file={army.file} />
      <div className="row">
        <a className="button" href={to('armies', army.id)}>
          {say('armies.go-on')}
        </a>
        <button type="button" onClick={() => void drop(army, title)}>
          {say('armies.delete')}
        </button>
      </div>
    </li>
  );
}

/** Points, value and whether it may be played. */
function ArmyVerdict({ files, file }: { readonly files: ArmyFiles; readonly file: Json }) {
  const { language } = useStore(settings);
  const read = files.read(file);
  if (!('page' in read)) return <p className="bad">{say('armies.unreadable')}</p>;
  const { points, budget, value, isLegal }: ReadArmy = read;
  const { headings } = read.page(language);
  return (
    <p>
      {points} / {say('armies.points', { n: budget })} · {headings.value} {value}
      {!isLegal && (
        <>
          {' '}
          · <strong className="bad">{headings.problems}</strong>
        </>
      )}
    </p>
  );
}

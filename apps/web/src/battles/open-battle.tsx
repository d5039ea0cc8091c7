/** OpenBattle: a battle that the player brings, by file, drop or paste, with everything that is wrong with it. */
import { useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { BattleSummary, RefusedSetup } from '../referee/contract.ts';
import { saveAs } from '../replays/save-as.ts';
import { go, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';

/** In bytes. A larger file is not read at all. */
const largest = 1024 * 1024;

type Problems = RefusedSetup['refused'];

/** A file dropped anywhere on the page. */
function useDrop(take: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) take(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [take]);
}

/** Whether a message names its place by itself, such as a field of the file that is missing. */
const isNamedIn = (message: string, at: string): boolean => message.split(/\s+/).includes(at);

function ProblemList({ problems }: { readonly problems: Problems }) {
  return (
    <div className="battle-problems" role="alert">
      <h3>{say('own.problems', { n: problems.length })}</h3>
      <ul>
        {problems.map(({ at, message }) => (
          <li key={`${at} ${message}`}>
            {at !== '' && !isNamedIn(message, at) && <code>{at}</code>} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OpenBattle({ opened }: { readonly opened: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picking = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<Problems>([]);
  const keep = async (given: string) => {
    const answer = await referee().keepBattle(given);
    if ('refused' in answer) return setProblems(answer.refused);
    setProblems([]);
    setText('');
    dialog.current?.close();
    opened();
    go(to('battles', answer.ruleset, answer.battle));
  };
  const take = (file: File) => {
    if (dialog.current?.open === false) dialog.current.showModal();
    if (file.size > largest) setProblems([{ at: file.name, message: say('own.tooLarge') }]);
    else void file.text().then(keep);
  };
  const latest = useRef(take);
  latest.current = take;
  const [dropped] = useState(() => (file: File) => latest.current(file));
  useDrop(dropped);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {say('own.open')}
      </button>
      <dialog ref={dialog} className="open-battle" aria-label={say('own.open')}>
        <h2>{say('own.open')}</h2>
        <p>{say('own.words')}</p>
        <input
          ref={picking}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) take(file);
            target.value = '';
          }}
        />
        <button type="button" className="first" onClick={() => picking.current?.click()}>
          {say('own.file')}
        </button>
        <label className="field">
          <span>{say('own.paste')}</span>
          <textarea
            rows={5}
            spellCheck={false}
            value={text}
            maxLength={largest}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {problems.length > 0 && <ProblemList problems={problems} />}
        <div className="row">
          <button type="button" disabled={text.trim() === ''} onClick={() => void keep(text)}>
            {say('own.check')}
          </button>
          <button
            type="button"
            onClick={() => {
              setProblems([]);
              dialog.current?.close();
            }}
          >
            {say('table.back')}
          </button>
        </div>
      </dialog>
    </>
  );
}

export function OwnBattleActions({
  battle,
  refresh,
}: {
  readonly battle: BattleSummary;
  readonly refresh: () => void;
}) {
  const { own, title, id } = battle;
  if (own === undefined) return null;
  const text = `${JSON.stringify(own.scenario, null, 2)}\n`;
  const forget = async () => {
    await referee().forgetBattle(id);
    refresh();
    notice(say('own.forgotten', { title }), {
      title: say('replays.bringBack'),
      act: () => void referee().keepBattle(text).then(refresh),
    });
  };
  return (
    <div className="row">
      <button type="button" onClick={() => saveAs(text, title, { type: 'application/json', ending: 'json' })}>
        {say('own.share')}
      </button>
      <button type="button" onClick={() => void forget()}>
        {say('own.forget')}
      </button>
    </div>
  );
}

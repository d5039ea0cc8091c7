/** OpenArmy: an army that the player brings, as a file, by dropping it or as pasted text, with everything that is wrong with it. */
import type { ArmyFiles, ReadArmy } from '@grognard/rules-kit';
import { useId, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { settings } from '../settings/store.ts';
import { type ArmyTextFault, largestArmyFile, readArmyText } from './read-army.ts';

interface OpenProps {
  readonly files: ArmyFiles;
  readonly opened: (army: ReadArmy) => void;
}

export function OpenArmy({ files, opened }: OpenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly ArmyTextFault[]>([]);
  const take = (given: string) => {
    setText(given);
    const army = readArmyText(files, given, settings.get().language);
    if (!('page' in army)) return setFaults(army);
    setFaults([]);
    setText('');
    dialog.current?.close();
    opened(army);
  };
  const takeFile = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > largestArmyFile) setFaults([{ at: file.name, message: say('own.tooLarge') }]);
    else void file.text().then(take);
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {say('armies.open')}
      </button>
      <dialog
        ref={dialog}
        className="open-army"
        aria-label={say('armies.open')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          takeFile(event.dataTransfer.files[0]);
        }}
      >
        <h2>{say('armies.open')}</h2>
        <p>{say('armies.open-words')}</p>
        <label className="button file first">
          {say('own.file')}
          <input
            className="unseen"
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={({ target }) => takeFile(target.files?.[0])}
          />
        </label>
        <label className="legend" htmlFor={id}>
          {say('armies.paste')}
        </label>
        <textarea
          id={id}
          rows={10}
          spellCheck={false}
          maxLength={largestArmyFile}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {faults.length > 0 && (
          <div role="alert">
            <ul className="army-faults">
              {faults.map(({ at, message }) => (
                <li key={`${at} ${message}`}>
                  {at !== '' && <code>{at}</code>} {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="row">
          <button type="button" disabled={text.trim() === ''} onClick={() => take(text)}>
            {say('own.check')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('table.back')}
          </button>
        </div>
      </dialog>
    </>
  );
}

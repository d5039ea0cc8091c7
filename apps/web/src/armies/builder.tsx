/** BuilderScreen: builds an army line by line: price, limits and what is illegal are seen at once. */
import { type ArmyFiles, withEntry, withEntryMoved } from '@grognard/rules-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { saveAs } from '../replays/save-as.ts';
import { to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { ArmyFigures } from './army-figures.tsx';
import { ArmyOptions } from './army-options.tsx';
import { ArmyProblems } from './army-problems.tsx';
import { useCarry } from './carry-line.ts';
import { CorpsCard } from './corps-card.tsx';
import { ExtrasCard } from './extras-card.tsx';
import { FieldView } from './field-view.tsx';
import type { KeptArmy } from './kept-armies.ts';
import { type Builder, useBuilder } from './use-builder.ts';

interface BuilderProps {
  readonly files: ArmyFiles;
  readonly kept: KeptArmy;
  /** The edition whose sheet explains the rules. */
  readonly edition: string;
}

export function BuilderScreen({ files, kept, edition }: BuilderProps) {
  const builder = useBuilder(files, kept);
  const { army, page, offers, change } = builder;
  const [open, setOpen] = useState<string | null>(null);
  const { carry, handle } = useCarry((from, { list, index }) => {
    change(withEntryMoved(army.file, from, list, index));
    setOpen(null);
  });
  const hold = useHold(() => setOpen(null));
  const show = (line: string) => {
    setOpen(line);
    requestAnimationFrame(() => document.querySelector('.fields')?.scrollIntoView({ block: 'center' }));
  };
  const fields = offers.army.filter(({ at }) => at !== 'camp');
  return (
    <Page
      title={page.title}
      here="armies"
      wide="yes"
      credits={[page.credit]}
      beside={<Acts builder={builder} id={kept.id} />}
    >
      <p className="subtitle">{page.subtitle}</p>
      <div className="army-standing">
        <ArmyFigures edition={edition} page={page} />
      </div>
      <ArmyProblems edition={edition} page={page} show={show} />
      <div className={carry === null ? 'army-corps' : 'army-corps carrying'}>
        {page.corps.map((corps) => (
          <CorpsCard
            key={corps.at}
            builder={builder}
            edition={edition}
            corps={corps}
            open={open}
            setOpen={setOpen}
            target={carry?.target ?? null}
            handle={handle}
            hold={hold}
          />
        ))}
        <ExtrasCard builder={builder} edition={edition} open={open} setOpen={setOpen} />
        <section className="card corps" aria-label={say('armies.whole')}>
          <header>
            <h2>{say('armies.whole')}</h2>
          </header>
          {fields.map((field) => (
            <FieldView key={field.at} builder={builder} field={field} />
          ))}
          <button
            type="button"
            onClick={() => change(withEntry(army.file, offers.lists.corps, offers.corps))}
          >
            {say('armies.add-corps')}
          </button>
          <ArmyOptions builder={builder} edition={edition} />
        </section>
      </div>
    </Page>
  );
}

/** Focuses the handle of a line at its new place, before the next key is heard. */
function useHold(begin: () => void): (at: string) => void {
  const held = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(held.current)}"] .handle`)?.focus();
    held.current = null;
  });
  return (at) => {
    held.current = at;
    begin();
  };
}

function Acts({ builder, id }: { readonly builder: Builder; readonly id: string }) {
  const { army, page, canUndo, canRedo, undo, redo } = builder;
  const copy = () => {
    const text = army.text(page.language);
    navigator.clipboard.writeText(text).then(
      () => notice(say('armies.copied')),
      () => saveAs(text, army.name, { type: 'text/plain', ending: 'txt' }),
    );
  };
  const save = () =>
    saveAs(`${JSON.stringify(army.file, null, 2)}\n`, army.name, {
      type: 'application/json',
      ending: 'army.json',
    });
  return (
    <div className="row">
      <button type="button" disabled={!canUndo} onClick={undo}>
        {say('table.undo')}
      </button>
      <button type="button" disabled={!canRedo} onClick={redo}>
        {say('armies.redo')}
      </button>
      <a className="button" href={to('armies', id, 'print')}>
        {say('sheets.print')}
      </a>
      <button type="button" onClick={save}>
        {say('evening.save')}
      </button>
      <button type="button" onClick={copy}>
        {say('armies.copy-text')}
      </button>
    </div>
  );
}

/** LegendDialog: everything that may lie on the table, with a sample of each as the table paints it. */
import type { LegendSection, PieceNoun, SideLook } from '@grognard/engine';
import { paintLegendSample, paintSign, type ThemeName, tableSigns } from '@grognard/table-view';
import { useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { Picture } from '../shell/picture.tsx';
import './legend.css';

interface LegendProps {
  readonly load: () => Promise<readonly LegendSection[]>;
  readonly sides: readonly SideLook[];
  readonly theme: ThemeName;
  readonly pieceNoun: PieceNoun;
  readonly close: () => void;
}

interface ShownRow {
  readonly svg: string;
  readonly text: string;
}

/** What has two signs, such as the flag and the coat of a side, shows both in one row. */
function Section({ title, rows }: { readonly title: string; readonly rows: readonly ShownRow[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ svg, text }, n) =>
          text === rows[n - 1]?.text ? null : (
            <li key={`${n} ${text}`}>
              <span className="signs">
                <Picture svg={svg} words="" />
                {text === rows[n + 1]?.text && <Picture svg={rows[n + 1]?.svg ?? null} words="" />}
              </span>
              {text}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

export function LegendDialog({ load, sides, theme, pieceNoun, close }: LegendProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [sections, setSections] = useState<readonly LegendSection[] | null>(null);
  const loader = useRef(load);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
    void loader.current().then(setSections);
  }, []);
  return (
    <dialog ref={dialog} className="help sign-legend" aria-labelledby="legend-title" onClose={close}>
      <h2 ref={title} id="legend-title" tabIndex={-1}>
        {say('legend.title')}
      </h2>
      {sections?.map(({ title: heading, rows }) => (
        <Section
          key={heading}
          title={heading}
          rows={rows.map(({ sample, text }) => ({ svg: paintLegendSample(sample, sides, theme), text }))}
        />
      ))}
      <Section
        title={say('legend.signs')}
        rows={tableSigns.map((sign) => ({
          svg: paintSign(sign, sides, theme),
          text: say(`legend.sign.${sign}`, { noun: pieceNoun }),
        }))}
      />
      <div className="row">
        <button type="button" className="first" onClick={() => dialog.current?.close()}>
          {say('help.close')}
        </button>
      </div>
    </dialog>
  );
}

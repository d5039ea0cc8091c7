/** The frame of the companion: little at the top, and all buttons within reach of a thumb. */
import type { ReactNode } from 'react';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { change, settings, shownTheme } from '../settings/store.ts';
import { Doors, useFromTheTop } from '../shell/page.tsx';

interface FrameProps {
  readonly title: string;
  /** Shown above the title, for instance the name of the edition. */
  readonly over?: ReactNode;
  readonly back: { readonly address: string; readonly words: string };
  readonly children: ReactNode;
  /** Stays at the foot of the screen. */
  readonly under?: ReactNode;
  readonly credits: readonly string[];
  /** Help with the rules that apply here. */
  readonly help?: ReactNode;
}

export function Frame({ title, over, back, children, under, credits, help }: FrameProps) {
  useFromTheTop();
  return (
    <div className="companion">
      <header className="bar">
        <div className="tools">
          <a className="back" href={back.address}>
            <span aria-hidden="true">‹</span> {back.words}
          </a>
          <a href={to('companion', 'history')}>{say('history.title')}</a>
          {help}
          <SunlightSwitch />
        </div>
      </header>
      <main id="main" className="page wide" tabIndex={-1}>
        {over}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
      {under}
      <footer className="foot">
        <Doors here="companion" />
        {credits.map((credit) => (
          <p key={credit}>{credit}</p>
        ))}
        <p>{say('shell.unofficial')}</p>
        <a href={to('licences')}>{say('licences.title')}</a>
      </footer>
    </div>
  );
}

/** High contrast for a table outdoors, switched on and off with one tap. */
function SunlightSwitch() {
  useStore(settings);
  const isBright = shownTheme() === 'sunlight';
  return (
    <button
      type="button"
      aria-pressed={isBright}
      title={say('companion.sunlight')}
      onClick={() => change({ theme: isBright ? 'auto' : 'sunlight' })}
    >
      <span aria-hidden="true">☀</span>
      <span className="unseen">{say('companion.sunlight')}</span>
    </button>
  );
}

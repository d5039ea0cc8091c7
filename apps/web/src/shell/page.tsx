/** A page with head and foot: title, navigation and credits. */
import { type ReactNode, useLayoutEffect } from 'react';
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shown next to the title. */
  readonly beside?: ReactNode;
  /** Credits and terms of the games that are used on the page. */
  readonly credits?: readonly string[];
  readonly wide?: 'yes';
}

const doors = ['battles', 'companion', 'armies', 'sheets', 'replays', 'settings'] as const;

export function Doors({ here }: { readonly here?: string }) {
  return (
    <nav className="doors" aria-label={say('shell.doors')}>
      <a className="home-door" href="#/">
        Grognard
      </a>
      {doors.map((door) => (
        <a key={door} href={to(door)} aria-current={door === here ? 'page' : undefined}>
          {say(`door.${door}`)}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls to the top, wherever the last page was scrolled to. */
export function useFromTheTop(): void {
  // Braces, because the result of scrolling is not a cleanup function.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
}

export function Page({
  title,
  children,
  beside,
  credits = [],
  wide,
  here,
}: PageProps & { readonly here?: string }) {
  useFromTheTop();
  return (
    <>
      <header className="bar">{here === undefined ? <Doors /> : <Doors here={here} />}</header>
      <main id="main" className={wide ? 'page wide' : 'page'} tabIndex={-1}>
        <div className="title">
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </div>
        {children}
      </main>
      <footer className="foot">
        {credits.map((credit) => (
          <p key={credit}>{credit}</p>
        ))}
        <p>{say('shell.unofficial')}</p>
        <p>Grognard {__VERSION__}</p>
        <a href={to('licences')}>{say('licences.title')}</a>
      </footer>
    </>
  );
}

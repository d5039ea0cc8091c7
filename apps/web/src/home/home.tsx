/** The home page: a moving battlefield, one button, and links to the rest. */
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { useState } from 'react';
import { creditOf } from '../companion/editions.ts';
import { say } from '../languages/index.ts';
import { LearnDoors } from '../lessons/learn-doors.tsx';
import { to } from '../routes.ts';
import { Backdrop } from './backdrop.tsx';
import { playFirst } from './play.ts';
import './home.css';

const doors = ['battles', 'companion', 'sheets', 'replays'] as const;

export function HomeScreen() {
  const [isStarting, setStarting] = useState(false);
  const start = (how: 'computer' | 'two') => {
    setStarting(true);
    void playFirst(how).catch(() => setStarting(false));
  };
  return (
    <div className="home">
      <Backdrop stops={isStarting} />
      <main id="main" className="home-sheet" tabIndex={-1}>
        <h1 tabIndex={-1}>Grognard</h1>
        <p className="tagline">{say('home.tagline')}</p>
        <button
          type="button"
          className="first play"
          disabled={isStarting}
          aria-busy={isStarting}
          onClick={() => start('computer')}
        >
          {say('home.play')}
        </button>
        <p className="small">{say('home.play.words')}</p>
        <LearnDoors />
        <nav className="home-doors" aria-label={say('shell.doors')}>
          {doors.map((door) => (
            <a key={door} href={to(door)}>
              <b>{say(`door.${door}`)}</b>
              <span>{say(`home.${door}`)}</span>
            </a>
          ))}
          <button type="button" disabled={isStarting} onClick={() => start('two')}>
            <b>{say('home.two')}</b>
          </button>
          <a href={to('settings')}>
            <b>{say('door.settings')}</b>
          </a>
        </nav>
        <footer className="small">
          {lazyRulesets.map((shelved) => (
            <p key={shelved.id}>{creditOf(shelved)}</p>
          ))}
          <p>{say('shell.unofficial')}</p>
          <a href={to('licences')}>{say('licences.title')}</a>
        </footer>
      </main>
    </div>
  );
}

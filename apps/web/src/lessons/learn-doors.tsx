/** LearnDoors: links to the lessons, each from where the learner left it. */
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { gameName } from '../companion/editions.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { lessonPlaces, placeIn } from './progress.ts';
import './learn-doors.css';

/** The lessons of all games, or of one. */
export function LearnDoors({ ruleset }: { readonly ruleset?: string }) {
  useStore(lessonPlaces);
  const taught = lazyRulesets.filter(
    ({ id, loadLesson }) => loadLesson !== null && (ruleset === undefined || id === ruleset),
  );
  if (taught.length === 0) return null;
  return (
    <div className="learn-doors">
      {taught.map(({ id }) => {
        const place = placeIn(id);
        return (
          <a key={id} className="button" href={to('learn', id)}>
            <b>{say('learn.title')}</b>{' '}
            <span>
              {ruleset === undefined && gameName(id)}{' '}
              {place > 0 && <small>{say('learn.resume', { n: place + 1 })}</small>}
            </span>
          </a>
        );
      })}
    </div>
  );
}

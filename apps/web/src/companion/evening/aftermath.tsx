/** AftermathView: what a result does to the units of the evening, and what comes next. */
import { cite, type EveningUnit, type FollowUp } from '@grognard/rules-kit';
import { RuleOf } from '../../explanation/rule-of.tsx';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import type { Aftermath } from '../desk.ts';
import { isSame } from '../form/values.ts';
import { type LoadedRuleset, rulesOf } from '../rules.ts';
import { type TraitField, valueText } from './traits.ts';

interface UnitsAfterProps {
  readonly aftermath: Aftermath;
  readonly fields: readonly TraitField[];
}

/** Every change of a unit: what it was, and what it is. */
export function UnitsAfter({ aftermath: { known, after }, fields }: UnitsAfterProps) {
  if (after.length === 0) return null;
  return (
    <ul className="units-after">
      {after.map((unit, n) => (
        <li key={unit.id}>
          <b>{unit.name}</b>{' '}
          {changesOf(fields, known[n] ?? unit, unit).map((text) => (
            <span key={text}>{text}</span>
          ))}
          {unit.isOut && <strong>{say('evening.out')}</strong>}
        </li>
      ))}
    </ul>
  );
}

function changesOf(fields: readonly TraitField[], old: EveningUnit, now: EveningUnit): readonly string[] {
  return fields
    .filter(({ trait: { id } }) => id in now.traits && !isSame(old.traits[id], now.traits[id]))
    .map(({ trait: { id }, field }) => {
      const [was, is] = [old.traits[id], now.traits[id]];
      return typeof was === 'number' ? `${field.title} ${was} → ${String(is)}` : valueText(field, is);
    });
}

interface NextProps {
  readonly book: LoadedRuleset;
  readonly follows: readonly FollowUp[];
  readonly unitName: (id: string) => string;
  readonly follow: (next: FollowUp) => void;
}

/** The next steps: cases as buttons, and what is to be done on the table. */
export function NextSteps({ book, follows, unitName, follow }: NextProps) {
  const { language } = useStore(settings);
  if (follows.length === 0) return null;
  const inForce = rulesOf(book, {});
  const namesIn = ({ units }: FollowUp) => [...new Set(Object.values(units).flat())].map(unitName).join(', ');
  return (
    <section className="next-steps" aria-label={say('evening.next')}>
      <h3>{say('evening.next')}</h3>
      <ul>
        {follows.map((next) => {
          const title = next.title[language];
          const names = namesIn(next);
          return (
            <li key={title + names}>
              {next.procedure === null ? (
                <p>
                  {title}{' '}
                  <RuleOf edition={book.edition} cited={cite(book.ruleset, inForce, next.rule, book.words)} />
                </p>
              ) : (
                <button type="button" onClick={() => follow(next)}>
                  <span>
                    {names !== '' && <b>{names}</b>} {title}
                  </span>
                  <span aria-hidden="true">›</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

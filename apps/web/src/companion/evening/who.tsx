/** Who: the units of the evening for each part of a case. A tap picks one and fills in the form. */
import type { EveningRules, EveningUnit, UnitRole } from '@grognard/rules-kit';
import { useId } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { lastApplied } from '../history/store.ts';
import { takeAway } from '../play/result.tsx';
import { candidatesFor, type Evening, nextTurn, type Picked } from './evening.ts';
import { keepEvening } from './store.ts';
import { type TraitField, unitStateText } from './traits.ts';
import { turnText } from './turn.ts';
import './evening.css';

interface WhoProps {
  readonly rules: EveningRules;
  readonly evening: Evening;
  readonly roles: readonly UnitRole[];
  readonly fields: readonly TraitField[];
  readonly picked: Picked;
  readonly pick: (role: UnitRole, unit: string) => void;
}

export function Who({ rules, evening, roles, fields, picked, pick }: WhoProps) {
  return (
    <section className="who" aria-label={evening.title}>
      <p className="of-evening">
        <a href={to('companion', 'evenings', evening.id)}>{evening.title}</a>
        <TurnButton rules={rules} evening={evening} />
        <UndoLast />
      </p>
      {roles.map((role) => (
        <Pick
          key={role.id}
          role={role}
          units={candidatesFor(rules, evening, roles, role, picked)}
          picked={picked[role.id] ?? []}
          pick={(unit) => pick(role, unit)}
          stateOf={(unit) => unitStateText(rules, fields, unit).join(' · ')}
          sides={evening.sides}
        />
      ))}
    </section>
  );
}

/** Takes the last result back from the units. */
function UndoLast() {
  const last = useStore(lastApplied);
  if (last === null) return null;
  return (
    <button type="button" onClick={() => void takeAway({ id: last })}>
      {say('evening.undo')}
    </button>
  );
}

/** The turn as it stands. A tap begins the next one. */
export function TurnButton({ rules, evening }: Pick<WhoProps, 'rules' | 'evening'>) {
  const advance = () => keepEvening(nextTurn(rules, evening, Date.now()));
  return (
    <span className="turn">
      <b>{turnText(rules, evening)}</b>
      <button type="button" onClick={() => void advance()}>
        {say('evening.next-turn')}
      </button>
    </span>
  );
}

interface PickProps {
  readonly role: UnitRole;
  readonly units: readonly EveningUnit[];
  readonly picked: readonly string[];
  readonly pick: (unit: string) => void;
  readonly stateOf: (unit: EveningUnit) => string;
  readonly sides: Evening['sides'];
}

function Pick({ role, units, picked, pick, stateOf, sides }: PickProps) {
  const { language } = useStore(settings);
  const group = useId();
  const isMany = role.list !== undefined;
  const areMixed = new Set(units.map(({ side }) => side)).size > 1;
  return (
    <fieldset className="pick" data-role={role.id}>
      <legend>{role.title[language]}</legend>
      {units.length === 0 && <p className="small soft">{say('evening.nobody')}</p>}
      <div className="units">
        {units.map((unit) => {
          const state = stateOf(unit);
          return (
            <label className="unit" key={unit.id}>
              <input
                className="unseen"
                type={isMany ? 'checkbox' : 'radio'}
                name={group}
                checked={picked.includes(unit.id)}
                onChange={() => pick(unit.id)}
              />
              <span>
                <b>{unit.name}</b>
                {areMixed && <small>{sides[unit.side]}</small>}
                {state !== '' && <small className="state">{state}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

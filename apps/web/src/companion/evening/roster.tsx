/** Roster: the units of one side of an evening, with their state and a way to name more. */
import type { EveningRules, EveningUnit } from '@grognard/rules-kit';
import { useState } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import { ControlView } from '../form/control.tsx';
import { shownFields } from '../form/field-list.tsx';
import { freshId } from '../history/store.ts';
import { ArmyForces } from './army-forces.tsx';
import { type Evening, fullUnits, withTrait } from './evening.ts';
import { keepEvening } from './store.ts';
import { canHave, type TraitField, traitsHad, unitStateText, valueText } from './traits.ts';

interface RosterProps {
  readonly rules: EveningRules;
  readonly evening: Evening;
  readonly side: number;
  readonly fields: readonly TraitField[];
}

const change = (evening: Evening, part: Partial<Evening>) =>
  void keepEvening({ ...evening, ...part, at: Date.now() });

export function Roster({ rules, evening, side, fields }: RosterProps) {
  const own = evening.units.filter((unit) => unit.side === side);
  const rename = (name: string) =>
    change(evening, { sides: side === 0 ? [name, evening.sides[1]] : [evening.sides[0], name] });
  const put = (unit: EveningUnit) =>
    change(evening, { units: evening.units.map((old) => (old.id === unit.id ? unit : old)) });
  const remove = (id: string) => change(evening, { units: evening.units.filter((old) => old.id !== id) });
  return (
    <section className="roster">
      <label className="side-name">
        <span className="legend">{say('evening.side', { n: side + 1 })}</span>
        <input
          type="text"
          maxLength={60}
          defaultValue={evening.sides[side]}
          onBlur={(event) => rename(event.target.value)}
        />
      </label>
      <Accounts rules={rules} units={own} />
      <ArmyForces evening={evening} side={side} />
      <ul>
        {own.map((unit) => (
          <li key={unit.id}>
            <UnitCard rules={rules} unit={unit} fields={fields} put={put} remove={() => remove(unit.id)} />
          </li>
        ))}
      </ul>
      <NewUnit
        add={(name) => {
          const like = own.at(-1)?.traits ?? {};
          const nature = new Set(rules.traits.filter(({ lasts }) => lasts === 'nature').map(({ id }) => id));
          const traits = Object.fromEntries(Object.entries(like).filter(([id]) => nature.has(id)));
          const unit = { id: freshId(Date.now()), name, side, traits, isOut: false };
          change(evening, { units: [...evening.units, unit] });
        }}
      />
    </section>
  );
}

/** How the army stands. */
export function Accounts({
  rules,
  units,
}: Pick<RosterProps, 'rules'> & { readonly units: readonly EveningUnit[] }) {
  const accounts = rules.accounts?.(fullUnits(rules, units)) ?? [];
  return accounts.map(({ rule, title, count, of, isReached }) => (
    <AccountLine key={rule} title={title} count={count} of={of} isReached={isReached} />
  ));
}

type AccountProps = Omit<ReturnType<NonNullable<EveningRules['accounts']>>[number], 'rule'>;

function AccountLine({ title, count, of, isReached }: AccountProps) {
  const { language } = useStore(settings);
  const text = say('evening.account', { count, of });
  return (
    <p className={isReached ? 'account reached' : 'account'}>
      {title[language]} <b>{text}</b> {isReached && <strong>{say('evening.broken')}</strong>}
    </p>
  );
}

interface UnitCardProps {
  readonly rules: EveningRules;
  readonly unit: EveningUnit;
  readonly fields: readonly TraitField[];
  readonly put: (unit: EveningUnit) => void;
  readonly remove: () => void;
}

/** A unit: its name and state, and behind them everything that can be set. */
function UnitCard({ rules, unit, fields, put, remove }: UnitCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [full = unit] = fullUnits(rules, [unit]);
  const [first] = fields;
  const about = first === undefined ? '' : valueText(first.field, full.traits[first.trait.id]);
  const state = unitStateText(rules, fields, unit);
  return (
    <details
      className={unit.isOut ? 'unit-card out' : 'unit-card'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{unit.name}</b> <small>{[about, ...state].join(' · ')}</small>
        {unit.isOut && <small className="state">{say('evening.out')}</small>}
      </summary>
      {isOpen && (
        <div className="form">
          <label>
            <span className="legend">{say('evening.unit-name')}</span>
            <input
              type="text"
              maxLength={60}
              defaultValue={unit.name}
              onBlur={(event) => put({ ...unit, name: event.target.value || unit.name })}
            />
          </label>
          {traitsHad(rules, fields, unit).map((each) => (
            <shownFields.Provider
              key={each.trait.id}
              value={{
                usual: null,
                matters: () => true,
                offers: (_, value) => canHave(rules, fields, unit, each, value),
              }}
            >
              <ControlView
                field={each.field}
                place={each.trait.id}
                value={full.traits[each.trait.id]}
                choose={(value) => put(withTrait(unit, each.trait.id, traitOf(value)))}
              />
            </shownFields.Provider>
          ))}
          <div className="row">
            <button type="button" onClick={() => put({ ...unit, isOut: !unit.isOut })}>
              {say(unit.isOut ? 'evening.back-in' : 'evening.take-out')}
            </button>
            <button type="button" onClick={remove}>
              {say('form.remove', { title: unit.name })}
            </button>
          </div>
        </div>
      )}
    </details>
  );
}

/** Forms give values of any make; a trait holds plain ones. */
function traitOf(value: unknown): string | number | boolean | null | undefined {
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
    ? value
    : undefined;
}

function NewUnit({ add }: { readonly add: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className="new-unit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        add(name.trim());
        setName('');
      }}
    >
      <label>
        <span className="unseen">{say('evening.new-unit')}</span>
        <input
          type="text"
          maxLength={60}
          placeholder={say('evening.new-unit')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" disabled={name.trim() === ''}>
        {say('evening.add-unit')}
      </button>
    </form>
  );
}

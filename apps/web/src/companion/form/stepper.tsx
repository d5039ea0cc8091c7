/** Stepper: a number with buttons for steps down and up, and a field to type into. */
import { inInches, measuredTitle } from '@grognard/rules-kit';
import { useId, useState } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import type { Control } from './fields.ts';
import { controlInInches, inCm } from './length.ts';
import { stepped, stepsOf, typed } from './steps.ts';

interface StepperProps {
  readonly title: string;
  readonly control: Extract<Control, { kind: 'number' }>;
  readonly value: number | null;
  /** Null if the number is left open. */
  readonly choose: (value: number | null) => void;
  readonly open?: 'yes';
  readonly bare?: 'yes';
}

export function Stepper({ title, control, value, choose, open, bare }: StepperProps) {
  const id = useId();
  const { language } = useStore(settings);
  const [draft, setDraft] = useState<string | null>(null);
  const steps = stepsOf(control);
  const shown = value === null ? '' : new Intl.NumberFormat(language, { useGrouping: false }).format(value);
  const end = () => {
    if (draft === null) return;
    const read = typed(control, draft);
    setDraft(null);
    if (read === null && open) choose(null);
    else if (typeof read === 'number') choose(read);
  };
  const write = (text: string) => {
    setDraft(text);
    const read = typed(control, text);
    if (typeof read === 'number') choose(read);
  };
  const button = (step: number) => (
    <StepButton
      key={step}
      step={step}
      plain={steps.length === 2 ? 'yes' : 'no'}
      title={title}
      isOff={value !== null && stepped(control, value, step) === value}
      act={() => {
        setDraft(null);
        choose(stepped(control, value, step));
      }}
    />
  );
  return (
    <div className="stepper">
      <label className={bare ? 'unseen' : 'legend'} htmlFor={id}>
        {title}
      </label>
      <div className="steps">
        {steps.filter((step) => step < 0).map(button)}
        <input
          id={id}
          type="text"
          inputMode={control.whole && control.min >= 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder="–"
          value={draft ?? shown}
          onChange={(event) => write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={end}
          onKeyDown={(event) => {
            if (event.key === 'Enter') end();
          }}
        />
        {steps.filter((step) => step > 0).map(button)}
        {open && value !== null && (
          <button type="button" className="quiet" onClick={() => choose(null)}>
            <span aria-hidden="true">×</span>
            <span className="unseen">{say('form.clear', { title })}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** A length in cm, shown in the player's unit. */
export function LengthStepper({ title, control, value, choose, ...rest }: StepperProps) {
  const { language, units } = useStore(settings);
  if (units === 'cm')
    return <Stepper title={title} control={control} value={value} choose={choose} {...rest} />;
  return (
    <Stepper
      title={measuredTitle({ language, units }, title)}
      control={controlInInches(control)}
      value={value === null ? null : inInches(value)}
      choose={(inches) => choose(inches === null ? null : inCm(inches, control))}
      {...rest}
    />
  );
}

interface StepButtonProps {
  readonly step: number;
  readonly plain: 'yes' | 'no';
  readonly title: string;
  readonly isOff: boolean;
  readonly act: () => void;
}

function StepButton({ step, plain, title, isOff, act }: StepButtonProps) {
  const sign = step < 0 ? '−' : '+';
  const words = say(step < 0 ? 'form.less' : 'form.more-by', { step: Math.abs(step), title });
  return (
    <button type="button" disabled={isOff} onClick={act} aria-label={words}>
      {plain === 'yes' ? sign : `${sign}${Math.abs(step)}`}
    </button>
  );
}

/** NumberField: an input for a number. */
import { useState } from 'react';
import { decimalSign } from '../../shell/measure.ts';

/** A number that takes effect when complete: on Enter, or when the field loses focus. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly put: (value: number) => void;
}) {
  const { label, value, least, most, step, put } = props;
  const [text, setText] = useState<string | null>(null);
  const settle = () => {
    const given = text === null ? Number.NaN : Number(text.replace(',', '.'));
    setText(null);
    if (Number.isFinite(given)) put(Math.max(least, Math.min(most, given)));
  };
  return (
    <label className="number">
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        value={text ?? String(value).replace('.', decimalSign())}
        onChange={(event) => setText(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'ArrowUp') put(Math.min(most, value + step));
          if (event.key === 'ArrowDown') put(Math.max(least, value - step));
        }}
      />
    </label>
  );
}

/** filled: choices of a form with the fields of picked units filled in. */
import type { EveningUnit, FieldFill, UnitRole } from '@grognard/rules-kit';
import { type Choices, isRecord } from '../form/choices.ts';
import type { FormField } from '../form/fields.ts';
import { fitting } from '../form/values.ts';

/** The value at a path of the choices replaced, if a control can hold it. */
export function withPath(
  fields: readonly FormField[],
  choices: Choices,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Choices {
  const field = fields.find((known) => known.name === name);
  if (field === undefined) return choices;
  const held = choices[name];
  if (rest.length === 0) {
    const fits = fitting(field.control, value);
    return fits === undefined ? choices : { ...choices, [name]: fits };
  }
  if (field.control.kind !== 'group') return choices;
  return { ...choices, [name]: withPath(field.control.fields, isRecord(held) ? held : {}, rest, value) };
}

/** The value at a path of the choices. */
function atPath(choices: Choices, [name = '', ...rest]: readonly string[]): unknown {
  const held = choices[name];
  if (rest.length === 0) return held;
  return isRecord(held) ? atPath(held, rest) : undefined;
}

function valueFor({ traits }: EveningUnit, fill: FieldFill, now: unknown): unknown {
  return typeof fill === 'string' ? traits[fill] : fill(traits, now);
}

function filledBy(
  fields: readonly FormField[],
  choices: Choices,
  role: UnitRole,
  unit: EveningUnit,
): Choices {
  return Object.entries(role.fills).reduce((now, [path, fill]) => {
    const parts = path.split('.');
    const value = valueFor(unit, fill, atPath(now, parts));
    return value === undefined ? now : withPath(fields, now, parts, value);
  }, choices);
}

/** The choices with the fields of a role filled in from its units. Entries of a list keep what is not the unit's. */
export function filled(
  fields: readonly FormField[],
  choices: Choices,
  role: UnitRole,
  units: readonly EveningUnit[],
): Choices {
  const [first] = units;
  if (first === undefined) return choices;
  if (role.list === undefined) return filledBy(fields, choices, role, first);
  const list = fields.find(({ name }) => name === role.list);
  if (list?.control.kind !== 'list' || list.control.of.kind !== 'group') return choices;
  const { fields: inner } = list.control.of;
  const held = choices[list.name];
  const entries: readonly unknown[] = Array.isArray(held) ? held : [];
  const entryAt = (at: number): Choices => {
    const old = entries[at];
    return isRecord(old) ? old : {};
  };
  return { ...choices, [list.name]: units.map((unit, at) => filledBy(inner, entryAt(at), role, unit)) };
}

/** Paths of the form that roles fill in: `firer.kind`, `attackers[].kind`. */
export function filledPaths(roles: readonly UnitRole[]): ReadonlySet<string> {
  return new Set(
    roles.flatMap(({ list, fills }) =>
      Object.keys(fills).map((path) => (list === undefined ? path : `${list}[].${path}`)),
    ),
  );
}

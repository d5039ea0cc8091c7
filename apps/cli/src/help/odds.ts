/** `grognard odds --help`. */
export const oddsHelp = `grognard odds: the exact odds of a case as a table and bars

Examples
  grognard odds argad-2024 shoot --weapon pistol --range-cm 10
  grognard odds argad-2024 shoot --weapon pistol --range-cm 10 --sweep range-cm
  grognard odds argad-2024 shoot --weapon pistol --range-cm 10 --sweep target.cover
  grognard odds adlg-r melee --a.kind tercio --b.kind gendarmes --sweep b.kind=gendarmes,keil
  grognard odds giorgi reactivity --index 3 --sweep index --json

Usage
  grognard odds RULESET PROCEDURE [a flag for every field] [--sweep FIELD[=VALUE,VALUE…]] [--json]

Flags
  --field VALUE        a field of the procedure, as in grognard resolve
  --input JSON         the whole input as JSON; flags override single fields
  --sweep FIELD        one row for every value of the field; neighbours with equal odds share a row
  --sweep FIELD=A,B    only these values
  --house FILE         play with the house rules of a file; --option overrides them
  --option ID=VALUE    play with an option
  --json               the odds as JSON

Exit codes
  0  done    1  the case is an error    2  the command could not run
`;

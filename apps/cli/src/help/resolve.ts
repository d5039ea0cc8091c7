/** `grognard resolve --help`. */
export const resolveHelp = `grognard resolve: resolve one case from flags, or many from JSON lines

Examples
  grognard resolve argad-2024 shoot --weapon pistol --range-cm 10
  grognard resolve argad-2024 shoot --weapon pistol --range-cm 10 --target.armour 4 --dice 6,6,3
  grognard resolve argad-2024 move --ground bushes,knee-water --gear full
  grognard resolve giorgi melee --attackers.0.kind line --defenders.0.kind line
  grognard resolve giorgi reactivity --input '{"index":3}' --json
  grognard resolve < cases.jsonl > answers.jsonl
  grognard resolve cases.jsonl --option save.high-wall=site

Usage
  grognard resolve RULESET PROCEDURE [a flag for every field] [--input JSON] [--dice 6,6,2] [--json]
  grognard resolve [FILE]        JSON lines from FILE or standard input; - is standard input

One case
  --field VALUE        a field of the procedure: rangeCm is --range-cm; --shooter.class is inside
                       lists: --ground bushes,woods, or by index: --attackers.0.kind line
                       booleans: --shooter.moving, --shooter.loaded=false; none: null
  --input JSON         the whole input as JSON; flags override single fields
  --dice 6,6,2         the faces rolled at the table, in the order the procedure asks for them
  --option ID=VALUE    play with an option; grognard describe RULESET lists them
  --house FILE         play with house rules: {"format":"grognard-house-rules","version":1,
                       "ruleset":"giorgi","name":"…","options":{…}}; --option overrides them
  --json               the answer as JSON
  grognard describe RULESET PROCEDURE lists all fields with their values and defaults.

Many cases
  In:  {"id":"1","ruleset":"argad-2024","procedure":"shoot","input":{…},"options":{…},"dice":[6,2]}
  Out: {"id":"1","ok":true,"allowed":true,"facts":{…},"lines":[…],"outcomes":[…],"rolled":{…}}
  One answer per line, in order; a bad line gets "ok": false; the batch continues.
  --option applies to every case that does not set that option itself, --house to those of its
  ruleset.

Exit codes
  0  every case was answered, allowed or refused
  1  some case is an error (its answer has "ok": false)
  2  the command could not run: unknown flag, ruleset or procedure, no such file
`;

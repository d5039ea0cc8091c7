/** `grognard scenarios --help`. */
export const scenariosHelp = `grognard scenarios: the battles that can be played

Examples
  grognard scenarios                             all of them: where, when, how large
  grognard scenarios starter                     one: history, forces, aims
  grognard scenarios convoy --secret chouans     the same, with one side’s secrets
  grognard scenarios village --svg map.svg       its map, as everyone knows it
  grognard scenarios village --json              the scenario file, without what is secret
  grognard scenarios --schema argad              what a scenario file may hold, as JSON Schema
  grognard scenarios starter --copy -            the whole file, as a starting point for your own

Usage
  grognard scenarios [ID | FILE] [--secret SIDE] [--json | --svg OUT [--theme THEME]]
  grognard scenarios ID --copy OUT
  grognard scenarios --check FILE… [--house FILE] [--json]
  grognard scenarios --schema RULESET

An argument with a dot or slash is a file (my.json, ./my.json); - is standard input.

Flags
  --secret SIDE    also what only this side knows: its plan, its hidden figures, its secret aims
  --svg OUT        the map as a picture; - is standard output
  --theme THEME    map (hand-tinted, the default), night (by candlelight) or ink (for print)
  --copy OUT       the whole scenario file, to change it into one of your own; - is standard output
  --check          reads files of your own: OK, or every problem with its place
  --house FILE     checks them under the house rules of a file too
  --schema         JSON Schema (2020-12) of a scenario file; a file may name it in "$schema"
  --json           the list: [{"ruleset","id","title","editions","place","year","turns","table",
                   "sides"}]; one: {"ruleset","scenario"}, the file as that side may know it;
                   with --check: [{"file","ok","problems":[{"code","at","message"}]}]

Exit codes
  0  done    1  a file that was checked has problems    2  the command could not run
`;

/** `grognard rules --help`. */
export const rulesHelp = `grognard rules: the rules, by chapter or one in full

Examples
  grognard rules                        which rulesets there are
  grognard rules argad                  every rule of a ruleset, all editions
  grognard rules argad-2021             only what applies in this edition
  grognard rules argad shoot            one chapter
  grognard rules argad shoot.cover      one rule: words, standing, source, options, where it is used
  grognard rules --json                 all rules of all rulesets

Usage
  grognard rules [RULESET] [CHAPTER | ID] [--json]

Flags
  --option ID=VALUE    figures as this option sets them (with an edition)
  --json               [{"ruleset","id","standing","source","words","editions","use"}]

Standing: stated (printed on the sheet), elsewhere (stated by the author in another document),
inferred (follows from those), ours (not covered; our reading).

Exit codes
  0  done    2  the command could not run
`;

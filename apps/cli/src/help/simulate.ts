/** `grognard simulate --help`. */
export const simulateHelp = `grognard simulate: a battle fought many times by computer players

Examples
  grognard simulate starter --games 20 --sides recruit,recruit
  grognard simulate starter --games 20 --sides sergeant,recruit --swap
  grognard simulate starter --games 4 --sides recruit --save games
  grognard simulate starter --games 4 --sides recruit --edition argad-2021 --json

Usage
  grognard simulate SCENARIO [--games N] [--seed S] [--sides LEVEL,LEVEL] [--swap]
                    [--edition EDITION] [--house FILE] [--option ID=VALUE] [--save DIR]
                    [--army ARMY] [--kpis] [--json]

SCENARIO is an id (grognard scenarios) or a file, with its extension: my.json.

Levels
  random     legal orders at random
  recruit    the simplest orders that make sense
  sergeant   sound orders, by the odds
  captain    tests plans against likely replies (in ADLG-R: a better sergeant); slow

Flags
  --games N            how many battles (default: 100)
  --seed S             the same seed gives the same battles, on any machine and any number of
                       workers (default: 1)
  --sides LEVEL,LEVEL  who plays each side, in the order of the scenario; one level stands for all
  --swap               plays every battle twice with the same dice, sides swapped
  --edition EDITION    the rules it is played by; else the newest the scenario is written for
  --house FILE         play with the house rules of a file; --option overrides them
  --option ID=VALUE    play with an option of the ruleset; repeatable
  --army ARMY          an army for the first side, given again for the second, where players bring
                       their own: an id (grognard army) or a file
  --budget PERCENT     share of the captain’s full search budget (default: 100)
  --save DIR           every battle as a file, SCENARIO-EDITION-SEED.grognard.json, to replay and
                       verify
  --kpis               also how well they were fought, with what good players keep to: units that
                       never fought, points left over, charges made; where the ruleset has measures
  --workers W          threads (default: one per core)
  --quiet              no progress messages
  --json               one line: {"scenario","games","seed","sides":[{"side","level","wins",
                       "meanLosses"}],"draws","turns":{"mean","max"},"commands","hash"}; with --swap
                       also "players":[{"level","wins","meanLosses"}]; with --kpis also
                       "kpis":[{"id","count","of","share"}]

Exit codes
  0  done    2  the command could not run
`;

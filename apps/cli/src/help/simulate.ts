/** `grognard simulate --help`. */
export const simulateHelp = `grognard simulate: a battle fought many times by computer players

Examples
  grognard simulate starter --games 20 --sides recruit,recruit
  grognard simulate starter --games 20 --sides sergeant,recruit --swap
  grognard simulate starter --games 4 --sides recruit --save games
  grognard simulate starter --games 4 --sides recruit --edition argad-2021 --json

Usage
  grognard simulate SCENARIO [--games N] [--seed S] [--sides LEVEL,LEVEL] [--swap]
                    [--edition EDITION] [--house FILE] [--option ID=VALUE] [--save DIR] [--json]

SCENARIO is an id (grognard scenarios) or a file of your own, named with its ending: my.json.

Levels
  random     legal orders by chance
  recruit    the plainest orders that make sense
  sergeant   sound orders, by the odds
  captain    tries plans out against what the enemy may do; thinks long

Flags
  --games N            how many battles; 100 unless said otherwise
  --seed S             the same seed gives the same battles, on any machine and any number of
                       workers; 1 unless said otherwise
  --sides LEVEL,LEVEL  who leads each side, in the order of the scenario; one level stands for all
  --swap               every battle twice with the same dice, the levels on the other sides
  --edition EDITION    the rules it is played by; else the newest the scenario is written for
  --house FILE         play with the house rules of a file; --option goes before them
  --option ID=VALUE    play with an option of the ruleset; as often as wanted
  --budget PERCENT     how much of its full work a captain may do; 100 unless said otherwise
  --save DIR           every battle as a file, SCENARIO-EDITION-SEED.grognard.json, to replay and
                       verify
  --workers W          threads; as many as the machine has cores unless said otherwise
  --quiet              no messages about how far it has come
  --json               one line: {"scenario","games","seed","sides":[{"side","level","wins",
                       "meanLosses"}],"draws","turns":{"mean","max"},"commands","hash"}; with --swap
                       also "players":[{"level","wins","meanLosses"}]

Exit codes
  0  done    2  the command could not run
`;

/** `grognard ladder --help`. */
export const ladderHelp = `grognard ladder: how strong the computer players are, as Elo ratings

Examples
  grognard ladder starter --levels random,recruit --games 10
  grognard ladder starter --levels recruit,sergeant --games 10 --json

Usage
  grognard ladder SCENARIO [--levels LEVEL,LEVEL,…] [--games N] [--seed S]
                  [--edition EDITION] [--option ID=VALUE] [--json]

Every level plays every other from both sides with the same dice. A 400-point lead means ten wins
to one loss; the mean of all is 0.

Flags
  --levels LEVELS      random, recruit, sergeant, captain (default: all but the captain)
  --games N            battles of each pair (default: 100)
  --seed S             the same seed gives the same battles (default: 1)
  --edition EDITION    the rules it is played by; else the newest the scenario is written for
  --house FILE         play with the house rules of a file; --option overrides them
  --option ID=VALUE    play with an option of the ruleset; repeatable
  --budget PERCENT     share of the captain’s full search budget (default: 100)
  --workers W          threads (default: one per core)
  --quiet              no progress messages
  --json               one line: {"scenario","games","seed","levels":[{"level","elo","error",
                       "games","wins","losses","draws"}],"pairs":[{"levels","wins","losses",
                       "draws"}],"hash"}; error: half the 95% interval

Exit codes
  0  done    2  the command could not run
`;

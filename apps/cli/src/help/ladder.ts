/** `grognard ladder --help`. */
export const ladderHelp = `grognard ladder: how strong the computer players are, as Elo ratings

Examples
  grognard ladder starter --levels random,recruit --games 10
  grognard ladder starter --levels recruit,sergeant --games 10 --json

Usage
  grognard ladder SCENARIO [--levels LEVEL,LEVEL,…] [--games N] [--seed S]
                  [--edition EDITION] [--option ID=VALUE] [--json]

Every level meets every other, both sides in turn with the same dice. 400 points more mean ten wins
to one defeat; the mean of all is 0.

Flags
  --levels LEVELS      random, recruit, sergeant, captain; all but the captain unless said otherwise
  --games N            battles of each pair; 100 unless said otherwise
  --seed S             the same seed gives the same battles; 1 unless said otherwise
  --edition EDITION    the rules it is played by; else the newest the scenario is written for
  --house FILE         play with the house rules of a file; --option goes before them
  --option ID=VALUE    play with an option of the ruleset; as often as wanted
  --budget PERCENT     how much of its full work a captain may do; 100 unless said otherwise
  --workers W          threads; as many as the machine has cores unless said otherwise
  --quiet              no messages about how far it has come
  --json               one line: {"scenario","games","seed","levels":[{"level","elo","error",
                       "games","wins","losses","draws"}],"pairs":[{"levels","wins","losses",
                       "draws"}],"hash"}; error: with 95 % certainty within plus or minus this

Exit codes
  0  done    2  the command could not run
`;

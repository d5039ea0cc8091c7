/** `grognard replay --help`. */
export const replayHelp = `grognard replay: a saved game as a battle report, or as a picture of the table

Examples
  grognard replay game.grognard.json                       the whole battle, turn by turn
  grognard replay game.grognard.json --turn 3              one turn
  grognard replay game.grognard.json --svg end.svg         the table at the end, from above
  grognard replay game.grognard.json --turn 3 --svg 3.svg  the table after turn 3

Usage
  grognard replay FILE [--turn N] [--side SIDE] [--json | --svg FILE [--theme THEME]]

Output
  Every event in a line; below it the dice (who, what for, faces) and the rules that counted with
  their values. What a rule says: grognard rules RULESET RULE

Flags
  --turn N         only this turn
  --side SIDE      as this side may know it; umpire: everything (the default once the battle is
                   over); everybody: what all sides know (the default before)
  --svg FILE       a picture of the table after the turn, or at the end; - is standard output
  --theme THEME    map (hand-tinted, the default), night (by candlelight) or ink (for print)
  --json           {"title","edition","options","sides","turns":[{"turn","told":[{"text","dice",
                   "why"}]}],"result"}

Exit codes
  0  done    1  the file is not a replayable game    2  the command could not run
`;

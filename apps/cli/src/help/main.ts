/** `grognard --help`. */
export const mainHelp = `grognard: resolve miniature wargame rules, with every rule cited and exact odds

Examples
  A musket shot at a man behind cover: what it needs, why, and the odds
    grognard resolve argad-2024 shoot --weapon flintlock-musket --range-cm 30 --target.cover cover
  The same with the dice you rolled
    grognard resolve argad-2024 shoot --weapon flintlock-musket --range-cm 20 --dice 6,4
  How the odds change with the distance
    grognard odds argad-2024 shoot --weapon flintlock-musket --range-cm 30 --sweep range-cm
  A rule in full: words, standing, source, where it is used
    grognard rules argad shoot.cover
  A reference sheet to print
    grognard sheet argad-2024 --html sheet.html
  The battles that can be played, and one fought twenty times by computer players
    grognard scenarios
    grognard simulate starter --games 20 --sides sergeant,recruit
  Many cases for a program, one JSON object per line
    grognard resolve < cases.jsonl > answers.jsonl

Commands
  resolve    resolve one case from flags, or many from JSON lines
  odds       the odds of a case as a table and bars; --sweep varies a field
  rules      list rules, a chapter, or one rule in full
  describe   the procedures of a ruleset, their flags, values and defaults
  sheet      the reference sheet of a ruleset; --diff: what changed between two
  scenarios  the battles that can be played: list, or history, forces and aims of one
  army       armies bought by points: prices line by line, what is not legal, a page to print
  simulate   fight a battle many times between computer players: who wins, how surely, at what cost
  ladder     how strong the computer players are, as Elo ratings
  replay     a saved game as a battle report, or the table after a turn as a picture
  verify     check that saved games followed the rules and their dice
  serve      serve the web application: table, companion, sheets, saved games
  help       show help: grognard help resolve

Flags of every command
  --json               data for programs
  --option ID=VALUE    play with an option of the ruleset; repeatable
  --lang en|fr|it      language of answers, odds, sheets, battles and reports
  --no-color           no colour; also NO_COLOR=1, and whenever output is not a terminal
  --help, --version

Exit codes
  0  done; every case was answered, allowed or refused
  1  some case is an error (its answer has "ok": false)
  2  the command could not run

Files may come from anyone: control characters and marks of direction in them are printed as
escapes (\\u001b), in JSON as JSON has them. What is written to a file is left as it is.

Start with: grognard rules (which rulesets there are), grognard describe RULESET (what it resolves)
`;

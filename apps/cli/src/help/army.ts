/** `grognard army --help`. */
export const armyHelp = `grognard army: armies bought by points, priced line by line and judged by the rules

Examples
  grognard army                                  those that come with the games
  grognard army swedes                           one: what every unit costs and why
  grognard army swedes --text                    as a list to be pasted into a message
  grognard army swedes --copy --out mine.json    as a file, to change it into one of your own
  grognard army --check swedes                   is it legal? if not, why, and what would help
  grognard army --print swedes --out army.html   one page to print: units, prices, boxes for losses
  grognard army --schema adlg-r                  what an army file may hold, as JSON Schema

Usage
  grognard army [ID | FILE] [--json | --text | --copy | --print] [--out OUT]
  grognard army --check FILE… [--json]
  grognard army --schema RULESET

An argument with a dot or slash is a file (my.json, ./my.txt); - is standard input. A file holds an
army as data (JSON) or as a list as --text writes it, in any of the languages.

Flags
  --check            OK, or every problem with its place, its rule and what would help
  --print            a page of HTML for A4 and Letter
  --text             the army as a list that can be pasted and is read back
  --copy             the army as a file
  --out OUT          where --print, --text, --copy and --json write to; - is standard output
  --house FILE       buys and judges by these house rules
  --option ID=VALUE  by an option, such as army.limits=none; comes after those of the file
  --schema           JSON Schema (2020-12) of an army file; a file may name it in "$schema"
  --json             the list: [{"ruleset","id","title","points","budget","value","isLegal"}]; one:
                     the same with {"figures","corps","extras","problems","file"}; with --check:
                     [{"file","ok","name","points","budget","value","isLegal","problems":
                     [{"code","at","line","column","message","rule","remedy"}]}]

Exit codes
  0  done, and legal    1  an army is not legal or cannot be read    2  the command could not run
`;

/** `grognard scenarios --help`. */
export const scenariosHelp = `grognard scenarios: the battles that can be played

Examples
  grognard scenarios                             all of them: where, when, how large
  grognard scenarios starter                     one: history, forces, aims
  grognard scenarios convoy --secret chouans     the same with the secrets of one side
  grognard scenarios village --svg map.svg       its map, as everybody knows it
  grognard scenarios village --json              the scenario file, without what is secret

Usage
  grognard scenarios [ID] [--secret SIDE] [--json | --svg FILE [--theme THEME]]

Flags
  --secret SIDE    also what only this side knows: its plan, its hidden figures, its secret aims
  --svg FILE       the map as a picture; - is standard output
  --theme THEME    map (hand-tinted, the default), night (by candlelight) or ink (for print)
  --json           the list: [{"ruleset","id","title","editions","place","year","turns","table",
                   "sides"}]; one: {"ruleset","scenario"}, the file as that side may know it

Exit codes
  0  done    2  the command could not run
`;

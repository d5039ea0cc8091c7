/** `grognard verify --help`. */
export const verifyHelp = `grognard verify: check that a saved game followed the rules and its dice

Examples
  grognard verify game.grognard.json
  grognard verify games/*.grognard.json          many at once, one line each
  grognard verify game.grognard.json --json      for a program

Usage
  grognard verify FILE… [--json]

What is checked
  that the file is a saved game; if not, the place of the mistake
  the seals: that header, entries and result are as they were saved, none changed, left out or
  doubled. Games saved before there were seals say that their header was not sealed
  that the secret shown is the one promised before the first roll, for this very header
  every face of every die, derived again from the secret or the seed
  every event, and the fingerprint of the table after each command
  every command, decided again by the rules with the faces written down; and the result
  whether the scenario was ever published, in any version; if not, it says so and no more

Verdicts
  OK       nothing differs
  BY HAND  nothing differs, but the dice were rolled by hand: nobody can check them
  NO       something differs, or it is not a saved game

A seal shows a change; it does not prove who saved the game, since anyone who changes a file on
purpose can seal it again. With secret dice they cannot: note the commitment before the first roll.

Flags
  --json           [{"file","ok","verdict","sealed","scenario","turns","commands","faces",
                   "unchecked","result","differences":[{"at","turn","message"}],"remarks":[]}]
                   verdict: ok, by-hand, differs or no-game; ok: whether it is "ok"
                   scenario: {"kind":"published","id"}, {"kind":"altered","id"} (none of the
                   versions published under this id) or {"kind":"unpublished"}
                   unchecked: why faces could not be checked (dice rolled by hand), or null

Exit codes
  0  every game is correct
  1  a game differs or is not a saved game
  2  the command could not run, or some file could not be read
  3  nothing differs, but dice of some game were rolled by hand
`;

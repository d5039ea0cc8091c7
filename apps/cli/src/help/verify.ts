/** `grognard verify --help`. */
export const verifyHelp = `grognard verify: whether a saved game was played by the rules, with the dice it names

Examples
  grognard verify game.grognard.json
  grognard verify games/*.grognard.json          many at once, a line each
  grognard verify game.grognard.json --json      for a program

Usage
  grognard verify FILE… [--json]

What is checked
  that the file is a saved game; if not, the place of the mistake
  that the secret shown is the one promised before the first roll
  every face of every die, derived again from the secret or the seed
  every event, and the fingerprint of the table after each command
  every command, decided again by the rules with the faces written down; and the result

Flags
  --json           [{"file","ok","turns","commands","faces","unchecked","result",
                   "differences":[{"at","turn","message"}]}]
                   unchecked: why faces could not be checked (dice thrown by hand), or null

Exit codes
  0  every game is as it should be
  1  some game differs, or is no saved game
  2  the command could not run, or some file could not be read
`;

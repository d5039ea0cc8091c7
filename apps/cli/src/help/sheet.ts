/** `grognard sheet --help`. */
export const sheetHelp = `grognard sheet: the reference sheet of a ruleset, generated from its rules

Examples
  grognard sheet argad-2024 --html sheet.html     to print: two sides of A4
  grognard sheet argad-2024                       as Markdown, to the terminal
  grognard sheet giorgi --full --md giorgi.md     with every rule, option and worked example
  grognard sheet --diff argad-2021 argad-2024     what changed

Usage
  grognard sheet RULESET [--full] [--html FILE | --md FILE]
  grognard sheet --diff [RULESET] RULESET [--md FILE]

Flags
  --full               adds every rule, the options and the worked examples
  --html FILE          a page to print; - is standard output
  --md FILE            Markdown; - is standard output
  --diff               what changed from the first to the second, or since the edition before
  --house FILE         the sheet of a table with these house rules
  --option ID=VALUE    the sheet of a table that plays with this option

Exit codes
  0  done    2  the command could not run
`;

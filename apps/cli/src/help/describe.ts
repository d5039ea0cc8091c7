/** `grognard describe --help`. */
export const describeHelp = `grognard describe: the procedures of a ruleset, their flags, values and defaults

Examples
  grognard describe argad-2024                its procedures and options
  grognard describe argad-2024 shoot          every flag of a shot: values, default, when it matters
  grognard describe argad-2024 shoot --json   the input as JSON Schema

Usage
  grognard describe RULESET [PROCEDURE] [--json]

Flags
  --json    input and options as JSON Schema (2020-12), with facts, steps and refusals

Exit codes
  0  done    2  the command could not run
`;

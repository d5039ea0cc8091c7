/** `grognard serve --help`. */
export const serveHelp = `grognard serve: the web application on this machine, until it is stopped

Examples
  grognard serve
  grognard serve --port 8080
  grognard serve --host 0.0.0.0     also for others on this network

Usage
  grognard serve [--port PORT] [--host HOST]

Flags
  --port PORT   1805 unless said otherwise; 0 takes any that is free
  --host HOST   localhost unless said otherwise; 0.0.0.0: every address there is

Exit codes
  0  stopped    2  the command could not run
`;

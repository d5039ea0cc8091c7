/** `grognard serve --help`. */
export const serveHelp = `grognard serve: serve the web application until stopped

Examples
  grognard serve
  grognard serve --port 8080
  grognard serve --host 0.0.0.0     reachable from your network

Usage
  grognard serve [--port PORT] [--host HOST]

Flags
  --port PORT   default: 1805; 0 takes any free port
  --host HOST   default: localhost; 0.0.0.0: every address of this machine

Exit codes
  0  stopped    2  the command could not run
`;

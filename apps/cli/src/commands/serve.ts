/** `grognard serve`: serves the web application on this machine until it is stopped. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagValue, UsageError } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import { plainRow } from '../output.ts';
import { addressesOf } from '../serving/addresses.ts';
import { serveFolder } from '../serving/site.ts';

const usualPort = 1805;
const usualHost = 'localhost';

/** Next to the built command, or in the build folder when run from the sources. */
const folders = ['web/', '../web/', '../../../../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

function portOf(given: string | undefined): number {
  if (given === undefined) return usualPort;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535)
    throw new UsageError(`--port is a number up to 65535, not "${given}"`);
  return port;
}

export const serveCommand: CliCommand = {
  flags: { port: { takes: 'text' }, host: { takes: 'text' } },
  takesFields: false,
  async run({ positionals, flags }, terminal) {
    const [extra] = positionals;
    if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
    const port = portOf(flagValue(flags, 'port'));
    const host = flagValue(flags, 'host') ?? usualHost;
    const folder = folders.find((each) => existsSync(join(each, 'index.html')));
    if (folder === undefined)
      throw new UsageError('the web application is not built', 'Run npm run build first.');
    const server = await serveFolder(folder, port, host).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new UsageError(`port ${port} is in use`, 'Another one: grognard serve --port 1806');
      throw error;
    });
    const { port: taken } = server.address() as AddressInfo;
    const network = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const [here, ...others] = addressesOf(host, taken, network);
    await terminal.write(`Grognard is served on ${here}\n`);
    for (const address of others) await terminal.write(`  for others on this network: ${address}\n`);
    terminal.say([plainRow('Stop it with Ctrl-C.')]);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          server.closeAllConnections();
          server.close(() => resolve());
        });
    });
    return 0;
  },
};

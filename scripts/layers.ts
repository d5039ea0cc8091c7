// Layers of a game: inside `rulesets/x/table` imports go one way, from what is played on to who plays. check-imports.ts asks.
import { posix } from 'node:path';

/**
 * One step of the way. `parts` are folders or single files of the game, the lowest first: each may import from lower layers and
 * from those listed before it. The longest entry that fits a file is its part.
 */
export interface Layer {
  readonly name: string;
  readonly parts: readonly string[];
  /** The parts import nothing from each other. */
  readonly apart?: true;
}

/** The layers of each game, the lowest first. A file of a listed game that no layer lists is refused. */
export const gameLayers: Readonly<Record<string, readonly Layer[]>> = {
  'rulesets/argad/table': [
    { name: 'field', parts: ['state/indices.ts', 'field'] },
    { name: 'state', parts: ['state'] },
    { name: 'bodies', parts: ['bodies', 'setup'] },
    { name: 'actions', parts: ['actions/shooting', 'actions'] },
    {
      name: 'flow',
      parts: ['flow/turn', 'flow/shots', 'flow/movement', 'flow/melee', 'flow/end', 'flow'],
    },
    { name: 'views', parts: ['views', 'explain'] },
    { name: 'pictures and interaction', parts: ['scenes', 'interaction'], apart: true },
    { name: 'computer players', parts: ['doctrine'] },
    { name: 'game', parts: ['invariants', 'rules.ts', 'game.ts', 'index.ts'] },
  ],
  'rulesets/giorgi/table': [
    { name: 'state', parts: ['state'] },
    { name: 'field', parts: ['field'] },
    { name: 'bodies', parts: ['bodies'] },
    {
      name: 'actions',
      parts: [
        'actions/contact',
        'actions/losses',
        'actions/fire',
        'actions/move',
        'actions/setup',
        'actions/skirmish',
        'actions/forced',
        'actions/attack',
        'actions/melee',
        'actions/morale',
      ],
    },
    { name: 'flow', parts: ['flow'] },
    { name: 'views', parts: ['views', 'explain'] },
    { name: 'pictures and interaction', parts: ['scenes', 'interaction'], apart: true },
    { name: 'computer players', parts: ['doctrine'] },
    { name: 'forecast', parts: ['forecast'] },
    { name: 'game', parts: ['invariants', 'rules.ts', 'game.ts', 'index.ts'] },
  ],
  'rulesets/adlg-r/table': [
    { name: 'state', parts: ['state'] },
    { name: 'field and bodies', parts: ['field', 'bodies', 'zones'] },
    {
      name: 'actions',
      parts: [
        'actions/losses',
        'actions/ambush',
        'actions/camp',
        'actions/melee',
        'actions/conform',
        'actions/shoot',
        'actions/pass',
        'actions/move',
        'actions/run',
        'actions/evade',
        'actions/march',
        'actions/meet',
        'actions/rout',
        'actions/leave',
        'actions/charge',
        'actions/support',
        'actions/headstrong',
        'actions/command',
        'actions/setup',
      ],
    },
    { name: 'flow', parts: ['flow'] },
    { name: 'views', parts: ['explain', 'views'] },
    { name: 'pictures and interaction', parts: ['scenes', 'interaction'], apart: true },
    { name: 'computer players', parts: ['doctrine'] },
    { name: 'forecast', parts: ['forecast'] },
    { name: 'game', parts: ['invariants', 'rules.ts', 'game.ts', 'setup-part.ts', 'index.ts'] },
  ],
};

type Games = typeof gameLayers;

/** An import as the layers see it: both files relative to the root, with forward slashes. */
export interface FileImport {
  readonly file: string;
  readonly target: string;
}

/** Why one file of a ruleset may not import another, or null if it may. */
export function layerObjection({ file, target }: FileImport, games: Games = gameLayers): string | null {
  const outside = importFromBesideTable(file, target);
  if (outside !== null) return outside;
  const game = gameOf(file, games);
  if (game === null || gameOf(target, games) !== game) return null;
  const from = rankOf(file, game, games);
  const to = rankOf(target, game, games);
  // A file without a part is told of by unlayered().
  if (from === null || to === null || from.rank === to.rank) return null;
  if (from.layer === to.layer && from.layer.apart)
    return `${from.part} and ${to.part} (${from.layer.name}) know nothing of each other`;
  return to.rank < from.rank
    ? null
    : `${from.part} (${from.layer.name}) comes before ${to.part} (${to.layer.name}) and knows nothing of it`;
}

/** Says that a file of a game belongs to no layer, or null if it does or is of no such game. */
export function unlayered(file: string, games: Games = gameLayers): string | null {
  const game = gameOf(file, games);
  if (game === null || rankOf(file, game, games) !== null) return null;
  return `${posix.relative(game, file)} is in no layer of ${game}; scripts/layers.ts lists them`;
}

/** The parts of games that no file belongs to: listed, but gone. */
export function emptyParts(files: readonly string[], games: Games = gameLayers): string[] {
  return Object.entries(games).flatMap(([game, layers]) =>
    layers
      .flatMap(({ parts }) => parts.map((part) => `${game}/${part}`))
      .filter((part) => !files.some((file) => file === part || file.startsWith(`${part}/`))),
  );
}

/** A case is resolved without a table, so the folders that resolve one import none. */
function importFromBesideTable(file: string, target: string): string | null {
  const [, ruleset, folder] =
    /^(rulesets\/[^/]+)\/(data|rules|editions|options|catalogue|sheet)\//.exec(file) ?? [];
  return ruleset !== undefined && target.startsWith(`${ruleset}/table/`) ? `${folder}/ knows no table` : null;
}

function gameOf(file: string, games: Games): string | null {
  return Object.keys(games).find((game) => file.startsWith(`${game}/`)) ?? null;
}

interface Rank {
  readonly rank: number;
  readonly layer: Layer;
  readonly part: string;
}

function rankOf(file: string, game: string, games: Games): Rank | null {
  const inner = posix.relative(game, file);
  let found: Rank | null = null;
  let rank = 0;
  for (const layer of games[game] ?? [])
    for (const part of layer.parts) {
      rank++;
      const fits = inner === part || inner.startsWith(`${part}/`);
      if (fits && (found === null || part.length > found.part.length)) found = { rank, layer, part };
    }
  return found;
}

/** Files that import one another in a ring: each ring once, its files in the order of their imports. */
export function importRings(imports: readonly FileImport[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const rings: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string) => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      rings.push(trail.slice(start));
      return;
    }
    if (done.has(file)) return;
    trail.push(file);
    for (const target of targets.get(file) ?? []) visit(target);
    trail.pop();
    done.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return rings;
}

/** Whether rings are looked for among the imports of a file. */
export function isLayered(file: string, games: Games = gameLayers): boolean {
  return gameOf(file, games) !== null;
}

/** English words of the hands for set-up, markers and flank marches. Loaded where a battle needs them. */
import { counted, listed } from '@grognard/rules-kit';
import type { PieceInHand, TerrainSector } from '../table/state/setup.ts';

const thirds: Readonly<Record<TerrainSector['third'], string>> = {
  left: 'left',
  centre: 'centre',
  right: 'right',
};
const wheres: Readonly<Record<'edge' | 'inside', string>> = {
  edge: 'touching a table edge or water',
  inside: 'at least 2 UD from every edge',
};

export const handsWords = {
  /** What is asked, in one sentence. */
  questions: {
    initiative: 'Both sides throw a die; command and scouting count. The winner chooses role and region.',
    role: 'You have the initiative. The defender lays terrain and deploys first, the attacker plays first.',
    region: 'You choose where the battle is fought. The region brings the defender one piece of terrain.',
    pieces: 'Choose two to four pieces of terrain. Dice decide later in which part of the table they lie.',
    replace: 'The water does not come. Take another piece instead.',
    lay: 'Drag the piece, or tap the place where it should lie, then confirm.',
    adjust: 'You may move one piece of terrain: drag it, or leave everything as it is.',
    camp: 'Drag your camp to its place. It wants open ground at your own edge or at water, and a free side.',
    works: 'Drag the ends of your works. Whoever stands behind them is defended.',
    plan: 'Your secret plan: who stands where, who marches round, who lies in ambush. The enemy never sees it.',
    planWritten: 'Your plan is written. Seal it, or change it first.',
    markers: 'Lay your ambush markers. The enemy sees the markers and not what lies in them.',
    deploy:
      'A sensible line is proposed. Drag units, or the whole corps, and its commander; then confirm: the whole corps stands at once.',
    found: 'The enemy has come upon this marker. Place its units where they come out.',
    near: 'An enemy is within 4 UD of this marker. Come out, or stay hidden?',
  },
  /** Shown beside a title. */
  about: {
    owner: (defender: boolean): string => (defender ? 'The defender lays it' : 'The attacker lays it'),
    sector: (own: boolean, third: TerrainSector['third']) =>
      `${own ? 'your half' : 'the enemy’s half'}, ${thirds[third]}`,
    where: (where: NonNullable<PieceInHand['where']>) => wheres[where],
    river: '2 to 6 UD from a short edge',
    coast: 'along a short edge',
    road: 'from the one sector to the other',
    die: (face: number) => `Die ${face}`,
    dieAllows: [
      'nothing',
      'nothing',
      'move a piece up to 4 UD',
      'move a piece up to 4 UD',
      'move a piece up to 6 UD, or turn it',
      'move a piece up to 6 UD, turn it, or take one off',
    ],
    worksLeft: (length: string) => `${length} left`,
    hidden: (names: readonly string[]) => (names.length === 0 ? 'Nobody lies in it' : listed(names)),
    neverEnters: (names: readonly string[]) => `Finds no room and never enters: ${listed(names)}`,
    march: (edge: string) => `It waits behind the ${edge} edge`,
  },
  titles: {
    named: (title: string, name: string) => `${title}: ${name}`,
    marker: (number: number) => `Marker ${number}`,
    march: (corps: string) => `Flank march: ${corps}`,
  },
  tasks: {
    role: 'Role',
    roles: { attacker: 'Attack', defender: 'Defend' },
    region: 'Region',
    brings: (region: string, piece: string) => `${region} (${piece})`,
    replace: 'Another piece',
    kinds: 'Pieces',
    twice: 'Two of them',
    small: 'The smaller oval',
    second: (piece: string) => `${piece} (the second)`,
    place: 'Place',
    facing: 'Direction',
    bend: 'Road',
    bends: { straight: 'Straight', bent: 'With a bend' },
    ends: 'Ends',
    end: { from: 'One end', bend: 'Bend', to: 'Other end' },
    adjust: 'Piece',
    remove: 'Take off',
    nothing: 'Nothing',
    again: 'Die',
    keep: 'Keep it',
    throwAgain: 'Throw anew (strategist)',
    work: 'Works',
    works: { fortification: 'Fortification', obstacle: 'Obstacle' },
    order: (place: number, count: number): string =>
      place === 1
        ? 'On the left'
        : place === 2 && count === 3
          ? 'In the centre'
          : `Place ${place} from the left`,
    slots: 'Corps',
    march: 'Flank march',
    noMarch: 'Nobody',
    edge: 'Over which short edge',
    count: 'Ambush markers',
    inMarker: (number: number) => `In marker ${number}`,
    marker: 'Marker',
    markerWith: (number: number, names: readonly string[]) =>
      `Marker ${number}: ${names.length === 0 ? 'empty' : listed(names)}`,
    corps: 'Corps',
    line: 'Line',
    lines: { left: 'On the left', middle: 'In the middle', right: 'On the right' },
    together: 'A drag moves',
    togethers: { one: 'One unit', joined: 'Units that touch', all: 'The whole corps' },
    put: 'Facing of each unit',
    attach: 'Commander with',
    alone: 'Nobody',
    units: 'Who enters, from left to right',
    at: 'Place on the edge',
    by: 'How far in',
    charge: 'Charge',
    nobody: 'Nobody',
    free: 'Free point',
    payWith: { roll: 'Keep it', free: 'Use it' },
    out: 'Ambush',
    outs: { stay: 'Stay hidden', out: 'Come out' },
  },
  zones: {
    heavy: 'Heavy troops and camp',
    light: 'Light troops',
    ambush: 'Markers',
    sector: (third: TerrainSector['third']) => `Sector: ${thirds[third]}`,
    camp: 'Camp',
    room: (corps: string) => `Room of ${corps}`,
    reach: (length: string) => `${length} at most`,
    march: (corps: string) => `${corps} marches round`,
  },
  /** On the button that proposes an answer. */
  suggest: {
    role: 'Choose for me',
    region: 'Choose for me',
    pieces: 'Choose for me',
    replace: 'Choose for me',
    lay: 'Lay it for me',
    camp: 'Place it for me',
    works: 'Lay them for me',
    plan: 'Plan for me',
    markers: 'Lay one for me',
    deploy: 'Deploy for me',
  },
  seal: 'Seal the plan',
  pieces: (count: number) => `${counted(count, 'piece')} of 2 to 4`,
};

export type HandsWords = typeof handsWords;

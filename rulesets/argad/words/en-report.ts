/** English sentences of a battle report: movement, hiding, things, bodies, aims and the end. */
import { entryAt } from '@grognard/lists';
import { capital, counted, listed } from '@grognard/rules-kit';

const points = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'];

/** A compass direction, from a heading in tenths of a degree. */
function compass(heading: number): string {
  return entryAt(points, Math.round(heading / 450) % points.length);
}

/** A length in cm, to the millimetre. */
function cm(tenths: number): string {
  return `${Math.round(tenths / 10) / 10} cm`;
}

/** Why a move ended before its path did. */
const halts = {
  arrived: '',
  allowance: ', its full allowance',
  contact: ' into contact',
  friend: ' and stops short of a friend',
  blocked: ' and is blocked',
  halted: ' and stops for lack of room',
} as const;

/** Why figures with orders to move stayed in place. */
const hindrances = {
  arrived: '',
  allowance: '',
  contact: ': enemy in contact',
  friend: ': friends in the way',
  blocked: ': blocked',
  halted: ': no room ahead',
} as const;

export interface ReportedWalk {
  readonly who: string;
  readonly length: string;
  readonly toward: string;
  readonly manner: 'walks' | 'rides' | 'crouches' | 'swims';
  readonly into: string | null;
  readonly stopped: keyof typeof halts;
}

const gaits = { walks: 'moves', rides: 'rides', crouches: 'moves crouched', swims: 'swims' } as const;

/** Why a battle ended with no side left. */
const emptyField: string = ': nobody is left';

/** Why a battle ended, by rule. */
const endings: Readonly<Record<string, string>> = {
  'scenario.end': ': only one side is left',
  'leader.half': ': a side has lost half its figures',
  'aim.points': ': every aim is decided',
  'scenario.turns': ': last turn played',
};

/** The purposes of dice. */
const purposes: Readonly<Record<string, string>> = {
  shot: 'shot',
  blow: 'blow',
  slow: 'slowing',
  crouch: 'crouching',
};

export const report = {
  compass,
  cm,
  emptyField,
  endings,
  purposes,
  leg: (length: string, toward: string) => `${length} ${toward}`,
  conceded: (side: string) => `Conceded by ${side}.`,
  slowed: (who: readonly string[], ground: string, lengths: readonly string[]) => {
    const same = new Set(lengths).size === 1;
    const far = same ? `${lengths[0]}${who.length > 1 ? ' each' : ''}` : listed(lengths);
    return `${capital(ground)} slows ${listed(who)} to ${far}.`;
  },
  stuck: (who: readonly string[], ground: string) =>
    `${listed(who)} ${who.length > 1 ? 'are' : 'is'} stuck in ${ground}.`,
  nothingLeft: (who: readonly string[], ground: string) =>
    `${capital(ground)} leaves ${listed(who)} no movement.`,
  stayed: (who: readonly string[], stopped: ReportedWalk['stopped']) =>
    stopped === 'arrived' ? null : `${listed(who)} cannot move${hindrances[stopped]}.`,
  bodyStayed: (leader: string, stopped: ReportedWalk['stopped']) =>
    `The body under ${leader} cannot move${hindrances[stopped]}.`,
  moved: ({ who, length, toward, manner, into, stopped }: ReportedWalk) =>
    `${who} ${gaits[manner]} ${length} ${toward}${into === null ? '' : `, ${into}`}${halts[stopped]}.`,
  bodyMoved: (leader: string, men: number, toward: string, march: string | null) =>
    `The body under ${leader}, ${counted(men, 'figure')}, ${march === null ? '' : `marches ${march} and `}halts facing ${toward}.`,
  formed: (leader: string, men: number, files: number) =>
    `${leader} forms ${counted(men, 'figure')} in close order, ${files} abreast.`,
  closedUp: (leader: string, men: number, files: number) =>
    `The body under ${leader} dresses its ranks: ${counted(men, 'figure')}, ${files} abreast.`,
  changedRank: (leader: string, men: number, files: number) =>
    `The body under ${leader} changes rank: ${counted(men, 'figure')}, ${files} abreast now.`,
  opened: (who: string) => `${who} breaks into loose order.`,
  aBody: 'A body',
  bodyUnder: (leader: string | null) =>
    leader === null ? 'A body without a leader' : `The body under ${leader}`,
  rowed: (boat: string, way: string, aboard: number) =>
    `The ${boat} is rowed ${way}${aboard === 0 ? '' : `, ${aboard} aboard`}.`,
  rowedOff: (boat: string) => `The ${boat} turns about.`,
  boatStayed: (boat: string) => `The ${boat} does not move.`,
  crouched: (who: string) => `${who} crouches out of sight.`,
  stoodUp: (who: string) => `${who} stands up.`,
  mounted: (who: string) => `${who} mounts.`,
  dismounted: (who: string) => `${who} dismounts and leaves the horse standing.`,
  boarded: (who: string, boat: string) => `${who} climbs aboard the ${boat}.`,
  wentAshore: (who: string) => `${who} goes ashore.`,
  took: (who: string, thing: string) => `${who} picks up the ${thing}.`,
  helped: (who: string, thing: string) => `${who} lends a hand with the ${thing}.`,
  letGoOf: (who: string, thing: string) => `${who} lets go of the ${thing}.`,
  dropped: (who: string, thing: string) => `${who} puts down the ${thing}.`,
  found: (who: string, side: string) => `${who} is found in hiding by ${side}.`,
  shown: (who: string) => `${who} comes out of hiding.`,
  left: (who: string, edge: string, thing: string | null) =>
    `${who} leaves the table over the ${edge} edge${thing === null ? '' : ` with the ${thing}`}.`,
  seized: (who: string, side: string) => `${who} is captured by ${side}.`,
  letGo: (who: string) => `${who} is free.`,
  scored: (side: string, score: number, aim: string) =>
    `${counted(score, 'point')} for ${side}: ${aim.replace(/[.!]$/, '')}.`,
  won: (side: string, tally: string, why: string) => `The battle is over${why}. Victory: ${side} (${tally}).`,
  drawn: (tally: string, why: string) => `The battle is over${why}. Draw (${tally}).`,
};

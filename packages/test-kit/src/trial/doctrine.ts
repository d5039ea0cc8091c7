/** darkDoctrine: how computers fight the duel in the dark, in three good styles, each with one half of the best play. */
import type { CommandPlan, Doctrine, Random, SideId } from '@grognard/engine';
import {
  type DarkDuel,
  type DarkDuelCommand,
  type Duellist,
  type DuelView,
  duellist,
  hiddenAt,
  other,
  places,
} from './dark-duel.ts';

type DuelPlan = CommandPlan<DarkDuelCommand>;

/** Places where the enemy may still be, to a side's knowledge. */
function likely(own: Duellist): readonly number[] {
  if (own.found !== null) return [own.found];
  const left = places.filter((place) => !own.tried.includes(place));
  return left.length > 0 ? left : places;
}

function pick<T>(from: readonly T[], random: Random): T {
  return from[random.below(from.length)] as T;
}

function order(at: number, words: string): DuelPlan {
  return { commands: [{ kind: 'aim', at }, { kind: 'seal' }], reasons: [{ who: ['gun'], words }] };
}

function orderFromShelter(at: number): DuelPlan {
  return {
    commands: [{ kind: 'aim', at }, { kind: 'shelter' }, { kind: 'seal' }],
    reasons: [
      { who: ['gun'], words: 'a shot in the dark' },
      { who: ['feet'], words: 'shelter: half as easy to hit' },
    ],
  };
}

function answer(how: 'leap' | 'stand'): DuelPlan {
  return {
    commands: [{ kind: 'dodge', how }],
    reasons: [{ who: ['feet'], words: `${how}: 3 in 6 to live` }],
  };
}

/** The duellist of the planning side. */
function ownIn({ own }: DuelView): Duellist {
  if (own === null) throw new RangeError('a bystander has no man');
  return own;
}

function plan(view: DuelView, _side: SideId, manner: string, random: Random): DuelPlan {
  const own = ownIn(view);
  const { waiting } = view;
  if (waiting === 'dodge') return answer(manner === 'random' && random.below(2) === 0 ? 'stand' : 'leap');
  const anywhere = pick(places, random);
  switch (manner) {
    case 'searching':
      return order(pick(likely(own), random), 'search: where nobody was found yet');
    case 'careful':
      return orderFromShelter(1 + random.below(places.length - 1));
    case 'stubborn':
      return order(own.tried.at(-1) ?? anywhere, 'stubborn: where the last shot went');
    default:
      return order(anywhere, 'a shot in the dark');
  }
}

function imagine(view: DuelView, side: SideId, random: Random): DarkDuel {
  const own = ownIn(view);
  const { sealed, turn, waiting, dodger, dead } = view;
  const enemy = hiddenAt(pick(likely(own), random));
  enemy.sealed = sealed.includes(other(side));
  if (enemy.sealed) enemy.aim = pick(places, random);
  if (own.dodges > 0) enemy.found = own.place;
  return {
    turn,
    waiting,
    dodger,
    dead: [...dead],
    sides: { [side]: { ...own, tried: [...own.tried] }, [other(side)]: enemy },
  };
}

function worth(state: DarkDuel, side: SideId): number {
  if (state.dead.length > 0) return state.dead.includes(side) ? -1000 : 1000;
  const knows = (each: SideId) => {
    const man = duellist(state, each);
    return man.found === null ? 20 * man.tried.length : 300;
  };
  return knows(side) - knows(other(side));
}

/** The complete doctrine of the trial game. */
export const darkDoctrine: Doctrine<DarkDuel, DuelView, DarkDuelCommand> = {
  styles: ['searching', 'careful', 'stubborn'],
  plan,
  actorOf(command) {
    if (command.kind === 'seal') return null;
    return command.kind === 'aim' ? 'gun' : 'feet';
  },
  sampleState: imagine,
  evaluate: worth,
};

/** The lesson in English. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'The dice of a lesson are prepared, so that you see what I want to show. In the free fight they are real.',
  steps: {
    A1: {
      title: 'Sealed orders',
      about: 'Nothing moves until both have sealed.',
      say: 'Good morning, Lieutenant. Drag Corporal Dunn up the road to the gap in the wall, confirm, then seal the orders. Until then you may change your mind.',
      hint: 'Pull him along the road into the ring.',
      remarks: {
        elsewhere: 'He went another way, as ordered. The gap is exactly one move off.',
        after: 'One whole move in the open, and no dice.',
      },
    },
    A2: {
      title: 'Rough ground',
      about: 'The ground throws a die against you.',
      say: 'Send these two 20 cm east through the buckwheat, ending down, out of sight. High crops cost a die of distance; men together throw one. A six, and nobody stirs.',
      hint: 'Draw a box round both (Shift and drag; by finger, hold still first), then drag one of them. Or order them one by one, side by side.',
      remarks: {
        alone: 'He threw for himself. Two together share one die.',
        after: 'A four: 20 − 4 = 16. One time in six you would still stand here.',
      },
    },
    A3: {
      title: 'Shooting',
      about: 'Stand still; distance sets the number.',
      say: 'A musket fires only from a man who stands all turn. Tap Lecoq, then Hamon, and compare before you choose.',
      hint: 'Tap Dunn, then the nearer Frenchman.',
      remarks: {
        far: 'A five: at 18 cm a hit, at 37 a miss.',
        walked: 'He walked, so the musket stayed silent.',
        after: 'Five needed, five thrown. To 20 cm you need 5, to 40 a 6, to 60 two sixes running.',
      },
    },
    A4: {
      title: 'Reloading',
      about: 'One shot every second turn.',
      say: 'Dunn’s musket is empty. Left standing he reloads by himself; walking, he carries a stick. Let Wright watch the road: aim him at Hamon.',
      hint: 'Leave Dunn alone; aim Wright; seal.',
      remarks: {
        'still-empty': 'He moved, and the musket is still empty. That turn is dear.',
        after: 'Loaded. Wright needed 5 and threw 3: pair your men, one fires while one rams.',
        'after-quiet': 'Loaded. Now pair your men: one fires while one rams.',
      },
    },
    A5: {
      title: 'Cover',
      about: 'Press against a wall: you shoot freely, he at −1.',
      say: 'Same muskets, same distance, one wall. You touch it, so it hinders only him. Fire!',
      hint: 'Tap Dunn, then Rouault; seal.',
      remarks: {
        down: 'Down behind the wall he could not be shot, nor do anything.',
        open: 'In the open that five killed him.',
        after: 'He threw five: 5 − 1 = 4, and needed 5. The wall saved a man.',
      },
    },
    A6: {
      title: 'Melee',
      about: 'Longer weapons strike first; beat the man’s class.',
      say: 'Monsieur de Kergu has only his sword. Walk a man into him: bayonet before sword, sword together with sword. He is class 4: you need five.',
      hint: 'Drag Dunn onto Kergu.',
      remarks: {
        sword: 'Two swords strike together: yours missed, and his drove you back.',
        after:
          'A five, before he could raise his blade. A sword against his would have been the greater risk.',
      },
    },
    A7: {
      title: 'The aim',
      about: 'A place belongs to whoever is there alone.',
      say: 'Last turn. The well counts three for the side that alone has somebody within 5 cm. Put Dunn there, and see that Besnard is not.',
      hint: 'Wright fires, Dunn walks.',
      remarks: {
        nobody: 'Both at the well, or neither: nobody scores.',
        after: 'Three points, and the battle.',
      },
    },
  },
  freeFight: {
    title: 'Free fight',
    about: 'Three turns against a recruit, with real dice.',
    say: 'Now without me. Two shoot, two go?',
    next: 'Play The Well at Matignon whole, and try the woods.',
  },
  labels: {
    walked: 'Walked',
    allowance: 'Most in a turn',
    die: 'Die',
    blocked: 'Stuck',
    'range-near': 'To Lecoq',
    'chance-near': 'Hits Lecoq',
    'range-far': 'To Hamon',
    'chance-far': 'Hits Hamon',
    range: 'Range',
    need: 'Needed',
    yours: 'Your modifier',
    his: 'His modifier',
    'chance-yours': 'You hit',
    'chance-his': 'He hits',
    bayonet: 'Dunn falls',
    sword: 'Hale would fall',
    points: 'Points',
  },
  phrases: {},
};

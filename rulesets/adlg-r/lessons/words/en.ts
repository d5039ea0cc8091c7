/** The lesson in English. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'The dice of a lesson are prepared, so that you see what I want to show. In the free fight they are real.',
  steps: {
    R1: {
      title: 'Command points',
      about: 'A general has few words a turn.',
      say: 'Good morning, Colonel. A competent man leads your Foot: die plus one, halved, rounded up. Rouse that corps, then send the musketeers forward.',
      hint: 'Choose the Foot and confirm. Then drag the musketeers ahead.',
      remarks: {
        horse: 'You roused the Horse; it throws for itself. The Foot is still asleep.',
        after:
          '(3 + 1) ÷ 2 = 2 points; one is spent. The point of his own serves himself and those he is with.',
      },
    },
    R2: {
      title: 'Groups',
      about: 'One order, the pace of the slowest.',
      say: 'One point left, two blocks of pikes shoulder to shoulder. Joined units go on one order: take both to the foot of the hill, 3 UD ahead.',
      hint: 'Draw a box round both, pull them straight up.',
      remarks: {
        gun: 'One point too, but the gun sets the pace.',
        short: 'They went, but not as far as one order carries them.',
        after: 'Three UD, since no enemy is within four; nearer they would make two.',
      },
    },
    R3: {
      title: 'Shooting',
      about: 'One shot a target; friends help.',
      say: 'Three of yours reach that block. One shoots, each of the others adds one. Who leads? A light gun takes no notice of what protects him.',
      hint: 'Tap the gun, then the block; confirm, and close the shooting.',
      remarks: {
        muskets: 'Five against five: nothing. With the gun leading, the same dice hit.',
        held: 'You held your fire. The chance is gone until the next turn.',
        after: '3 + 2 = 5 against 4: he has lost a point, and is Disordered.',
      },
    },
    R4: {
      title: 'Charge',
      about: 'Ride straight; squaring up is free.',
      say: 'Musketeers in the open: what pistols were made for. Charge with both. You stand half a base aside; never mind.',
      hint: 'Take both riders, tap the musketeers, confirm.',
      remarks: {
        alone: 'One of them alone. A friend beside him is worth a point.',
        after: 'Straight ahead to the enemy for one point, then half a UD sideways for nothing.',
      },
    },
    R5: {
      title: 'Evade',
      about: 'Light horse need not stand.',
      say: 'They want your light horse. It rides 5 UD, they ride 4, and some way lies between: does honour need this fight?',
      hint: 'Choose Evade, facing them again at the end.',
      remarks: {
        stood: 'Brave. Three against nothing.',
        after: '5 + 1 = 6 UD for you, 4 − 1 = 3 for them: they ride into the air.',
      },
    },
    R6: {
      title: 'Melee',
      about: 'Two sums, one difference.',
      say: 'Tap the fight and read both sums before the dice. Rider, friend and pistol make three; charged musketeers have one.',
      hint: 'Tap a rider, choose the fight with the musketeers, confirm.',
      remarks: {
        after: '7 against 4: beaten by three, two points; furious horse on shot, one more.',
      },
    },
    R7: {
      title: 'Rout',
      about: 'It costs more than the unit.',
      say: 'No charge now: two against minus one. Look who stands just behind them.',
      hint: 'Fight the musketeers. Then pursue or not: both are right.',
      remarks: {
        after: '7 against 3: two points, gone. And the dragoons behind have lost one, only from seeing it.',
      },
    },
  },
  freeFight: {
    title: 'Free fight',
    about: 'Three turns against a recruit, with real dice.',
    say: 'Hill or flank? You cannot pay for both.',
    next: 'Play Mill Hill whole; the dragoons belong in the wood.',
  },
  labels: {
    die: 'Die',
    points: 'Command points',
    price: 'Price',
    way: 'UD made',
    range: 'Range',
    'gun-leads': 'The gun leads',
    'muskets-lead': 'The muskets lead',
    lost: 'Points lost',
    beaten: 'The musketeers lose more',
    evading: 'Your die, in UD',
    charging: 'Their die, in UD',
    gap: 'Between you',
    'riders-sum': 'Riders',
    'musketeers-sum': 'Musketeers',
    routs: 'They rout',
    shaken: 'The dragoons lose',
  },
  phrases: {},
};

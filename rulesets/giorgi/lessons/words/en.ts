/** The lesson in English. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'The dice of a lesson are prepared, so that you see what I want to show. In the free fight they are real.',
  steps: {
    G1: {
      title: 'March',
      about: 'Roads carry columns half as far again.',
      say: 'Welcome, Commandant. Your battalion stands in column on the lane. A column makes 18 cm in the fields, 27 on a road: take it up the lane, into the ring.',
      hint: 'Drag it straight up the lane.',
      remarks: {
        fields: 'Off the lane it is 18. Keep to it.',
        after: 'Twenty-seven: a third of the table.',
      },
    },
    G2: {
      title: 'Form line',
      about: 'Change formation outside 20 cm.',
      say: 'Their front is 27 cm off, and muskets reach 20; whoever walks into that strip is fired at. Form line now, before it goes: half a move, and the other half carries you six.',
      hint: 'Formation: line. Then six forward, not more.',
      remarks: {
        'fired-at': 'You walked into their muskets; they did not wait for their turn.',
        'not-formed': 'It went, but it is no line. Formation: line, then forward.',
        after: 'In line, 21 cm off, untouched.',
      },
    },
    G3: {
      title: 'Musketry',
      about: 'A line throws three dice, a column one.',
      say: 'Six companies, three dice; three or less kills. A column fires with its first two companies: one die. Two men lost, and a unit tests its nerve.',
      hint: 'Tap your line, then theirs, confirm.',
      remarks: {
        held: 'You held fire. Firing comes before marching; the chance is gone.',
        after: 'Two fell. They needed three or less, threw five: shaken.',
      },
    },
    G4: {
      title: 'Guns',
      about: 'Round shot kills through depth.',
      say: 'The rod shows the ball’s way: a die for every man under it. A line offers one, a column three. Compare, then fire.',
      hint: 'Tap the battery, then the column.',
      remarks: {
        line: 'One man, one die. The column offered three.',
        after: 'Two down; they tested with a two and stand.',
      },
    },
    G5: {
      title: 'Attack',
      about: 'First fire, then the bayonet.',
      say: 'They are shaken: a point less, and a push becomes a rout. Attack, then end the movement! A straight run of 9 cm makes it a charge.',
      hint: 'Tap the column, then their line; confirm; end movement.',
      remarks: {
        stopped: 'You stopped under their muskets: paid, and bought nothing.',
        after: 'One fell to their fire. Four against two, dice 8: told to retreat, shaken men run, 22 cm.',
      },
    },
    G6: {
      title: 'Answer',
      about: 'Cavalry at a line: square, if nerves hold.',
      say: 'Sabres! Firing needs no nerve; forming square does: three or less. Compare what becomes of you, then answer.',
      hint: 'Choose Form: in square.',
      remarks: {
        fire: 'Honest work, but what is left of them reaches a line.',
        flee: 'Men on foot do not outrun horses.',
        after:
          'You passed with two. They needed three dice above your index, the charge helping one: 5, 2, 6 is not enough.',
      },
    },
    G7: {
      title: 'Rally, reform',
      about: 'Nerve comes first in your turn.',
      say: 'The 2nd battalion runs: three or less stops it, else it is off the table. The 1st, with no enemy within 20 cm, may reform without a die, for a quiet turn.',
      hint: 'Tap the line: Reform. Then the runners: Rally.',
      remarks: {
        asked: 'Runners test by themselves; reforming you must ask for. It is still shaken.',
        after: 'A three: it stands, shaken.',
      },
    },
  },
  freeFight: {
    title: 'Free fight',
    about: 'Three turns against a recruit, with real dice.',
    say: 'Road, line, fire, then steel.',
    next: 'Play San Rocco whole; save the hussars for somebody shaken.',
  },
  labels: {
    rate: 'A whole move',
    road: 'The road',
    forming: 'Changing formation',
    gap: 'From their line',
    index: 'Test: index',
    'column-dice': 'Dice of a column',
    charge: 'Charging',
    shaken: 'Shaken',
    unshaken: 'Unshaken, gives way',
    failure: 'If it fails',
    marched: 'Marched',
    range: 'Range',
    dice: 'Dice',
    killed: 'Killed',
    test: 'Test: die',
    need: 'Test: needs',
    'line-range': 'To the line',
    'line-dice': 'Dice on the line',
    attack: 'Attack',
    defence: 'Defence',
    column: 'Column of the chart',
    sum: 'Dice',
    'gives-way': 'Gives way',
    passes: 'Test passed',
    'square-breaks': 'Square breaks',
    'line-gives-way': 'A line gives way',
  },
  phrases: {},
};

/** bundled: armies that come with the game: two lists of a free battle, and those of the battles. */
import type { BundledArmy } from '@grognard/rules-kit';
import emperorAndLeague from './emperor-and-league.json' with { type: 'json' };
import foragers from './mill-hill-foragers.json' with { type: 'json' };
import ravennaFrance from './ravenna-france.json' with { type: 'json' };
import ravennaSpain from './ravenna-spain.json' with { type: 'json' };
import rocroiFrance from './rocroi-france.json' with { type: 'json' };
import rocroiSpain from './rocroi-spain.json' with { type: 'json' };
import slankamenEmperor from './slankamen-emperor.json' with { type: 'json' };
import slankamenSultan from './slankamen-sultan.json' with { type: 'json' };
import swedes from './swedes.json' with { type: 'json' };

export const bundled: readonly BundledArmy[] = [
  {
    id: 'swedes',
    title: { en: 'Swedes, 1631–35', fr: 'Suédois, 1631–1635', it: 'Svedesi, 1631–35' },
    file: swedes,
  },
  {
    id: 'emperor-and-league',
    title: {
      en: 'Emperor and League, 1631–35',
      fr: 'Empereur et Ligue, 1631–1635',
      it: 'Imperatore e Lega, 1631–35',
    },
    file: emperorAndLeague,
  },
  {
    id: 'mill-hill-foragers',
    title: { en: 'Foragers, 1632', fr: 'Fourrageurs, 1632', it: 'Foraggiatori, 1632' },
    file: foragers,
  },
  {
    id: 'ravenna-france',
    title: {
      en: 'France, Ravenna 1512',
      fr: 'France, Ravenne 1512',
      it: 'Francia, Ravenna 1512',
    },
    file: ravennaFrance,
  },
  {
    id: 'ravenna-spain',
    title: {
      en: 'Spain and the Pope, Ravenna 1512',
      fr: 'Espagne et pape, Ravenne 1512',
      it: 'Spagna e papa, Ravenna 1512',
    },
    file: ravennaSpain,
  },
  {
    id: 'rocroi-france',
    title: { en: 'France, Rocroi 1643', fr: 'France, Rocroi 1643', it: 'Francia, Rocroi 1643' },
    file: rocroiFrance,
  },
  {
    id: 'rocroi-spain',
    title: { en: 'Spain, Rocroi 1643', fr: 'Espagne, Rocroi 1643', it: 'Spagna, Rocroi 1643' },
    file: rocroiSpain,
  },
  {
    id: 'slankamen-emperor',
    title: {
      en: 'The Emperor, Slankamen 1691',
      fr: 'L’empereur, Slankamen 1691',
      it: 'L’imperatore, Slankamen 1691',
    },
    file: slankamenEmperor,
  },
  {
    id: 'slankamen-sultan',
    title: {
      en: 'The Sultan, Slankamen 1691',
      fr: 'Le sultan, Slankamen 1691',
      it: 'Il sultano, Slankamen 1691',
    },
    file: slankamenSultan,
  },
];

/** The words of a game are a subset of all words, with the same texts. */
import { wordsApartTests } from '@grognard/test-kit';
import { argad, createGame as arrangeWhole } from '../index.ts';
import { createGame, loadScenarioPhrases } from '../play.ts';
import { words as allEn } from './all-en.ts';
import { words as allFr } from './fr/index.ts';
import { words as fr } from './fr/table.ts';
import { words as allIt } from './it/index.ts';
import { words as it } from './it/table.ts';
import { words as en } from './table-en.ts';

wordsApartTests({
  ruleset: argad,
  spoken: [
    { table: en, all: allEn },
    { table: fr, all: allFr },
    { table: it, all: allIt },
  ],
  toldIn: loadScenarioPhrases,
  arrange: createGame,
  arrangeWhole,
});

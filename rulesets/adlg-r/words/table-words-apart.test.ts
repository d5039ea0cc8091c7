/** Tests that the words of a battle are part of all words, so that players read the same in both. */
import { wordsApartTests } from '@grognard/test-kit';
import { adlgR, createGame as arrangeWhole } from '../index.ts';
import { createGame, loadBattleWords, loadScenarioPhrases } from '../play.ts';
import { words as allEn } from './all-en.ts';
import { setupTexts as setUpEn } from './en-setup-part.ts';
import { words as allFr } from './fr/index.ts';
import { setupTexts as setUpFr } from './fr/setup-part.ts';
import { words as fr } from './fr/table.ts';
import { words as allIt } from './it/index.ts';
import { setupTexts as setUpIt } from './it/setup-part.ts';
import { words as it } from './it/table.ts';
import { withSetup } from './setup-texts.ts';
import { words as en } from './table-en.ts';

wordsApartTests({
  ruleset: adlgR,
  spoken: [
    { table: en, withParts: withSetup(en, setUpEn), all: allEn },
    { table: fr, withParts: withSetup(fr, setUpFr), all: allFr },
    { table: it, withParts: withSetup(it, setUpIt), all: allIt },
  ],
  toldIn: loadScenarioPhrases,
  toldWith: loadBattleWords,
  arrange: createGame,
  arrangeWhole,
});

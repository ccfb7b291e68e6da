import { serverArea } from '#platform/server/area.ts';
import { otherWordsList } from '#platform/server/other-words.ts';
import { searchContract } from '../contract.ts';
import { addSearchWord } from './add-search-word.ts';
import { listSearchWords } from './list-search-words.ts';
import { matrix } from './matrix.ts';
import { otherWords } from './other-words.ts';
import { personalData } from './personal-data.ts';
import { removeSearchWord } from './remove-search-word.ts';
import { search } from './search.ts';
import { addShippedWords } from './shipped-words.ts';
import { suggest } from './suggest.ts';

export const searchArea = serverArea({
  contract: searchContract,
  handlers: { search, suggest, listSearchWords, addSearchWord, removeSearchWord },
  declares: {
    personalData,
    fills: [otherWordsList.with(otherWords)],
  },
  rows: {
    reference: ({ db }) => addShippedWords(db),
  },
  matrix,
});

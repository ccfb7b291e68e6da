import type { Handler } from '#platform/server/area.ts';
import type { listSearchWords as contract, SearchWord } from '../contract.ts';

export const listSearchWords: Handler<typeof contract> = async ({ query }) => ({
  items: await query<SearchWord>(
    'search-words',
    'select id, word, means, shipped from search_words where removed_at is null order by lower(word), lower(means), id',
  ),
});

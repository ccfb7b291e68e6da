import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'search_words.added_by': 'loses the person' },
  export: async ({ query, userId }) => [
    {
      name: 'search-words',
      title: 'Search words you added',
      about: 'Pairs of words you added to the list for everyone, as a moderator.',
      rows: await query(
        '',
        `select word, means, ${isoTime('created_at')} as "addedAt", ${isoTime('removed_at')} as "removedAt"
         from search_words where added_by = $1 order by id`,
        [userId],
      ),
    },
  ],
  erase: nothingMore,
};

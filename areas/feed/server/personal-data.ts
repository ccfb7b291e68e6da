import { feedSettingsOf } from '#areas/posts/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const readBy = (userId: number) =>
  once(
    from
      .selectFrom('feed_reads')
      .select((e) => [
        isoTime(e.ref('seen_until')).as('seenUntil'),
        isoTime(e.ref('newest_shown')).as('newestShown'),
        isoTime(e.ref('visited_at')).as('visitedAt'),
      ])
      .where('user_id', '=', userId),
  );
const nothingRead = { seenUntil: null, newestShown: null, visitedAt: null };

export const personalData: PersonalData = {
  columns: { 'feed_reads.user_id': 'goes' },
  export: async ({ query, userId }) => {
    const [read] = await query(readBy(userId));
    const settings = await feedSettingsOf(query, userId);
    return [
      {
        name: 'reading',
        title: 'Your feed',
        about: 'How far you’ve read, and your feed settings.',
        rows: read || settings ? [{ ...(read ?? nothingRead), settings: settings ?? null }] : [],
      },
    ];
  },
  erase: nothingMore,
};

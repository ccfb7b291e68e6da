import { feedSettingsOf } from '#areas/posts/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

const text = `select ${isoTime('seen_until')} as "seenUntil", ${isoTime('newest_shown')} as "newestShown",
    ${isoTime('visited_at')} as "visitedAt" from feed_reads where user_id = $1::int`;
const nothingRead = { seenUntil: null, newestShown: null, visitedAt: null };

export const personalData: PersonalData = {
  columns: { 'feed_reads.user_id': 'goes' },
  export: async ({ query, userId }) => {
    const [read] = await query<Record<string, unknown>>('', text, [userId]);
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

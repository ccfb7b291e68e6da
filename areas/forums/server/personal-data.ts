import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'topic_states.user_id': 'goes',
    'forum_settings.user_id': 'goes',
    'topic_moves.moved_by_id': 'loses the person',
  },
  export: async ({ query, userId }) => [
    {
      name: 'topics',
      title: 'Topics that you read',
      about: 'How far you’ve read in each topic, and which you watch or mute. Only you can see these.',
      rows: await query<Record<string, unknown>>(
        '',
        `select post_id as "postNumber", level, read_number as "readUpTo", ${isoTime('visited_at')} as "visitedAt",
            seen_number as "readBefore", ${isoTime('seen_at')} as "visitedBefore"
          from topic_states where user_id = $1 order by post_id`,
        [userId],
      ),
    },
    {
      name: 'forums',
      title: 'Your forum settings',
      about: 'How many replies you want on a page; 0 means no pages.',
      rows: await query<Record<string, unknown>>(
        '',
        'select page_size as "pageSize" from forum_settings where user_id = $1',
        [userId],
      ),
    },
  ],
  erase: async () => [],
};

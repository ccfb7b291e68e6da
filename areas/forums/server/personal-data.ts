import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const readBy = (userId: number) =>
  from
    .selectFrom('topic_states')
    .select((e) => [
      'post_id as postNumber',
      'level',
      'read_number as readUpTo',
      isoTime(e.ref('visited_at')).as('visitedAt'),
      'seen_number as readBefore',
      isoTime(e.ref('seen_at')).as('visitedBefore'),
    ])
    .where('user_id', '=', userId)
    .orderBy('post_id');

const tagsOf = (userId: number) =>
  from
    .selectFrom('followed_tags')
    .select((e) => ['tag', isoTime(e.ref('created_at')).as('followedAt')])
    .where('user_id', '=', userId)
    .orderBy('tag');

export const personalData: PersonalData = {
  columns: {
    'topic_states.user_id': 'goes',
    'forum_settings.user_id': 'goes',
    'followed_tags.user_id': 'goes',
    'topic_moves.moved_by_id': 'loses the person',
    'author_requests.asked_by_id': 'loses the person',
    'author_requests.agreed_by_id': 'loses the person',
  },
  export: async ({ query, userId }) => [
    {
      name: 'topics',
      title: 'Topics that you read',
      about: 'How far you’ve read in each topic, and which you watch or mute. Only you can see these.',
      rows: await query(once(readBy(userId))),
    },
    {
      name: 'forums',
      title: 'Your forum settings',
      about: 'How many replies you want on a page; 0 means no pages.',
      rows: await query(
        once(from.selectFrom('forum_settings').select('page_size as pageSize').where('user_id', '=', userId)),
      ),
    },
    {
      name: 'followed-tags',
      title: 'Tags you follow',
      about: 'Tags you follow in the forums. Only you can see these.',
      rows: await query(once(tagsOf(userId))),
    },
  ],
  erase: async () => [],
};

import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';

export interface TopicCount {
  readonly forumId: number;
  readonly count: number;
  readonly lastActivityAt: string;
}

/** Topics of each category, the same for whoever asks: what is for followers or for the author alone is not counted. */
export const topicCounts = (query: Query): Promise<TopicCount[]> =>
  query<TopicCount>(
    'topic-counts',
    `select forum_id as "forumId", count(*)::int as count, ${isoTime('max(activity_at)')} as "lastActivityAt"
      from posts where forum_id is not null and deleted_at is null and hidden_at is null
        and audience in ('everyone', 'members')
      group by forum_id`,
  );

import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listFollowedTags as contract } from '../contract.ts';
import { from } from './from.ts';

const followed = statement((v: { userId: number }) =>
  from
    .selectFrom('followed_tags')
    .select((e) => ['tag', isoTime(e.ref('created_at')).as('followedAt')])
    .where('user_id', '=', v.userId)
    .orderBy('tag'),
);

export const listFollowedTags: Handler<typeof contract> = ({ principal, query }) =>
  query(followed, { userId: principal.id });

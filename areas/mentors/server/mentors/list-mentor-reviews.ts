import { notBlocked } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMentorReviews as contract } from '../../contract.ts';
import { from } from '../from.ts';

const page = statement((v: After & { mentorId: number; viewer: number; limit: number }) =>
  from
    .selectFrom('mentor_reviews as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select((e) => [
      'r.id',
      'r.stars',
      'r.text',
      'r.author_id as authorId',
      'u.name',
      isoTime(e.ref('r.created_at')).as('createdAt'),
      exactTime(e.ref('r.created_at')).as('exactly'),
    ])
    .where('r.about_id', '=', v.mentorId)
    .where('r.by_side', '=', 'mentee')
    .where('r.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('r.author_id')))
    .where((e) => isOlder(e.ref('r.created_at'), e.ref('r.id'), v))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(v.limit),
);

export const listMentorReviews: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { mentorId: input.id, viewer: principal.id, ...place, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ id, stars, text, createdAt, authorId, name }) => ({
      id,
      stars,
      text,
      createdAt,
      by: { id: authorId, name, avatar: avatarOf(authorId) },
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};

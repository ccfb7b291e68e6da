import { sql } from 'kysely';
import { peopleOf } from '#areas/people/server/public.ts';
import { findComment, findPost, writerOfComment, writerOfPost } from '#areas/posts/server/public.ts';
import { oneLine } from '#platform/contract/one-line.ts';
import type { Db, Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { AuthorRequest } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const dayMs = 86_400_000;
/** Answers that are younger than this are shown. */
export const shownSince = (now: Date): string => new Date(now.getTime() - limits.authorDays * dayMs).toISOString();

/** Locked, so that of two who answer at once one comes after the other. */
export const holdRequest = statement((v: { id: number }) =>
  from
    .selectFrom('author_requests')
    .select(['content_type as contentType', 'content_id as contentId'])
    .select(['asked_by_id as askedById', 'agreed_at as agreedAt'])
    .where('id', '=', v.id)
    .forUpdate(),
);

interface About {
  readonly contentType: string;
  readonly contentId: number;
}

/** Moderators write without their name, too: no one decides whether others learn that it was them. */
export async function assertNotWriter(db: Db, principal: Principal, { contentType, contentId }: About) {
  const found = await (contentType === 'post' ? findPost : findComment)(db, principal, contentId);
  if (found?.authorId === principal.id) throw problem.refused('You wrote this. Another moderator has to decide.');
}

/** The writer is read for the two who may know, and for no one else. */
const requests = statement((v: { viewer: number; since: string }) =>
  from
    .selectFrom('author_requests as r')
    .leftJoin('comments as c', (join) => join.onRef('c.id', '=', 'r.content_id').on('r.content_type', '=', 'comment'))
    .innerJoin('posts as p', (join) =>
      join.on((e) => sql<boolean>`${e.ref('p.id')} = coalesce(${e.ref('c.post_id')}, ${e.ref('r.content_id')})`),
    )
    .select(['r.id', 'r.content_id as contentId', 'r.reason', 'p.id as topicId'])
    .select(['r.asked_by_id as askedById', 'r.agreed_by_id as agreedById'])
    .select((e) => {
      const writer = sql<number>`case when ${e.ref('c.id')} is null
        then ${writerOfPost(e.ref('p.id'), e.ref('p.author_id'))}
        else ${writerOfComment(sql.ref<number>('c.id'), sql.ref<number>('c.author_id'))} end`;
      return [
        sql<AuthorRequest['contentType']>`${e.ref('r.content_type')}`.as('contentType'),
        sql<string>`left(coalesce(${e.ref('c.content')}, ${e.ref('p.content')}), 300)`.as('words'),
        isoTime(e.ref('r.asked_at')).as('askedAt'),
        isoTime(e.ref('r.agreed_at')).as('agreedAt'),
        sql<number | null>`case when ${e.ref('r.agreed_at')} is not null
          and ${v.viewer} in (${e.ref('r.asked_by_id')}, ${e.ref('r.agreed_by_id')}) then ${writer} end`.as('writerId'),
      ];
    })
    .where((e) => e.or([e('r.agreed_at', 'is', null), e('r.agreed_at', '>', moment(v.since))]))
    .where((e) => e.or([e('r.content_type', '=', 'post'), e('c.id', 'is not', null)]))
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(limits.authorRequests)),
);

const longest = 140;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

export async function authorRequests(query: Query, viewerId: number, now: Date): Promise<AuthorRequest[]> {
  const rows = await query(requests, { viewer: viewerId, since: shownSince(now) });
  const ids = rows.flatMap(({ askedById, agreedById, writerId }) =>
    [askedById, agreedById, writerId].filter((id) => id !== null),
  );
  const people = await peopleOf(query, [...new Set(ids)]);
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map(({ askedById, agreedById, writerId, words, topicId, ...row }) => ({
    ...row,
    path: `/forums/topic/${topicId}${row.contentType === 'comment' ? `#comment-${row.contentId}` : ''}`,
    excerpt: cut(oneLine(words)),
    askedBy: personOf(askedById),
    mine: askedById === viewerId,
    agreedBy: personOf(agreedById),
    author: personOf(writerId),
  }));
}

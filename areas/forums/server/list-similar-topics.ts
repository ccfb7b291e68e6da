import { sql } from 'kysely';
import { isVisible } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isGuest } from '#platform/server/principal.ts';
import { once } from '#platform/server/statement.ts';
import type { listSimilarTopics as contract } from '../contract.ts';
import { from, topicTypes } from './from.ts';

const most = 5;
/** Of a very common word, only this many of the newest topics are compared. */
const compared = 200;

/** Any of the words finds a topic; how many of them it has, and where, decides its place. */
function similar(viewer: number | undefined, title: string) {
  const words = sql`(select words from asked)`;
  const found = from
    .selectFrom('posts as p')
    .select(['p.id', 'p.title', 'p.words', 'p.comments_count', 'p.accepted_id', 'p.activity_at'])
    .where('p.type', 'in', topicTypes)
    .where('p.title', '!=', '')
    .where('p.content_warning', '=', '')
    .where((e) => sql<boolean>`${e.ref('p.words')} @@ ${words}`)
    .where(isVisible(viewer, 'p'))
    .orderBy('p.activity_at', 'desc')
    .limit(compared);
  return from
    .with(
      (w) => w('asked').materialized(),
      () =>
        from.selectNoFrom(
          sql`nullif(array_to_string(array(select quote_literal(w)
            from unnest(tsvector_to_array(to_tsvector('english', ${title}::text))) w), ' | '), '')::tsquery`.as(
            'words',
          ),
        ),
    )
    .selectFrom(found.as('f'))
    .select((e) => [
      'f.id',
      'f.title',
      'f.comments_count as replies',
      sql<boolean>`${e.ref('f.accepted_id')} is not null`.as('answered'),
    ])
    .orderBy(
      (e) => sql`ts_rank(${e.ref('f.words')}, ${words}) + similarity(${e.ref('f.title')}, ${title}::text)`,
      'desc',
    )
    .orderBy('f.activity_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(most);
}

export const listSimilarTopics: Handler<typeof contract> = async ({ input, principal, query }) => {
  const rows = await query(once(similar(isGuest(principal) ? undefined : principal.id, input.title)));
  return rows.map((row) => ({ ...row, path: `/forums/topic/${row.id}` }));
};

import { viewerValues, visible } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listSimilarTopics as contract } from '../contract.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly replies: number;
  readonly answered: boolean;
}

const most = 5;
/** Of a very common word, only this many of the newest topics are compared. */
const compared = 200;

/** Any of the words finds a topic; how many of them it has, and where, decides its place. */
export const listSimilarTopics: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values = [...viewerValues(principal), input.title];
  const title = `$${values.length}::text`;
  const rows = await query<Row>(
    '',
    `with asked as materialized (
        select nullif(array_to_string(array(select quote_literal(w) from unnest(tsvector_to_array(to_tsvector('english', ${title}))) w), ' | '), '')::tsquery as words),
      found as (
        select p.id, p.title, p.words, p.comments_count, p.accepted_id, p.activity_at from posts p
        where p.type in ('discussion', 'question') and p.title <> '' and p.content_warning = ''
          and p.words @@ (select words from asked) and ${visible(principal)}
        order by p.activity_at desc limit ${compared})
      select id, title, comments_count as replies, accepted_id is not null as answered from found
      order by ts_rank(words, (select words from asked)) + similarity(title, ${title}) desc, activity_at desc, id desc
      limit ${most}`,
    values,
  );
  return rows.map((row) => ({ ...row, path: `/forums/topic/${row.id}` }));
};

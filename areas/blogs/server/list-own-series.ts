import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { count, statement } from '#platform/server/statement.ts';
import type { listOwnSeries as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const seriesBy = statement((v: { authorId: number }) =>
  from
    .selectFrom('blog_series as s')
    .innerJoin('blog_parts as b', 'b.series_id', 's.id')
    .innerJoin('posts as p', (join) => join.onRef('p.id', '=', 'b.post_id').on('p.deleted_at', 'is', null))
    .select(['s.title', count.as('parts')])
    .where('s.author_id', '=', v.authorId)
    .groupBy('s.id')
    .orderBy((e) => sql`lower(${e.ref('s.title')})`)
    .orderBy('s.id')
    .limit(sql.lit(limits.seriesOfOne)),
);

export const listOwnSeries: Handler<typeof contract> = ({ principal, query }) =>
  query(seriesBy, { authorId: principal.id });

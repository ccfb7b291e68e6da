import { type Expression, sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { count, isThere, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const leave = statement((v: { id: number }) => from.deleteFrom('blog_parts').where('post_id', '=', v.id));

const series = statement((v: { authorId: number; title: string }) =>
  from
    .insertInto('blog_series')
    .values({ author_id: v.authorId, title: v.title })
    .onConflict((one) => one.columns(['author_id', 'title']).doUpdateSet((e) => ({ title: e.ref('excluded.title') })))
    .returning('id'),
);

const join = statement((v: { id: number; seriesId: number }) =>
  from
    .insertInto('blog_parts')
    .values({
      post_id: v.id,
      series_id: v.seriesId,
      position: sql<number>`${from
        .selectFrom('blog_parts')
        .select((e) => sql<number>`coalesce(max(${e.ref('position')}), 0) + 1`.as('next'))
        .where('series_id', '=', v.seriesId)}`,
    })
    .onConflict((part) =>
      part
        .column('post_id')
        .doUpdateSet((e) => ({ series_id: e.ref('excluded.series_id'), position: e.ref('excluded.position') }))
        .where((e) => e('blog_parts.series_id', '!=', e.ref('excluded.series_id'))),
    ),
);

const hasParts = (seriesId: Expression<number>) =>
  isThere(from.selectFrom('blog_parts as b').where('b.series_id', '=', seriesId));

const tidy = statement((v: { authorId: number }) =>
  from
    .deleteFrom('blog_series')
    .where('author_id', '=', v.authorId)
    .where((e) => e.not(hasParts(e.ref('blog_series.id')))),
);

const seriesCount = statement((v: { authorId: number }) =>
  from.selectFrom('blog_series').select(count.as('count')).where('author_id', '=', v.authorId),
);

/** Puts a blog at the end of a series of its author, which comes into being with its first part; empty: none. */
export async function putInSeries(query: Query, blog: { id: number; authorId: number }, title: string): Promise<void> {
  const { id, authorId } = blog;
  const name = title.replaceAll(/\s+/g, ' ').trim();
  if (name === '') await query(leave, { id });
  else {
    const [row] = await query(series, { authorId, title: name });
    if (!row) throw new Error('The series was not written.');
    await query(join, { id, seriesId: row.id });
  }
  await query(tidy, { authorId });
  const [left] = await query(seriesCount, { authorId });
  if (left && left.count > limits.seriesOfOne) {
    const message = `You can have ${limits.seriesOfOne} series. Choose one you already have.`;
    throw problem.invalid([{ field: 'series', rule: 'too_many', message }]);
  }
}

import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../pure/limits.ts';

/** Puts a blog at the end of a series of its author, which comes into being with its first part; empty: none. */
export async function putInSeries(query: Query, blog: { id: number; authorId: number }, title: string): Promise<void> {
  const name = title.replaceAll(/\s+/g, ' ').trim();
  if (name === '') {
    await query('leave-series', 'delete from blog_parts where post_id = $1::int', [blog.id]);
  } else {
    const [series] = await query<{ id: number }>(
      'series',
      `insert into blog_series (author_id, title) values ($1::int, $2::text)
        on conflict (author_id, title) do update set title = excluded.title returning id`,
      [blog.authorId, name],
    );
    await query(
      'join-series',
      `insert into blog_parts (post_id, series_id, position)
        values ($1::int, $2::int, (select coalesce(max(position), 0) + 1 from blog_parts where series_id = $2::int))
        on conflict (post_id) do update set series_id = excluded.series_id, position = excluded.position
          where blog_parts.series_id <> excluded.series_id`,
      [blog.id, series?.id],
    );
  }
  const [left] = await query<{ count: number }>(
    'tidy-series',
    `with gone as (delete from blog_series s where s.author_id = $1::int
        and not exists (select 1 from blog_parts b where b.series_id = s.id) returning id)
      select (count(*) - (select count(*) from gone))::int as count from blog_series where author_id = $1::int`,
    [blog.authorId],
  );
  if (left && left.count > limits.seriesOfOne) {
    const message = `You can have ${limits.seriesOfOne} series. Choose one you already have.`;
    throw problem.invalid([{ field: 'series', rule: 'too_many', message }]);
  }
}

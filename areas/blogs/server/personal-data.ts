import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const seriesOf = (userId: number) =>
  from
    .selectFrom('blog_series as s')
    .select((e) => [
      's.title',
      isoTime(e.ref('s.created_at')).as('begunAt'),
      sql<number[] | null>`${e
        .selectFrom('blog_parts as b')
        .select((b) => sql`json_agg(${b.ref('b.post_id')} order by ${b.ref('b.position')})`.as('ids'))
        .where('b.series_id', '=', e.ref('s.id'))}`.as('blogNumbers'),
    ])
    .where('s.author_id', '=', userId)
    .orderBy('s.id');

/** The blogs themselves are posts: areas/posts gives and erases them. */
export const personalData: PersonalData = {
  columns: { 'blog_series.author_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'blog-series',
      title: 'Series of blogs',
      about: 'Series you made, with the numbers of the blogs in them.',
      rows: await query(once(seriesOf(userId))),
    },
  ],
  erase: nothingMore,
};

import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

const text = `select s.title, ${isoTime('s.created_at')} as "begunAt",
    (select json_agg(b.post_id order by b.position) from blog_parts b where b.series_id = s.id) as "blogNumbers"
  from blog_series s where s.author_id = $1 order by s.id`;

/** The blogs themselves are posts: areas/posts gives and erases them. */
export const personalData: PersonalData = {
  columns: { 'blog_series.author_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'blog-series',
      title: 'Series of blogs',
      about: 'Series you made, with the numbers of the blogs in them.',
      rows: await query<Record<string, unknown>>('', text, [userId]),
    },
  ],
  erase: nothingMore,
};

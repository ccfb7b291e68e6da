import { sql } from 'kysely';
import { isMuted } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import type { listWantedDescriptions as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { mediaColumns, mediaView, personOf, type RawMedia } from '../view.ts';
import { isVisible } from '../visible.ts';

interface Asked {
  readonly viewer: number;
  readonly at: string;
  readonly id: number;
}

/** The limit is part of the text, so that the plan walks the index. */
const wanted = choice((limit: number, isNext: boolean) =>
  statement((v: Asked) => {
    const rows = from
      .selectFrom('media as m')
      .innerJoin('posts as p', 'p.id', 'm.post_id')
      .innerJoin('users as u', 'u.id', 'p.author_id')
      .leftJoin('description_offers as o', (join) =>
        join.onRef('o.media_id', '=', 'm.id').on('o.author_id', '=', v.viewer).on('o.status', '=', 'open'),
      )
      .select((e) => [
        'm.id',
        exactTime(e.ref('m.created_at')).as('at'),
        sql<RawMedia>`(select to_json(y) from ${from.selectNoFrom(mediaColumns(v.viewer))} y)`.as('media'),
        'p.id as postId',
        sql<string>`left(${e.ref('p.content')}, 280)`.as('excerpt'),
        'p.author_id as authorId',
        'u.name as displayName',
        'u.username',
        'o.text as myOffer',
        isoTime(e.ref('m.created_at')).as('createdAt'),
      ])
      .where('m.wants_description', '=', true)
      .where('m.alt', '=', '')
      .where('m.uploader_id', '!=', v.viewer)
      .where(isVisible(v.viewer, 'p'))
      .where((e) => e.not(isMuted(v.viewer, e.ref('p.author_id'))))
      .orderBy('m.created_at')
      .orderBy('m.id')
      .limit(sql.lit(limit + 1));
    return isNext
      ? rows.where((e) => sql<boolean>`(${e.ref('m.created_at')}, ${e.ref('m.id')}) > (${moment(v.at)}, ${v.id}::int)`)
      : rows;
  }),
);

export const listWantedDescriptions: Handler<typeof contract> = async ({ input, principal, query }) => {
  const start = readKeyset(input.cursor, oldest);
  const rows = await query(wanted(input.limit, input.cursor !== undefined), { viewer: principal.id, ...start });
  return pageOf(
    rows,
    input.limit,
    (row) => ({
      media: mediaView(row.media),
      postId: row.postId,
      excerpt: row.excerpt,
      author: personOf(row),
      myOffer: row.myOffer,
      createdAt: row.createdAt,
    }),
    (row) => row,
  );
};

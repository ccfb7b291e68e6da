import { isMutedText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listWantedDescriptions as contract } from '../../contract.ts';
import { mediaColumns, type RawMedia } from '../post-sql.ts';
import { mediaView, personOf } from '../view.ts';
import { visible } from '../visible.ts';

interface Row {
  readonly id: number;
  readonly at: string;
  readonly media: RawMedia;
  readonly postId: number;
  readonly excerpt: string;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
  readonly myOffer: string | null;
  readonly createdAt: string;
}

export const listWantedDescriptions: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values: unknown[] = [principal.id];
  let next = '';
  if (input.cursor) {
    const { at, id } = readKeyset(input.cursor, oldest);
    values.push(at, id);
    next = 'and (m.created_at, m.id) > ($2::timestamptz, $3::int)';
  }
  const rows = await query<Row>(
    `wanted-${input.limit}${next ? '-next' : ''}`,
    `select m.id, ${exactTime('m.created_at')} as at, (select to_json(y) from (select ${mediaColumns(false)}) y) as media,
        p.id as "postId", left(p.content, 280) as excerpt, p.author_id as "authorId", u.name as "displayName", u.username,
        o.text as "myOffer", ${isoTime('m.created_at')} as "createdAt"
      from media m join posts p on p.id = m.post_id join users u on u.id = p.author_id
      left join description_offers o on o.media_id = m.id and o.author_id = $1 and o.status = 'open'
      where m.wants_description and m.alt = '' and m.uploader_id <> $1 and ${visible(principal)}
        and not ${isMutedText('$1', 'p.author_id')} ${next}
      order by m.created_at, m.id limit ${input.limit + 1}`,
    values,
  );
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

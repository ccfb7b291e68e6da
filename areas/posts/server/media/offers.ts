import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { DescriptionOffer } from '../../contract.ts';
import { personOf } from '../view.ts';

export interface RawOffer {
  readonly id: number;
  readonly at: string;
  readonly mediaId: number;
  readonly text: string;
  readonly status: DescriptionOffer['status'];
  readonly createdAt: string;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
}

export const offerColumns = `o.id, ${exactTime('o.created_at')} as at, o.media_id as "mediaId", o.text, o.status,
  ${isoTime('o.created_at')} as "createdAt", o.author_id as "authorId", u.name as "displayName", u.username`;

export const offerView = (raw: RawOffer): DescriptionOffer => ({
  id: raw.id,
  mediaId: raw.mediaId,
  text: raw.text,
  status: raw.status,
  author: personOf(raw),
  createdAt: raw.createdAt,
});

export async function loadOffer(query: Query, id: number): Promise<DescriptionOffer> {
  const [raw] = await query<RawOffer>(
    'offer',
    `select ${offerColumns} from description_offers o join users u on u.id = o.author_id where o.id = $1::int`,
    [id],
  );
  if (!raw) throw problem.notFound();
  return offerView(raw);
}

/** Locks the picture first and then the offer, as everybody does who touches both. */
export async function lockOffer(query: Query, id: number) {
  const [row] = await query<{ mediaId: number; postId: number; describerId: number; status: string; text: string }>(
    'lock-offer',
    `with m as (select id, post_id from media
        where id = (select media_id from description_offers where id = $1::int) for update)
      select o.media_id as "mediaId", m.post_id as "postId", o.author_id as "describerId", o.status, o.text
      from m join description_offers o on o.media_id = m.id where o.id = $1::int`,
    [id],
  );
  if (!row) throw problem.notFound();
  return row;
}

/** Writes the description; open offers end once nobody is asked any more. */
export async function describe(
  query: Query,
  mediaId: number,
  { alt, decorative, wantsDescription }: { alt: string; decorative: boolean; wantsDescription: boolean },
) {
  await query(
    'describe-media',
    'update media set alt = $2, decorative = $3::boolean, wants_description = $4::boolean where id = $1::int',
    [mediaId, alt, decorative, wantsDescription],
  );
  if (wantsDescription) return;
  await query(
    'end-offers',
    `update description_offers set status = 'declined' where media_id = $1::int and status = 'open'`,
    [mediaId],
  );
}

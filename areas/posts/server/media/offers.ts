import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, type QueryRow, statement } from '#platform/server/statement.ts';
import type { DescriptionOffer } from '../../contract.ts';
import { from } from '../from.ts';
import { personOf } from '../view.ts';

/** Offers o by u. */
export const offerRows = () =>
  from
    .selectFrom('description_offers as o')
    .innerJoin('users as u', 'u.id', 'o.author_id')
    .select((e) => [
      'o.id',
      exactTime(e.ref('o.created_at')).as('at'),
      'o.media_id as mediaId',
      'o.text',
      'o.status',
      isoTime(e.ref('o.created_at')).as('createdAt'),
      'o.author_id as authorId',
      'u.name as displayName',
      'u.username',
    ]);
type RawOffer = QueryRow<ReturnType<typeof offerRows>>;

export const offerView = (raw: RawOffer): DescriptionOffer => ({
  id: raw.id,
  mediaId: raw.mediaId,
  text: raw.text,
  status: raw.status,
  author: personOf(raw),
  createdAt: raw.createdAt,
});

const one = statement((v: { id: number }) => offerRows().where('o.id', '=', v.id));

export async function loadOffer(query: Query, id: number): Promise<DescriptionOffer> {
  const [raw] = await query(one, { id });
  if (!raw) throw problem.notFound();
  return offerView(raw);
}

const lock = statement((v: { id: number }) =>
  from
    .with('m', () =>
      from
        .selectFrom('media')
        .select(['id', 'post_id'])
        .where('id', '=', from.selectFrom('description_offers').select('media_id').where('id', '=', v.id))
        .forUpdate(),
    )
    .selectFrom('m')
    .innerJoin('description_offers as o', 'o.media_id', 'm.id')
    .select(['o.media_id as mediaId', 'm.post_id as postId', 'o.author_id as describerId', 'o.status', 'o.text'])
    .where('m.post_id', 'is not', null)
    .$narrowType<{ postId: number }>()
    .where('o.id', '=', v.id),
);

/** Locks the picture first and then the offer, as everybody does who touches both. */
export async function lockOffer(query: Query, id: number) {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}

export interface Description {
  readonly alt: string;
  readonly decorative: boolean;
  readonly wantsDescription: boolean;
}

const write = statement((v: Description & { id: number }) =>
  from
    .updateTable('media')
    .set({ alt: v.alt, decorative: v.decorative, wants_description: v.wantsDescription })
    .where('id', '=', v.id),
);

const endOffers = statement((v: { mediaId: number }) =>
  from
    .updateTable('description_offers')
    .set({ status: 'declined' })
    .where('media_id', '=', v.mediaId)
    .where('status', '=', 'open'),
);

/** Writes the description; open offers end once nobody is asked any more. */
export async function describe(query: Query, mediaId: number, description: Description) {
  await query(write, { id: mediaId, ...description });
  if (!description.wantsDescription) await query(endOffers, { mediaId });
}

const settle = choice((status: 'accepted' | 'declined') =>
  statement((v: { id: number }) => from.updateTable('description_offers').set({ status }).where('id', '=', v.id)),
);

export const settleOffer = (query: Query, id: number, status: 'accepted' | 'declined') => query(settle(status), { id });

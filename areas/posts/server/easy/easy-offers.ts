import { notBlocked } from '#areas/people/server/public.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, type QueryRow, statement } from '#platform/server/statement.ts';
import type { EasyOffer } from '../../contract.ts';
import { from } from '../from.ts';
import { personOf } from '../view.ts';
import { isStanding } from '../visible.ts';

/** Offers o by u for posts p. */
export const easyOfferRows = () =>
  from
    .selectFrom('easy_offers as o')
    .innerJoin('users as u', 'u.id', 'o.author_id')
    .innerJoin('posts as p', 'p.id', 'o.post_id')
    .select((e) => [
      'o.id',
      exactTime(e.ref('o.created_at')).as('at'),
      'o.post_id as postId',
      'o.text',
      'o.status',
      e('o.post_version', '=', e.ref('p.version')).as('fits'),
      isoTime(e.ref('o.created_at')).as('createdAt'),
      'o.author_id as authorId',
      'u.name as displayName',
      'u.username',
    ]);
type RawOffer = QueryRow<ReturnType<typeof easyOfferRows>>;

export const easyOfferView = (raw: RawOffer): EasyOffer => ({
  id: raw.id,
  postId: raw.postId,
  text: raw.text,
  status: raw.status,
  fits: Boolean(raw.fits),
  author: personOf(raw),
  createdAt: raw.createdAt,
});

const one = statement((v: { id: number }) => easyOfferRows().where('o.id', '=', v.id));

export async function loadEasyOffer(query: Query, id: number): Promise<EasyOffer> {
  const [raw] = await query(one, { id });
  if (!raw) throw problem.notFound();
  return easyOfferView(raw);
}

const lock = statement((v: { id: number }) =>
  from
    .with('p', () =>
      from
        .selectFrom('posts')
        .select(['id', 'version'])
        .where('id', '=', from.selectFrom('easy_offers').select('post_id').where('id', '=', v.id))
        .forUpdate(),
    )
    .selectFrom('p')
    .innerJoin('easy_offers as o', 'o.post_id', 'p.id')
    .select(['o.post_id as postId', 'p.version', 'o.author_id as helperId', 'o.status', 'o.text'])
    .where('o.id', '=', v.id),
);

/** Locks the post first and then the offer, as everybody does who touches both. */
export async function lockEasyOffer(query: Query, id: number) {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}

const settle = choice((status: 'accepted' | 'declined') =>
  statement((v: { id: number }) => from.updateTable('easy_offers').set({ status }).where('id', '=', v.id)),
);

export const settleEasyOffer = (query: Query, id: number, status: 'accepted' | 'declined') =>
  query(settle(status), { id });

const endOthers = statement((v: { postId: number }) =>
  from
    .updateTable('easy_offers')
    .set({ status: 'declined' })
    .where('post_id', '=', v.postId)
    .where('status', '=', 'open'),
);

/** Once there is a version, nobody is asked any more. */
export const endEasyOffers = (query: Query, postId: number) => query(endOthers, { postId });

const judged = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('easy_offers as o')
    .innerJoin('posts as p', 'p.id', 'o.post_id')
    .select(['o.author_id as helperId', 'p.author_id as authorId'])
    .where('o.id', '=', v.id)
    .where(isStanding('p'))
    .where((e) => e.or([e('o.author_id', '=', v.viewer), notBlocked(v.viewer, e.ref('o.author_id'))])),
);

/** Whose offer it is, and whose post; what somebody behind a block has offered is not there. */
export async function findEasyOffer(db: Db, viewer: Principal, id: number) {
  const [row] = await queryIn(db)(judged, { viewer: viewer.id, id });
  return row;
}

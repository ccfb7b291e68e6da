import { ratingsOf } from '#areas/bookings/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Page } from '#platform/contract/operation.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime, pageOf } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { SkillListing } from '../../contract.ts';
import { from } from '../from.ts';
import { isVisible } from './visible.ts';

/** Listings with what is shown of them. */
export const shown = () =>
  from
    .selectFrom('skill_listings as s')
    .innerJoin('users as u', 'u.id', 's.owner_id')
    .select((e) => [
      's.id',
      's.title',
      's.description',
      's.category',
      's.level',
      's.is_offering as isOffering',
      's.payment',
      's.price',
      's.minutes',
      's.delivery',
      's.exchange',
      's.suburb',
      's.access_notes as accessNotes',
      's.safety_notes as safetyNotes',
      's.features',
      's.status',
      's.version',
      's.owner_id as ownerId',
      'u.name',
      's.sessions',
      isoTime(e.ref('s.created_at')).as('createdAt'),
    ]);

const one = statement((v: { viewer: number; id: number }) =>
  shown().where('s.id', '=', v.id).where(isVisible(v.viewer, 's')),
);

type Row = RowOf<typeof one>;

/** The database keeps words of closed lists as texts; only these were ever stored. */
function listingView(
  row: Row,
  principal: Principal,
  rating: { average: number; count: number } | undefined,
): SkillListing {
  const { sessions, ownerId, name, level, delivery, minutes, features, ...rest } = row;
  const payment = row.payment as SkillListing['payment'];
  const status = row.status as SkillListing['status'];
  return {
    ...rest,
    category: row.category as SkillListing['category'],
    skillLevel: level as SkillListing['skillLevel'],
    payment,
    isPaid: payment === 'money',
    sessionLength: minutes,
    deliveryMethod: delivery as SkillListing['deliveryMethod'],
    exchange: row.exchange as SkillListing['exchange'],
    accessibilityFeatures: features as SkillListing['accessibilityFeatures'],
    user: { id: ownerId, name, avatar: avatarOf(ownerId) },
    rating: rating ? Math.round(rating.average * 10) / 10 : null,
    ratingCount: rating?.count ?? 0,
    totalSessions: sessions,
    status,
    isActive: status === 'active',
    mine: ownerId === principal.id,
  };
}

/** Listings with what their sessions were rated. */
export async function listingViews(query: Query, principal: Principal, rows: readonly Row[]): Promise<SkillListing[]> {
  const ratings = await ratingsOf(
    query,
    'skill',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => listingView(row, principal, ratings.get(row.id)));
}

/** One page of a list that falls by a time. */
export async function pageOfListings(
  query: Query,
  principal: Principal,
  rows: readonly (Row & { readonly exactly: string })[],
  limit: number,
): Promise<Page<SkillListing>> {
  const { items, next } = pageOf(
    rows,
    limit,
    (row) => row,
    ({ exactly, id }) => ({ at: exactly, id }),
  );
  const own = items.map(({ exactly: _, ...row }) => row);
  return { items: await listingViews(query, principal, own), next };
}

export async function findListing(query: Query, principal: Principal, id: number): Promise<SkillListing | undefined> {
  const rows = await query(one, { viewer: principal.id, id });
  return (await listingViews(query, principal, rows))[0];
}

export async function readListing(query: Query, principal: Principal, id: number): Promise<SkillListing> {
  const listing = await findListing(query, principal, id);
  if (!listing) throw problem.notFound();
  return listing;
}

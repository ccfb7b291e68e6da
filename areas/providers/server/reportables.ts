import { sql } from 'kysely';
import type { Reportable } from '#platform/server/reportable.ts';
import { choice, type Given, moment, statement } from '#platform/server/statement.ts';
import {
  providerEdited,
  providerImageShown,
  providerPublished,
  providerReviewEdited,
  providerReviewed,
} from '../contract.ts';
import { from } from './from.ts';
import { refreshAddresses } from './images/rows.ts';
import { isVisible } from './listed.ts';
import { refresh } from './refresh.ts';
import { shownReviews } from './reviews/reviews.ts';

const seen = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('providers as p')
    .select((e) => [sql<number>`coalesce(${e.ref('p.listed_by')}, 0)`.as('authorId'), 'p.business_name as excerpt'])
    .where('p.id', '=', v.id)
    .where(isVisible(v.viewer, 'p')),
);
const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('providers as p')
    .select((e) => [
      sql<number>`coalesce(${e.ref('p.listed_by')}, 0)`.as('authorId'),
      sql<string>`concat_ws(E'\\n', ${e.ref('p.business_name')}, nullif(${e.ref('p.trading_name')}, ''),
        nullif(${e.ref('p.description')}, ''), nullif(${e.ref('p.website')}, ''), ${e.ref('p.service_words')})`.as(
        'text',
      ),
      sql<boolean>`${e.ref('p.hidden_at')} is not null`.as('removed'),
    ])
    .where('p.id', '=', v.id),
);
const setHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('providers')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

const seenReview = statement((v: { viewer: number; id: number }) => shownReviews(v.viewer).where('r.id', '=', v.id));
const reviewAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('provider_reviews as r')
    .select((e) => [
      'r.participant_id as authorId',
      'r.provider_id as providerId',
      sql<string>`concat_ws(E'\\n', nullif(${e.ref('r.title')}, ''), ${e.ref('r.text')})`.as('text'),
      sql<boolean>`${e.ref('r.hidden_at')} is not null`.as('removed'),
    ])
    .where('r.id', '=', v.id),
);
const setReviewHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('provider_reviews')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('provider_id as providerId'),
  ),
);

const images = (id: Given<number>) =>
  from
    .selectFrom('provider_images as g')
    .innerJoin('providers as p', 'p.id', 'g.provider_id')
    .select((e) => [
      'p.id as providerId',
      sql<number>`coalesce(${e.ref('p.listed_by')}, 0)`.as('authorId'),
      'p.business_name as businessName',
      'g.description',
      'g.width',
      'g.height',
      sql<boolean>`${e.ref('g.hidden_at')} is not null`.as('removed'),
    ])
    .where('g.id', '=', id)
    .where('g.deleted_at', 'is', null);
const seenImage = statement((v: { viewer: number; id: number }) => images(v.id).where(isVisible(v.viewer, 'p')));
const imageAsItIs = statement((v: { id: number }) => images(v.id));
const setImageHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('provider_images')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('provider_id as providerId'),
  ),
);

const id = (event: { readonly id: number }) => event.id;

export const reportables: readonly Reportable[] = [
  {
    kind: 'provider',
    // The page does not say which member added a listing, so a report does not either.
    find: async ({ query, principal, id }) => {
      const [row] = await query(seen, { viewer: principal.id, id });
      return row && { ...row, nameHidden: true };
    },
    read: async ({ query, id }) => {
      const [row] = await query(asItIs, { id });
      return row && { ...row, nameHidden: true, href: `/ndis-providers/${id}` };
    },
    setRemoved: async ({ query, now, id }, removed) =>
      (await query(setHidden(removed), { id, now: now.toISOString() })).length > 0,
    written: [
      { event: providerPublished.name, id },
      { event: providerEdited.name, id },
    ],
  },
  {
    kind: 'provider_image',
    find: async ({ query, principal, id }) => {
      const [row] = await query(seenImage, { viewer: principal.id, id });
      const isSeen = row && !row.removed && row.description !== '';
      return isSeen
        ? { authorId: row.authorId, excerpt: `${row.businessName}: ${row.description.slice(0, 140)}`, nameHidden: true }
        : undefined;
    },
    read: async ({ query, id }) => {
      const [row] = await query(imageAsItIs, { id });
      if (!row) return undefined;
      const { authorId, businessName, description, providerId, removed, width, height } = row;
      const url = `/api/ndis-providers/${providerId}/images/${id}/full`;
      return {
        authorId,
        nameHidden: true,
        text: `${businessName}\n${description}`,
        pictures: [{ kind: 'picture', url, posterUrl: null, captionsUrl: null, description, width, height }],
        href: `/ndis-providers/${providerId}`,
        removed,
      };
    },
    setRemoved: async ({ query, now, id }, removed) => {
      const [changed] = await query(setImageHidden(removed), { id, now: now.toISOString() });
      if (changed?.providerId) await refreshAddresses(query, changed.providerId);
      return changed !== undefined;
    },
    written: [{ event: providerImageShown.name, id }],
  },
  {
    kind: 'provider_review',
    find: async ({ query, principal, id }) => {
      const [row] = await query(seenReview, { viewer: principal.id, id });
      return row && { authorId: row.id, excerpt: row.title || row.text.slice(0, 140) };
    },
    read: async ({ query, id }) => {
      const [row] = await query(reviewAsItIs, { id });
      if (!row) return undefined;
      const { providerId, ...thing } = row;
      return { ...thing, href: `/ndis-providers/${providerId}` };
    },
    setRemoved: async ({ query, now, id }, removed) => {
      const [changed] = await query(setReviewHidden(removed), { id, now: now.toISOString() });
      if (changed) await refresh(query, changed.providerId);
      return changed !== undefined;
    },
    written: [
      { event: providerReviewed.name, id },
      { event: providerReviewEdited.name, id },
    ],
  },
];

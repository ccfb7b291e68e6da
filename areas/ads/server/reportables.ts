import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Reportable } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { pictureUrl } from './creatives/picture-url.ts';
import { refreshCampaign } from './delivery/line-up.ts';
import { from } from './from.ts';

/** As a reader sees it: while it runs, and unless there is a block between them and whoever pays for it. */
const seen = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .innerJoin('ad_accounts as a', 'a.id', 'k.account_id')
    .select((e) => [sql<number>`coalesce(${e.ref('a.owner_id')}, 0)`.as('authorId'), 'k.title as excerpt'])
    .where('d.id', '=', v.id)
    .where('d.review', '=', 'approved')
    .where('d.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('a.owner_id'))),
);
const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .innerJoin('ad_accounts as a', 'a.id', 'k.account_id')
    .leftJoin('ad_pictures as i', 'i.id', 'k.picture_id')
    .select((e) => [
      sql<number>`coalesce(${e.ref('a.owner_id')}, 0)`.as('authorId'),
      sql<string>`concat_ws(E'\\n', ${e.ref('a.name')}, ${e.ref('k.title')}, ${e.ref('k.body')}, ${e.ref('k.link_url')})`.as(
        'text',
      ),
      sql<boolean>`${e.ref('d.hidden_at')} is not null`.as('removed'),
      'k.alt_text as description',
      'k.picture_id as pictureId',
      'i.width',
      'i.height',
    ])
    .where('d.id', '=', v.id),
);
const setHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('ads')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('ad_set_id as adSetId'),
  ),
);
const campaignOf = statement((v: { adSetId: number }) =>
  from.selectFrom('ad_sets').select('campaign_id as campaignId').where('id', '=', v.adSetId),
);

async function read(query: Query, id: number) {
  const [row] = await query(asItIs, { id });
  if (!row) return undefined;
  const { pictureId, width, height, description, ...rest } = row;
  const picture = {
    kind: 'picture' as const,
    posterUrl: null,
    captionsUrl: null,
    description,
    width: width ?? 0,
    height: height ?? 0,
  };
  return {
    ...rest,
    href: null,
    pictures: pictureId === null ? [] : [{ ...picture, url: pictureUrl(pictureId, 'full') }],
  };
}

/** Taken down, an ad is out of the line-up in the same transaction. */
export const reportables: readonly Reportable[] = [
  {
    kind: 'ad',
    figures: { title: 'Ads', intro: 'Ads that members reported.', things: 'ads' },
    find: async ({ query, principal, id }) => {
      const [row] = await query(seen, { viewer: principal.id, id });
      return row && { ...row, ownerUnsaid: true };
    },
    read: ({ query, id }) => read(query, id),
    setRemoved: async ({ query, now, id }, removed) => {
      const [row] = await query(setHidden(removed), { id, now: now.toISOString() });
      if (!row) return false;
      const [set] = await query(campaignOf, row);
      if (set) await refreshCampaign({ query, now }, set.campaignId);
      return true;
    },
  },
];

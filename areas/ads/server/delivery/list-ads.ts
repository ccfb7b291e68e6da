import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { askWithinRole } from '#platform/server/narrow-role.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { listAds as contract, ShownAd } from '../../contract.ts';
import { frequencyOf, type Region } from '../../pure/options.ts';
import { whyThisAd } from '../../pure/why.ts';
import { regionsOf } from '../../pure/zones.ts';
import { pictureUrl } from '../creatives/picture-url.ts';
import { from } from '../from.ts';
import { blind } from './blind.ts';
import { noteOpening } from './openings.ts';
import { handOut } from './token.ts';

interface Asked {
  readonly viewer: number;
  readonly surface: string;
  readonly regions: readonly Region[];
  readonly topic: string;
  readonly limit: number;
}
/** Of owners with whom the viewer has a block: few, and looked up once. */
const notOfBlocked = (viewer: number) => sql<boolean>`l.account_id not in (
  select a.id from ad_accounts a where a.owner_id in (
    select b.blocked_id from blocks b where b.blocker_id = ${viewer}::int
    union all select b.blocker_id from blocks b where b.blocked_id = ${viewer}::int))`;
/** The first of the line-up of this place in its order. */
const firstOf = (v: Asked) =>
  from
    .selectFrom('ad_lineup as l')
    .selectAll()
    .where(sql<boolean>`l.surface = ${v.surface}`)
    .where(sql<boolean>`(l.regions = '{}' or l.regions && ${v.regions}::text[])`)
    .where(sql<boolean>`(l.topics = '{}' or l.topics @> array[${v.topic}::text])`)
    .where(sql<boolean>`not exists (select 1 from ad_opt_outs o where o.user_id = ${v.viewer}::int)`)
    .where(notOfBlocked(v.viewer))
    .orderBy('l.turn')
    .orderBy('l.ad_id')
    .limit(v.limit);
/** One statement: what fits is found by one index, and how it looks is read of it alone. */
export const fitting = statement((v: Asked) =>
  from
    .selectFrom(firstOf(v).as('l'))
    .innerJoin('ads as d', 'd.id', 'l.ad_id')
    .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .leftJoin('ad_pictures as i', 'i.id', 'k.picture_id')
    .select([
      'l.ad_id as id',
      'l.ad_set_id as adSetId',
      'l.frequency',
      'l.advertiser',
      'l.view_price as viewPrice',
      'l.click_price as clickPrice',
      'k.title',
      'k.body',
      'k.type',
      'k.alt_text as altText',
      'k.call_to_action as callToAction',
      'k.link_url as linkUrl',
      'k.ink',
      'k.paper',
      'k.text_size as textSize',
      'k.picture_id as pictureId',
      'i.width',
      'i.height',
      sql<boolean>`cardinality(l.regions) > 0`.as('byRegion'),
      sql<boolean>`cardinality(l.topics) > 0`.as('byTopic'),
      sql<boolean>`exists (select 1 from ad_accounts a where a.id = l.account_id and a.owner_id = ${v.viewer}::int)
        or exists (select 1 from ad_members m where m.account_id = l.account_id and m.user_id = ${v.viewer}::int
          and m.joined_at is not null)`.as('isOwn'),
    ]),
);
type Row = RowOf<typeof fitting>;

/** Ads to choose from; the browser knows which it has shown often enough, so it gets a few more than there are places. */
const choices = 24;

/** One of each ad set, in an order that is another for everyone. */
function drawn(rows: readonly Row[], places: number): Row[] {
  const left = [...rows];
  const out: Row[] = [];
  const sets = new Set<number>();
  while (left.length > 0 && out.length < places) {
    const [one] = left.splice(Math.floor(Math.random() * left.length), 1);
    if (!one || sets.has(one.adSetId)) continue;
    sets.add(one.adSetId);
    out.push(one);
  }
  return out;
}

export const listAds: Handler<typeof contract> = async ({ input, principal, db, now, services }) => {
  const { surface, zone, topic, places } = input;
  const rows = await askWithinRole(db, blind, fitting, {
    viewer: principal.id,
    surface,
    regions: zone ? regionsOf[zone] : [],
    topic: topic ?? '',
    limit: choices,
  });
  noteOpening(services, db, { surface, zone: zone ?? '', topic: topic ?? '' }, now);
  return drawn(rows, places).map((row): ShownAd => {
    const { id, viewPrice, clickPrice, isOwn, linkUrl, pictureId, byRegion, byTopic, frequency, ...rest } = row;
    return {
      ...rest,
      ...frequencyOf[frequency],
      id,
      token: handOut(services.config, { adId: id, viewPrice, clickPrice, counts: !isOwn }, now),
      imageUrl: pictureId === null ? null : pictureUrl(pictureId, 'small'),
      leadsTo: linkUrl === null ? null : new URL(linkUrl).hostname,
      why: whyThisAd({
        surface,
        zone: byRegion ? (zone ?? null) : null,
        topic: byTopic ? (topic ?? null) : null,
      }),
    };
  });
};

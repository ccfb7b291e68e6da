import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { day, dayOrNull } from './days.ts';
import { from } from './from.ts';

const ownAccount = (userId: number) => from.selectFrom('ad_accounts').select('id').where('owner_id', '=', userId);

const accounts = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_accounts as a')
    .select((e) => ['a.id as number', 'a.name', 'a.zone', 'a.currency', isoTime(e.ref('a.created_at')).as('createdAt')])
    .where('a.owner_id', '=', v.userId),
);
const campaigns = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .select((e) => [
      'c.id as number',
      'c.name',
      'c.objective',
      'c.budget_type as budgetType',
      'c.budget as budgetInCents',
      'c.spent as spentInCents',
      'c.status',
      day(e.ref('c.starts_on')).as('startsOn'),
      dayOrNull(e.ref('c.ends_on')).as('endsOn'),
      sql<unknown>`(select coalesce(json_agg(json_build_object('name', s.name, 'places', s.surfaces, 'status', s.status)
        order by s.id), '[]') from ad_sets s where s.campaign_id = c.id)`.as('adSets'),
    ])
    .where('c.account_id', 'in', ownAccount(v.userId))
    .orderBy('c.id'),
);
const audiences = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_audiences')
    .select(['name', 'regions', 'topics'])
    .where('account_id', 'in', ownAccount(v.userId))
    .orderBy('id'),
);
const creatives = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_creatives')
    .select([
      'id as number',
      'title',
      'type',
      'body',
      'alt_text as description',
      'call_to_action as button',
      'link_url as link',
      'picture_id as picture',
    ])
    .where('account_id', 'in', ownAccount(v.userId))
    .orderBy('id'),
);
const pictures = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_pictures')
    .select(['id as number', 'file_name as fileName', 'full_key as key'])
    .where('account_id', 'in', ownAccount(v.userId))
    .orderBy('id'),
);
const changes = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_changes as h')
    .innerJoin('ad_campaigns as c', 'c.id', 'h.campaign_id')
    .select((e) => ['h.what', 'h.kind', 'h.name', 'h.field', 'h.before', 'h.after', isoTime(e.ref('h.at')).as('at')])
    .where('h.by_id', '=', v.userId)
    .orderBy('h.id'),
);
const memberships = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_members as m')
    .innerJoin('ad_accounts as a', 'a.id', 'm.account_id')
    .select((e) => [
      'a.name as account',
      'm.role',
      isoTime(e.ref('m.invited_at')).as('invitedAt'),
      isoTime(e.ref('m.joined_at')).as('joinedAt'),
    ])
    .where('m.user_id', '=', v.userId)
    .where('m.ended_at', 'is', null)
    .orderBy('m.no'),
);
const optOut = statement((v: { userId: number }) =>
  from
    .selectFrom('ad_opt_outs')
    .select((e) => isoTime(e.ref('at')).as('switchedOffAt'))
    .where('user_id', '=', v.userId),
);

// In this order, since each is named by what went before it.
const dropCampaigns = statement((v: { userId: number }) =>
  from.deleteFrom('ad_campaigns').where('account_id', 'in', ownAccount(v.userId)),
);
const dropCreatives = statement((v: { userId: number }) =>
  from.deleteFrom('ad_creatives').where('account_id', 'in', ownAccount(v.userId)),
);
const dropPictures = statement((v: { userId: number }) =>
  from
    .deleteFrom('ad_pictures')
    .where('account_id', 'in', ownAccount(v.userId))
    .returning(['full_key as full', 'small_key as small']),
);
const dropAudiences = statement((v: { userId: number }) =>
  from.deleteFrom('ad_audiences').where('account_id', 'in', ownAccount(v.userId)),
);
const dropAccount = statement((v: { userId: number }) =>
  from.deleteFrom('ad_accounts').where('owner_id', '=', v.userId),
);

export const personalData: PersonalData = {
  columns: {
    'ad_accounts.owner_id': 'goes',
    'ad_members.user_id': 'goes',
    'ad_members.invited_by': 'loses the person',
    'ads.reviewed_by': 'loses the person',
    'ad_changes.by_id': 'loses the person',
    'ad_refunds.by_id': 'loses the person',
    'ad_opt_outs.user_id': 'goes',
  },
  fileColumns: ['ad_pictures.full_key', 'ad_pictures.small_key'],
  export: async ({ query, userId }) => {
    const files = await query(pictures, { userId });
    return [
      {
        name: 'ad-account',
        title: 'Advertising account',
        about: 'The account that you advertise with.',
        rows: await query(accounts, { userId }),
      },
      {
        name: 'ad-campaigns',
        title: 'Campaigns',
        about: 'Your campaigns with their ad sets, and what they have cost.',
        rows: await query(campaigns, { userId }),
      },
      {
        name: 'ad-audiences',
        title: 'Audiences',
        about: 'Pages that you chose for your ads.',
        rows: await query(audiences, { userId }),
      },
      {
        name: 'ad-creatives',
        title: 'Creatives',
        about: 'What your ads say.',
        rows: await query(creatives, { userId }),
      },
      {
        name: 'ad-pictures',
        title: 'Pictures of ads',
        about: 'Pictures that you sent for your ads.',
        rows: files.map(({ key: _, ...row }) => row),
        files: files.map(({ key, number }) => ({ key, name: `${number}.webp` })),
      },
      {
        name: 'ad-changes',
        title: 'Changes of campaigns',
        about: 'What you changed in campaigns, yours and those that you help with.',
        rows: await query(changes, { userId }),
      },
      {
        name: 'ad-teams',
        title: 'Advertising teams',
        about: 'Accounts of others that you help with, or are invited to.',
        rows: await query(memberships, { userId }),
      },
      {
        name: 'ads-off',
        title: 'Ads switched off',
        about: 'Since when you have switched ads off. Which ads you saw is kept nowhere.',
        rows: await query(optOut, { userId }),
      },
    ];
  },
  /** What was billed stays with billing, as long as the law asks. */
  erase: async ({ query, userId }) => {
    await query(dropCampaigns, { userId });
    await query(dropCreatives, { userId });
    const gone = await query(dropPictures, { userId });
    await query(dropAudiences, { userId });
    await query(dropAccount, { userId });
    return gone.flatMap(({ full, small }) => [full, small]);
  },
};

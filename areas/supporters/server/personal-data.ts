import { notBlocked } from '#areas/people/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { draftRows, keptIn } from './drafts.ts';
import { from } from './from.ts';

const grantRows = (own: 'g.member_id' | 'g.supporter_id', other: 'g.member_id' | 'g.supporter_id') =>
  statement((v: { userId: number }) =>
    from
      .selectFrom('support_grants as g')
      .innerJoin('users as u', 'u.id', other)
      .select((e) => [
        'u.name as with',
        'g.relation',
        'g.levels',
        isoTime(e.ref('g.created_at')).as('since'),
        isoTime(e.ref('g.begins_at')).as('beginsAt'),
        isoTime(e.ref('g.ends_at')).as('endsAt'),
      ])
      .where(own, '=', v.userId)
      .where((e) => notBlocked(v.userId, e.ref('u.id')))
      .orderBy('g.id'),
  );
const mine = grantRows('g.member_id', 'g.supporter_id');
const theirs = grantRows('g.supporter_id', 'g.member_id');

const deeds = statement((v: { userId: number }) =>
  from
    .selectFrom('support_deeds as d')
    .select((e) => [
      e.case().when('d.member_id', '=', v.userId).then('for you').else('by you').end().as('direction'),
      'd.did',
      'd.link',
      isoTime(e.ref('d.at')).as('at'),
    ])
    .where((e) => e.or([e('d.member_id', '=', v.userId), e('d.supporter_id', '=', v.userId)]))
    .orderBy('d.id'),
);

const drafts = statement((v: { userId: number }) =>
  draftRows()
    .where((e) => e.or([e('g.member_id', '=', v.userId), e('g.supporter_id', '=', v.userId)]))
    .orderBy('d.id'),
);

export const personalData: PersonalData = {
  columns: {
    'support_grants.member_id': 'goes',
    'support_grants.supporter_id': 'goes',
    'support_deeds.member_id': 'goes',
    'support_deeds.supporter_id': 'loses the person',
  },
  export: async ({ query, userId, config }) => [
    {
      name: 'supporters',
      title: 'Supporters',
      about: 'Your supporters, and the people you support.',
      rows: [
        ...(await query(mine, { userId })).map((row) => ({ supports: 'you', ...row })),
        ...(await query(theirs, { userId })).map((row) => ({ supports: 'them', ...row })),
      ],
    },
    {
      name: 'supporters-drafts',
      title: 'What supporters prepared',
      about: 'What supporters prepared for you, and you for others, that waits for a yes.',
      rows: (await query(drafts, { userId })).map((row) => ({
        for: row.memberId === userId ? 'you' : 'them',
        at: row.at,
        lines: (keptIn(config, row)?.lines ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n'),
      })),
    },
    {
      name: 'supporters-log',
      title: 'What supporters did',
      about: 'What supporters did for you, and what you did for others, of the last year.',
      rows: await query(deeds, { userId }),
    },
  ],
  erase: nothingMore,
};

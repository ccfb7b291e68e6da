import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { meetContactGone } from '../contract.ts';
import { dropMails } from './drop-mails.ts';
import { from } from './from.ts';

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('meet_plans as p')
    .select((e) => [
      'p.id as number',
      'p.who',
      'p.place',
      'p.access',
      'p.transport_there as transportThere',
      'p.transport_back as transportBack',
      isoTime(e.ref('p.starts_at')).as('startsAt'),
      isoTime(e.ref('p.check_in_at')).as('checkInAt'),
      'p.zone',
      'p.tell_who as contactIsToldWho',
      'p.contact_name as contactName',
      'p.contact_email as contactEmail',
      'p.state',
      isoTime(e.ref('p.created_at')).as('createdAt'),
      isoTime(e.ref('p.ended_at')).as('endedAt'),
    ])
    .where('p.owner_id', '=', v.userId)
    .orderBy('p.id'),
);

const part = statement((v: { userId: number }) =>
  from
    .updateTable('meet_plans')
    .set((e) => ({ contact_state: 'none' as const, version: e('version', '+', 1) }))
    .where('contact_id', '=', v.userId)
    .where('state', '=', 'planned')
    .where('contact_state', '!=', 'none')
    .returning(['id as planId', 'owner_id as ownerId', 'contact_turn as turn']),
);

const addresses = statement((v: { userId: number }) =>
  from.selectFrom('meet_plans').select('contact_email as email').where('owner_id', '=', v.userId),
);

export const personalData: PersonalData = {
  columns: { 'meet_plans.owner_id': 'goes', 'meet_plans.contact_id': 'loses the person' },
  export: async ({ query, userId }) => [
    {
      name: 'meet-plans',
      title: 'Meet plans',
      about: 'Your plans to meet someone. Each is erased seven days after it ends.',
      rows: await query(own, { userId }),
    },
  ],
  erase: async ({ query, emit, userId }) => {
    // Who relied on them is told to choose another.
    for (const { planId, ownerId, turn } of await query(part, { userId }))
      await emit(meetContactGone, { planId, ownerId, contactId: null, turn });
    await dropMails(query, await query(addresses, { userId }));
    return [];
  },
};

import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { statement } from '#platform/server/statement.ts';
import { legalCopyTold, legalRequestRecorded, legalRequestSettled } from '../contract.ts';
import { from } from './from.ts';
import { concerns } from './rows.ts';

/** Who can decide: not the one who recorded it, and never one it is about. */
const deciders = statement((v: { id: number }) =>
  from
    .selectFrom('legal_requests as r')
    .innerJoin('users as u', (on) => on.on(sql<boolean>`'admin' = any(u.roles)`))
    .select('u.id')
    .where('r.id', '=', v.id)
    .where((e) => sql<boolean>`${e.ref('u.id')} is distinct from ${e.ref('r.recorded_by')}`)
    .where((e) => e.not(concerns(e.ref('u.id'))))
    .where((e) => isOpen(e.ref('u.id')))
    .orderBy('u.id'),
);

const aboutOf = (id: number) => `legal-request:${id}` as const;
const decidersOf = (query: Query, id: number) => query(deciders, { id });

export const notices: Notices = {
  kinds: [
    {
      kind: 'legalRequestWaits',
      when: tells(legalRequestRecorded, async ({ event: { requestId }, query }) =>
        (await decidersOf(query, requestId)).map(({ id: to }) => ({ to, about: aboutOf(requestId) })),
      ),
      group: 'Administration',
      words: 'A request of police or a court waits for a second administrator',
      did: 'A request of police or a court waits for a second administrator',
      byHouse: true,
      role: 'admin',
      why: 'You’re an administrator.',
      link: ({ id }) => `/admin/legal-requests/${id}`,
    },
    {
      kind: 'legalCopyGiven',
      when: tells(legalCopyTold, ({ event: { userId: to, requestId: item } }) => [{ to, item }]),
      group: 'Your account',
      words: 'A copy about you was given to police or a court',
      did: 'We gave a copy of records about you to police or a court, because the law asked for it',
      byHouse: true,
      why: 'It is about you.',
      link: () => '/police-and-evidence#given',
    },
  ],
  takenBack: [
    takesBack(legalRequestSettled, async ({ event: { requestId }, query }) =>
      (await decidersOf(query, requestId)).map(({ id: of }) => ({ of, about: aboutOf(requestId) })),
    ),
  ],
};

import type { sessions, users } from '#platform/server/auth/tables.ts';
import type { EvidenceSource } from '#platform/server/evidence.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement, tables } from '#platform/server/statement.ts';

const from = tables<{ sessions: typeof sessions; users: typeof users }>();

const facts = statement((v: { userId: number }) =>
  from
    .selectFrom('users as u')
    .select((e) => [
      'u.id as number',
      'u.name as displayName',
      'u.username',
      'u.email',
      'u.email_verified as emailConfirmed',
      isoTime(e.ref('u.created_at')).as('joinedAt'),
    ])
    .where('u.id', '=', v.userId),
);

const signIns = statement((v: { userId: number; from: string; until: string }) =>
  from
    .selectFrom('sessions as s')
    .select((e) => [
      's.ip_address as internetAddress',
      's.user_agent as browser',
      isoTime(e.ref('s.created_at')).as('startedAt'),
      isoTime(e.ref('s.updated_at')).as('lastUsedAt'),
    ])
    .where('s.user_id', '=', v.userId)
    .where('s.updated_at', '>=', moment(v.from))
    .where('s.created_at', '<', moment(v.until))
    .orderBy('s.id'),
);

/** Facts on record; no age, no plan, and nothing of how somebody signs in. */
export const evidence: readonly EvidenceSource[] = [
  {
    kind: 'account',
    isThere: async ({ query, scope: { userId } }) => (await query(facts, { userId })).length > 0,
    collect: async ({ query, scope: { userId, from: first, until } }) => [
      {
        name: 'account',
        title: 'Account',
        about: 'Names and email address of the account, and when it began.',
        rows: await query(facts, { userId }),
      },
      {
        name: 'sign-ins',
        title: 'Sign-ins',
        about: 'Sessions of these days that haven’t ended, with the internet address and the browser that began each.',
        rows: await query(signIns, { userId, from: first ?? '-infinity', until: until ?? 'infinity' }),
      },
    ],
  },
];

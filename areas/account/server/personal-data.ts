import { isoTime } from '#platform/server/keyset.ts';
import { callerKey } from '#platform/server/limits.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'sessions.user_id': 'goes',
    'passwords.user_id': 'goes',
    'account_requests.user_id': 'goes',
    'second_factors.user_id': 'goes',
    'recovery_codes.user_id': 'goes',
    'passkeys.user_id': 'goes',
    'second_steps.user_id': 'goes',
    'passkey_challenges.user_id': 'goes',
    'idempotency_keys.user_id': 'goes',
    'closed_accounts.user_id': 'goes',
  },
  export: async ({ query, userId }) => [
    {
      name: 'account',
      title: 'Account',
      about: 'Your account names, and your age check. We don’t store your birth date.',
      rows: await query(
        '',
        `select u.id as number, u.name as "displayName", u.username, u.email, u.email_verified as "emailConfirmed",
           u.roles, u.plan, ${isoTime('u.created_at')} as "joinedAt", ${isoTime('u.updated_at')} as "changedAt",
           a.at_least as "ageAtLeast", a.method as "ageCheckedBy", a.checked_on::text as "ageCheckedOn"
         from users u left join age_checks a on a.user_id = u.id where u.id = $1`,
        [userId],
      ),
    },
    {
      name: 'sign-ins',
      title: 'Where you are signed in',
      about: 'Your sessions, with the internet address and the browser that started each one.',
      rows: await query(
        '',
        `select ip_address as "internetAddress", user_agent as browser, ${isoTime('created_at')} as "startedAt",
           ${isoTime('updated_at')} as "lastUsedAt", ${isoTime('expires_at')} as "endsAt",
           ${isoTime('confirmed_at')} as "shownToBeYouAt" from sessions where user_id = $1 order by id`,
        [userId],
      ),
    },
    {
      name: 'ways-to-sign-in',
      title: 'Ways to sign in',
      about:
        'Whether you have a password, a code app, recovery codes and passkeys, and emails you asked for. The secrets themselves are stored scrambled and aren’t included.',
      rows: [
        ...(await query<object>(
          '',
          `select 'password' as kind, ${isoTime('created_at')} as "setAt" from passwords where user_id = $1`,
          [userId],
        )),
        ...(await query<object>(
          '',
          `select 'authenticator app' as kind, ${isoTime('created_at')} as "setAt" from second_factors
           where user_id = $1 and confirmed_at is not null`,
          [userId],
        )),
        ...(await query<object>(
          '',
          `select 'recovery code' as kind, ${isoTime('created_at')} as "setAt", ${isoTime('used_at')} as "usedAt"
           from recovery_codes where user_id = $1 order by id`,
          [userId],
        )),
        ...(await query<object>(
          '',
          `select 'passkey' as kind, name, ${isoTime('created_at')} as "setAt", ${isoTime('last_used_at')} as "lastUsedAt"
           from passkeys where user_id = $1 order by id`,
          [userId],
        )),
        ...(await query<object>(
          '',
          `select r.kind, r.email, r.data->>'from' as "formerEmail", ${isoTime('r.created_at')} as "askedAt",
             ${isoTime('r.mailed_at')} as "mailedAt", ${isoTime('r.used_at')} as "usedAt"
           from account_requests r where r.user_id = $1 or r.email = (select email from users where id = $1)
           order by r.id`,
          [userId],
        )),
      ] as Record<string, unknown>[],
    },
  ],
  erase: async ({ query, userId, email }) => {
    await query('', `delete from account_requests where user_id = $1 or email = $2 or data->>'from' = $2`, [
      userId,
      email,
    ]);
    await query('', 'delete from idempotency_keys where user_id = $1', [userId]);
    await query('', 'delete from outbox_mails where "to" = $1', [email]);
    const callers = [email, `email ${email}`, `m${userId}`, `member ${userId}`, `second step ${userId}`];
    await query(
      '',
      `with counters as (select key, substr(key, strpos(key, ':') + 1) as caller from rate_limits)
       delete from rate_limits r using counters c
       where r.key = c.key and (c.caller = any($1::text[]) or starts_with(c.caller, $2))`,
      [callers.map(callerKey), `second step ${userId} `],
    );
    return [];
  },
};

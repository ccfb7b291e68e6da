import { sql } from 'kysely';
import { accountClosed, suspensionSettled } from '#areas/account/contract.ts';
import { billingChanged } from '#areas/billing/contract.ts';
import type { Plan, Role } from '#platform/contract/roles.ts';
import type { ApiKeys } from '#platform/server/api-keys.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isThere, moment, statement } from '#platform/server/statement.ts';
import { suspendedText } from '#platform/server/suspension.ts';
import { apiKeysChanged } from '../../contract.ts';
import { hasAccess, perMinuteFor } from '../developer-rows.ts';
import { from } from '../from.ts';

const counting = statement((v: { hash: string; now: string }) =>
  from
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select([
      'k.id as keyId',
      'k.name',
      'k.mode',
      'k.scopes',
      'k.origins',
      'u.id as userId',
      'u.roles',
      'u.plan',
      hasAccess.as('isPremium'),
      sql<string | null>`${sql.raw(suspendedText('u.id'))}`.as('suspended'),
    ])
    .select((e) => [
      isoTime(e.ref('k.expires_at')).as('until'),
      isThere(
        from
          .selectFrom('closed_accounts')
          .where((inner) => sql<boolean>`${inner.ref('closed_accounts.user_id')} = ${e.ref('u.id')}`),
      ).as('closed'),
    ])
    .where('k.hash', '=', v.hash)
    .where('k.revoked_at', 'is', null)
    .where((e) => e.or([e('k.expires_at', 'is', null), e('k.expires_at', '>', moment(v.now))])),
);

interface Uses {
  readonly ids: readonly number[];
  readonly calls: readonly number[];
  readonly refused: readonly number[];
  readonly now: string;
}

/** A key that is gone by now has no row to count in. */
const add = statement((v: Uses) =>
  from
    .insertInto('api_key_uses')
    .columns(['key_id', 'hour', 'calls', 'refused'])
    .expression(
      from
        .selectFrom(
          sql<{
            id: number;
            calls: number;
            refused: number;
          }>`unnest(${v.ids}::int[], ${v.calls}::int[], ${v.refused}::int[])`.as<'n'>(sql`n(id, calls, refused)`),
        )
        .innerJoin('api_keys as k', 'k.id', 'n.id')
        .select(['k.id', sql`date_trunc('hour', ${v.now}::timestamptz, 'UTC')`.as('hour'), 'n.calls', 'n.refused']),
    )
    .onConflict((on) =>
      on.columns(['key_id', 'hour']).doUpdateSet((e) => ({
        calls: sql<number>`${e.ref('api_key_uses.calls')} + ${e.ref('excluded.calls')}`,
        refused: sql<number>`${e.ref('api_key_uses.refused')} + ${e.ref('excluded.refused')}`,
      })),
    ),
);

const minute = 60_000;
/** At most once a minute. */
const used = statement((v: { ids: readonly number[]; prefixes: readonly string[]; now: string; before: string }) =>
  from
    .updateTable('api_keys as k')
    .from(
      sql<{ id: number; prefix: string }>`unnest(${v.ids}::int[], ${v.prefixes}::text[])`.as<'n'>(sql`n(id, prefix)`),
    )
    .set((e) => ({ last_used_at: moment(v.now), last_used_from: e.ref('n.prefix') }))
    .whereRef('k.id', '=', 'n.id')
    .where((e) => e.or([e('k.last_used_at', 'is', null), e('k.last_used_at', '<=', moment(v.before))])),
);

export const apiKeys: ApiKeys = {
  find: async ({ query, hash, now }) => {
    const [row] = await query(counting, { hash, now: now.toISOString() });
    if (!row) return undefined;
    const { keyId, name, mode, scopes, origins, until, isPremium, suspended, closed } = row;
    const owner = { id: row.userId, roles: row.roles as Role[], plan: row.plan as Plan, suspended, closed };
    return { keyId, name, mode, scopes, origins, until, perMinute: perMinuteFor(isPremium), owner };
  },
  used: async ({ query, uses, now }) => {
    const ids = uses.map(({ keyId }) => keyId);
    const at = now.toISOString();
    const calls = uses.map((use) => use.calls);
    const refused = uses.map((use) => use.refused);
    await query(add, { ids, calls, refused, now: at });
    const prefixes = uses.map((use) => use.prefix);
    await query(used, { ids, prefixes, now: at, before: new Date(now.getTime() - minute).toISOString() });
  },
  // Whoever has kept their account after all waits a minute at most.
  changed: [apiKeysChanged, suspensionSettled, accountClosed, billingChanged].map(({ name }) => name),
};

import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { Developer } from '../contract.ts';
import { callsPerMinute, rulesVersion } from '../pure/options.ts';
import { from } from './from.ts';

/** The plan of this member has API access: C-38. */
export const hasAccess = sql<boolean>`coalesce((select p.api_access from plans p where p.name = u.plan), false)`;

export const perMinuteFor = (isPremium: boolean) => (isPremium ? callsPerMinute.premium : callsPerMinute.usual);

const standing = statement((v: { userId: number }) =>
  from
    .selectFrom('users as u')
    .leftJoin('developers as d', (join) =>
      join.onRef('d.user_id', '=', 'u.id').on('d.rules_version', '=', rulesVersion),
    )
    .select((e) => [
      isoTime(e.ref('d.agreed_at')).as('agreedAt'),
      sql<string>`coalesce(${e.ref('d.builds')}, '')`.as('builds'),
      hasAccess.as('isPremium'),
    ])
    .where('u.id', '=', v.userId),
);

export async function developerOf(query: Query, userId: number): Promise<Developer> {
  const [row] = await query(standing, { userId });
  const isPremium = row?.isPremium ?? false;
  return {
    agreedAt: row?.agreedAt ?? null,
    builds: row?.builds ?? '',
    perMinute: perMinuteFor(isPremium),
    isPremium,
  };
}

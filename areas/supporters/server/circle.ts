import { sql } from 'kysely';
import type { Circle } from '#areas/people/server/public.ts';
import { isThere } from '#platform/server/statement.ts';
import { from } from './from.ts';

/** Who has agreed to support a member, until that ends, may read what the member keeps for supporters. */
export const supporterCircle: Circle = {
  audience: 'supporters',
  has: (reader, member) =>
    isThere(
      from
        .selectFrom('support_grants')
        .where((e) => sql<boolean>`${e.ref('support_grants.member_id')} = ${member}`)
        .where('support_grants.supporter_id', '=', reader)
        .where('support_grants.accepted_at', 'is not', null)
        .where((e) => sql<boolean>`${e.ref('support_grants.ends_at')} > now()`),
    ),
};

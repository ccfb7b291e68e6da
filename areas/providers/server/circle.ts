import { sql } from 'kysely';
import type { Circle } from '#areas/people/server/public.ts';
import { isThere } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { actsFor } from './team/may-act.ts';

/** Who answers for a listing that a member has written to may read what the member keeps for providers. */
export const providerCircle: Circle = {
  audience: 'providers',
  has: (reader, member) =>
    isThere(
      from
        .selectFrom('provider_enquiries')
        .where((e) => sql<boolean>`${e.ref('provider_enquiries.user_id')} = ${member}`)
        .where((e) => actsFor(reader, e.ref('provider_enquiries.provider_id'), 'coordinate')),
    ),
};

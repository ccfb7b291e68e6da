import { sql } from 'kysely';
import type { Circle } from '#areas/people/server/public.ts';
import { isThere } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** Whom a member matched with may read what the member keeps for matches. */
export const matchCircle: Circle = {
  audience: 'matches',
  has: (reader, member) =>
    isThere(
      from
        .selectFrom('connection_matches')
        .where((e) =>
          e.or([
            e.and([
              e('connection_matches.low_id', '=', reader),
              sql<boolean>`${e.ref('connection_matches.high_id')} = ${member}`,
            ]),
            e.and([
              sql<boolean>`${e.ref('connection_matches.low_id')} = ${member}`,
              e('connection_matches.high_id', '=', reader),
            ]),
          ]),
        ),
    ),
};

import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const matched = statement((v: { one: number; another: number }) =>
  from
    .selectFrom('connection_matches as m')
    .innerJoin('connection_profiles as p', 'p.user_id', 'm.low_id')
    .innerJoin('connection_profiles as q', 'q.user_id', 'm.high_id')
    .select('m.id')
    .where(sql<boolean>`m.low_id = least(${v.one}::int, ${v.another}::int)`)
    .where(sql<boolean>`m.high_id = greatest(${v.one}::int, ${v.another}::int)`)
    .where('p.allow_messages', '=', true)
    .where('q.allow_messages', '=', true)
    .limit(sql.lit(1)),
);

/** Two who match, and both take messages from matches, need not ask each other first. */
export const haveMatched = async (query: Query, one: number, another: number): Promise<boolean> =>
  (await query(matched, { one, another })).length > 0;

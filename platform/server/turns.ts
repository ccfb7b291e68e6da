import { sql } from 'kysely';
import type { Query } from './db.ts';
import { statement } from './statement.ts';

const alone = statement(
  (v: { name: string }) => sql`select pg_advisory_xact_lock(hashtextextended(${v.name}::text, 0))`,
);
const beside = statement(
  (v: { name: string }) => sql`select pg_advisory_xact_lock_shared(hashtextextended(${v.name}::text, 0))`,
);

/** Begins with the area: 'events of', memberId. What has another name never waits. */
type Name = readonly [string, ...(string | number)[]];

/**
 * Waits until no other transaction holds the turn of this name, then holds it until its own transaction ends: whoever
 * counts what there is before adding to it counts alone.
 */
export async function takeTurn(query: Query, ...name: Name): Promise<void> {
  await query(alone, { name: name.join(' ') });
}

/** Side by side with others that share the turn; waits for one that takes it alone. */
export async function shareTurn(query: Query, ...name: Name): Promise<void> {
  await query(beside, { name: name.join(' ') });
}

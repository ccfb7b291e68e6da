import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { assertOpen } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';

/** The screen asks for it in place and goes on with what was written. */
const readFirst = () => problem.conflict('Read the guidelines and agree to them first. What you wrote is kept.');

/** In a space that is not archived, by a member who has agreed to the guidelines. */
export function assertMayWrite(space: RawSpace): void {
  assertOpen(space);
  if (!space.guidelinesAccepted) throw readFirst();
}

export const noteActivity = (query: Query, spaceId: number, now: Date) =>
  query(
    'space-active',
    'update spaces set last_active_at = greatest(last_active_at, $2::timestamptz) where id = $1::int',
    [spaceId, now.toISOString()],
  );

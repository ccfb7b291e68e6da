import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { mustTakePart } from '../must.ts';
import type { RawSpace } from '../space-sql.ts';

/** The screen asks for it in place and goes on with what was written. */
const readFirst = () => problem.conflict('Read the guidelines and agree to them first. What you wrote is kept.');

/** A member who has agreed to the guidelines, in a space that is not archived. */
export async function mustWrite(query: Query, actorId: number, spaceId: number): Promise<RawSpace> {
  const space = await mustTakePart(query, actorId, spaceId);
  if (!space.guidelinesAccepted) throw readFirst();
  return space;
}

export const noteActivity = (query: Query, spaceId: number, now: Date) =>
  query(
    'space-active',
    'update spaces set last_active_at = greatest(last_active_at, $2::timestamptz) where id = $1::int',
    [spaceId, now.toISOString()],
  );

import type { RegisteredDoor } from '#platform/server/acting.ts';
import type { Query } from '#platform/server/db.ts';

/** Doors of a member that are closed for everyone now, with the reason, by name. */
export async function closedDoors(
  doors: readonly RegisteredDoor[],
  ask: { readonly query: Query; readonly memberId: number },
): Promise<ReadonlyMap<string, string>> {
  const reasons = await Promise.all(
    doors.map(async ({ name, closed }) => [name, (await closed?.(ask)) ?? ''] as const),
  );
  return new Map(reasons.filter(([, reason]) => reason !== ''));
}

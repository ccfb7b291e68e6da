import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';

/** Subjects of the audit log that an administrator may not learn of. The areas that write them say so. */
export const hiddenSubjects = place<(query: Query, viewerId: number) => Promise<readonly string[]>>(
  'what the audit log hides from a viewer',
);

export const hiddenSubjectsFrom = async (query: Query, viewerId: number): Promise<string[]> =>
  (await Promise.all(hiddenSubjects.now().map((find) => find(query, viewerId)))).flat();

import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { notBlockedText } from './blocks.ts';

/** Unknown members and members behind a block, whoever made it, are the same 404. */
export async function mustSee(query: Query, viewerId: number, id: number): Promise<void> {
  const [row] = await query(
    'people-see',
    `select 1 as seen from users u where u.id = $2 and ${notBlockedText('$1', 'u.id')}`,
    [viewerId, id],
  );
  if (!row) throw problem.notFound();
}

export function mustBeAnother(viewerId: number, id: number, message: string): void {
  if (viewerId === id) throw problem.invalid([{ field: 'id', rule: 'self', message }], message);
}

import type { Query } from '#platform/server/db.ts';
import type { Shortcut } from '../contract.ts';

export const shortcutsOf = (query: Query, userId: number) =>
  query<Shortcut>('shortcuts', 'select path, title from shortcuts where user_id = $1 order by position, path', [
    userId,
  ]);

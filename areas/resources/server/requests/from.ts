import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { resourceRequests, resources } from '../tables.ts';

/** What requests ask the database of. */
export const from = tables<{
  resource_requests: typeof resourceRequests;
  resources: typeof resources;
  users: typeof users;
}>();

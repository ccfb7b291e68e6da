import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { legalRequests } from './tables.ts';

/** What requests for evidence ask the database of. */
export const from = tables<{ legal_requests: typeof legalRequests; users: typeof users }>();

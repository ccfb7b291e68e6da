import type { follows } from '#areas/people/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { sampleThings } from './tables.ts';

/** What sample things ask the database of. */
export const from = tables<{ follows: typeof follows; sample_things: typeof sampleThings; users: typeof users }>();

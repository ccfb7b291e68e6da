import { tables } from '#platform/server/statement.ts';
import type { feedReads } from './tables.ts';

/** What the feed asks the database of. */
export const from = tables<{ feed_reads: typeof feedReads }>();

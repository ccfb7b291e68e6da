import { tables } from '#platform/server/statement.ts';
import type { pollOptions, polls, pollVotes } from './tables.ts';

/** What polls ask the database of. */
export const from = tables<{
  polls: typeof polls;
  poll_options: typeof pollOptions;
  poll_votes: typeof pollVotes;
}>();

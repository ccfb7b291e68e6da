import { tables } from '#platform/server/statement.ts';
import type { sandboxMessages, sandboxPosts } from '../tables.ts';

/** All that a test key can reach: nothing of the community has a name here. */
export const from = tables<{
  sandbox_messages: typeof sandboxMessages;
  sandbox_posts: typeof sandboxPosts;
}>();

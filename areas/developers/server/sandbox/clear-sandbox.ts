import type { Result } from '#platform/contract/operation.ts';
import { job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { count, statement } from '#platform/server/statement.ts';
import type { getSandbox } from '../../contract.ts';
import { from } from './from.ts';

type Owned = { userId: number };
const clearPosts = statement((v: Owned) => from.deleteFrom('sandbox_posts').where('user_id', '=', v.userId));
const clearMessages = statement((v: Owned) => from.deleteFrom('sandbox_messages').where('user_id', '=', v.userId));
const countPosts = statement((v: Owned) =>
  from.selectFrom('sandbox_posts').select(count.as('count')).where('user_id', '=', v.userId),
);
const countMessages = statement((v: Owned) =>
  from.selectFrom('sandbox_messages').select(count.as('count')).where('user_id', '=', v.userId),
);
const clearAllPosts = statement((_: object) => from.deleteFrom('sandbox_posts'));
const clearAllMessages = statement((_: object) => from.deleteFrom('sandbox_messages'));

export async function clearSandbox(query: Query, userId: number): Promise<void> {
  await query(clearPosts, { userId });
  await query(clearMessages, { userId });
}

/** C-55: each night, at the minute that the screen names. */
const nightly = { hour: 16, minute: 30 } as const;

export const clearSandboxes = job(
  'developers.clear-sandboxes',
  `${nightly.minute} ${nightly.hour} * * *`,
  async ({ db }) => {
    const query = queryIn(db);
    await query(clearAllPosts, {});
    await query(clearAllMessages, {});
  },
);

function nextClearing(now: Date): string {
  const next = new Date(now);
  next.setUTCHours(nightly.hour, nightly.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
}

export async function sandboxOf(query: Query, userId: number, now: Date): Promise<Result<typeof getSandbox>> {
  const [posts] = await query(countPosts, { userId });
  const [messages] = await query(countMessages, { userId });
  return { posts: posts?.count ?? 0, messages: messages?.count ?? 0, clearsAt: nextClearing(now) };
}

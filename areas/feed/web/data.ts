import type { countNewPosts } from '#areas/posts/contract.ts';
import { readKey } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { call } from '#platform/web/client/call.ts';
import { useSession } from '#platform/web/session.ts';
import type { markFeedSeen, readFeedPosition } from '../contract.ts';

export const countNewer = (since: string) => call<typeof countNewPosts>('countNewPosts', { since });

const positionKey = () => readKey('readFeedPosition');

export function useFeedPosition() {
  const enabled = useSession().member !== null;
  return useRead<typeof readFeedPosition>('readFeedPosition', {}, { enabled }).data;
}

/** Within one visit the answer stays the same, so the line in the feed does not move. */
export async function markSeen(newest: string): Promise<void> {
  queryClient.setQueryData(positionKey(), await call<typeof markFeedSeen>('markFeedSeen', { newest }));
}

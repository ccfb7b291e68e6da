import type { getUser } from '#areas/people/contract.ts';
import type { getPost, listComments } from '#areas/posts/contract.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type { sendSupportMessage } from '../contract.ts';
import type { Reportable } from './report-address.ts';

export const useSendSupportMessage = () => useWrite<typeof sendSupportMessage>('sendSupportMessage');

interface Author {
  readonly id: number;
  readonly displayName: string;
}

/** Who wrote it. Throws a 404 when it is not there, or not for this reader. */
export async function authorOf({ contentType, contentId, postId }: Reportable): Promise<Author> {
  if (contentType === 'member') return call<typeof getUser>('getUser', { id: contentId });
  if (contentType === 'post') return (await call<typeof getPost>('getPost', { id: contentId })).author;
  let cursor: string | undefined;
  do {
    const page = await call<typeof listComments>('listComments', { id: postId ?? 0, limit: 100, cursor });
    const comment = page.items.find(({ id }) => id === contentId);
    if (comment) return comment.author;
    cursor = page.next;
  } while (cursor);
  throw new CommentMissing();
}

/** The address names a comment that its post does not have, or no longer. */
export class CommentMissing extends Error {}

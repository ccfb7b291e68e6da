import { copyAddress, shareAddress } from '#platform/web/share.ts';
import type { Post } from '../../contract.ts';
import { opening } from '../words.ts';

const what = 'this post';

export const copyLink = (path: string): Promise<void> => copyAddress(path, what);

export function sharePost({ path, author, title, content, contentWarning }: Post): Promise<void> {
  const text = contentWarning ? '' : `: ${opening(title || content, 60)}`;
  return shareAddress(path, `${author.displayName} on Doorways${text}`, what);
}

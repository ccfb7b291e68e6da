import type { RefObject } from 'react';
import { FeedEnd, type FeedEndProps } from './feed-end.tsx';
import { FeedKeys } from './feed-keys.tsx';

/** What stands behind the posts, and the keys that lead there and from post to post. */
export const AfterPosts = ({ box, ...end }: FeedEndProps & { readonly box: RefObject<HTMLElement | null> }) => (
  <>
    <FeedKeys list={box} />
    <FeedEnd {...end} />
  </>
);

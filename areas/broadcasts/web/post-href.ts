import type { Broadcast } from '../contract.ts';

const bases = { group: '/support-groups', community: '/local-communities' } as const;

/** Where the post is, with its comments. */
export const postHref = ({ postId, space }: Pick<Broadcast, 'postId' | 'space'>): string =>
  space ? `${bases[space.kind]}/${space.id}#space-post-${space.postId}` : `/post/${postId}`;

import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';
import type { Post } from '../contract.ts';

/** What an area makes of posts of some types. Types that nobody brings are plain posts. */
export interface PostKind {
  readonly types: readonly Post['type'][];
  /** Address of the page that it is read on; null: the one of a plain post. */
  readonly path: (post: { readonly id: number; readonly slug: string | null }) => string | null;
  /** The last part of a new one's address, from its title. Where it is taken, the number is put behind it. */
  readonly slug?: (title: string) => string;
  /** The category that a new one goes to. */
  readonly category?: (query: Query, chosen: number | undefined) => Promise<number>;
  /** In this category people can write without their name. Nowhere else. */
  readonly mayHide?: (category: number | null) => boolean;
}

export const postKinds = place<PostKind>('kinds of posts');

export const kindOf = (type: string): PostKind | undefined =>
  postKinds.now().find(({ types }) => types.some((one) => one === type));

export const pathOf = (post: { readonly id: number; readonly type: string; readonly slug: string | null }): string =>
  kindOf(post.type)?.path(post) ?? `/post/${post.id}`;

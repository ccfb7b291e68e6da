import type { DemoComment, DemoPost } from './posts.ts';

export interface Ordered<T> {
  readonly id: number;
  readonly row: T;
  readonly at: Date;
  readonly post: DemoPost;
}

const minute = 60_000;

const numbered = <T>(rows: readonly Omit<Ordered<T>, 'id'>[]): Ordered<T>[] =>
  [...rows].sort((a, b) => a.at.getTime() - b.at.getTime()).map((row, at) => ({ ...row, id: at + 1 }));

/** Gives demo rows their ids: oldest first, so that ids rise with time, and the same at every seeding. */
export function orderDemo(posts: readonly DemoPost[], now: Date) {
  const timeOf = ({ minutesAgo }: DemoPost) => new Date(now.getTime() - minutesAgo * minute);
  const inOrder = numbered(posts.map((post) => ({ row: post, post, at: timeOf(post) })));
  const comments = numbered<DemoComment>(
    posts.flatMap((post) =>
      post.comments.map((row) => ({ row, post, at: new Date(timeOf(post).getTime() + row.minutesAfter * minute) })),
    ),
  );
  const withImage = inOrder.filter(({ row }) => row.image);
  const withOffer = withImage.filter(({ row }) => row.image?.offered);
  return { posts: inOrder, comments, withImage, withOffer };
}

/** Ids of the demo's rows by the key of their post, for what other areas seed about them. */
export function demoIds(posts: readonly DemoPost[]) {
  const order = orderDemo(posts, new Date(0));
  const must = <T>(found: T | undefined, key: string): T => {
    if (found === undefined) throw new Error(`The demo has nothing for ${key}.`);
    return found;
  };
  const indexed = (rows: readonly Ordered<unknown>[], key: string) =>
    must(rows.findIndex(({ post }) => post.key === key) + 1 || undefined, key);
  return {
    post: (key: string) => indexed(order.posts, key),
    comment: (key: string, index: number) =>
      must(
        order.comments.find(({ post, row }) => post.key === key && post.comments[index] === row)?.id,
        `${key} ${index}`,
      ),
    offer: (key: string) => indexed(order.withOffer, key),
  };
}

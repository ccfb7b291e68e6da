import { searchPosts } from '#areas/feed/server/public.ts';
import { searchPeople } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { search as contract } from '../contract.ts';

const none = { total: 0, items: [], next: undefined };

/**
 * Each area finds its own and applies its own rules. A search of one kind still counts the other, so that the filters
 * can say how many they lead to; one found thing is enough for that.
 */
export const search: Handler<typeof contract> = async ({ input, actor, query }) => {
  const { kind, limit, cursor } = input;
  const q = input.q.trim();
  const page = (own: 'posts' | 'people') => (kind === own ? { limit, cursor } : { limit: kind === 'all' ? limit : 1 });
  const [posts, people] = await Promise.all([
    searchPosts(query, actor, q, page('posts')),
    searchPeople(query, actor, q, page('people')),
  ]);
  const shownPosts = kind === 'people' ? none : posts;
  const shownPeople = kind === 'posts' ? none : people;
  const next = kind === 'all' ? undefined : kind === 'posts' ? posts.next : people.next;
  return {
    query: q,
    total: { posts: posts.total, people: people.total },
    posts: shownPosts.items.map(({ post, snippet }) => ({ ...post, snippet })),
    people: shownPeople.items,
    next: next ?? null,
  };
};

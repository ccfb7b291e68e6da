import { z } from 'zod';
import { Post } from '#areas/feed/contract.ts';
import { Person, paging, text } from '#platform/contract/fields.ts';
import { areaContract, json, operation } from '#platform/contract/operation.ts';

/** Most characters of what is searched for. */
export const searchLimit = 200;

export const SearchKind = z.enum(['all', 'posts', 'people']);
export type SearchKind = z.infer<typeof SearchKind>;

export const FoundPost = Post.extend({
  /** The part of the text that matches; empty when the author warns of what is in it. */
  snippet: z.string(),
});
export type FoundPost = z.infer<typeof FoundPost>;

export const FoundMember = Person.extend({ bio: z.string(), location: z.string() });
export type FoundMember = z.infer<typeof FoundMember>;

export const SearchResult = z.object({
  /** What was searched for, trimmed. */
  query: z.string(),
  /** How many there are of each kind that the viewer may open; posts are counted up to 1,000. */
  total: z.object({ posts: z.number().int().min(0), people: z.number().int().min(0) }),
  posts: z.array(FoundPost),
  /** Empty for guests: profiles need an account. */
  people: z.array(FoundMember),
  /** Goes back as cursor for more of one kind; null when there is no more, and when kind is all. */
  next: z.string().nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = operation({
  name: 'search',
  method: 'GET',
  path: '/api/search',
  policy: 'anyone',
  summary: 'Posts and members that match, best first, as far as the caller may open them.',
  query: z.object({ q: text(searchLimit), kind: SearchKind.default('all'), ...paging(10) }),
  output: json(SearchResult),
});

export const searchContract = areaContract({ name: 'search', operations: [search] });

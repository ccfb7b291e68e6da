import { z } from 'zod';
import { Id, id, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, json, nothing, operation } from '#platform/contract/operation.ts';
import { searchLimit, suggest } from '#platform/contract/suggest.ts';

/** Most characters of a word or phrase on the list of search words. */
export const searchWordLimit = 60;

export const Hit = z.object({
  /** Unlike any other of its kind. */
  id: z.string(),
  /** Where it leads. */
  href: z.string(),
  title: z.string(),
  /** The part that matches; empty when the author warns of what is in it. */
  text: z.string(),
  /** What the author warns of; empty: nothing. */
  warning: z.string(),
  /** Short facts in words. */
  facts: z.array(z.string()),
  at: Timestamp.nullable(),
  /** Address of a picture. */
  avatar: z.string().nullable(),
});
export type Hit = z.infer<typeof Hit>;

export const SearchGroup = z.object({
  /** posts, people or tags. */
  kind: z.string(),
  label: z.string(),
  /** How many there are that the caller may open; counted up to 1,000. */
  total: z.number().int().min(0),
  hits: z.array(Hit),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

export const SearchResult = z.object({
  /** What was searched for, trimmed. */
  query: z.string(),
  /** Other words for the same thing that were looked for too. */
  also: z.array(z.string()),
  /** Near spellings that were looked for too. */
  near: z.array(z.string()),
  groups: z.array(SearchGroup),
  /** Goes back as cursor for more of one kind; null when there is no more, and when kind is all. */
  next: z.string().nullable(),
  /** When nothing was found: the same with words that would find something, and tags to look around in. */
  help: z.object({ spellings: z.array(z.string()), tags: z.array(z.string()) }).nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = operation({
  name: 'search',
  method: 'GET',
  path: '/api/search',
  policy: 'anyone',
  summary: 'Posts, members and tags that match, best first, as far as the caller may open them.',
  query: z.object({
    q: text(searchLimit),
    /** all, posts, people or tags. */
    kind: z.string().max(20).default('all'),
    /** typed: no other words for the same thing, and no near spellings. */
    words: z.enum(['any', 'typed']).default('any'),
    ...paging(10),
  }),
  output: json(SearchResult),
  rate: 'search',
});

/** Two ways to say the same thing. */
export const SearchWord = z.object({
  id: Id,
  word: z.string(),
  means: z.string(),
  /** Came with the product. */
  shipped: z.boolean(),
});
export type SearchWord = z.infer<typeof SearchWord>;

export const listSearchWords = operation({
  name: 'listSearchWords',
  method: 'GET',
  path: '/api/search/words',
  policy: 'moderator',
  summary: 'Pairs of everyday and service words. Searching for one finds the other too.',
  output: json(z.object({ items: z.array(SearchWord) })),
});

export const addSearchWord = operation({
  name: 'addSearchWord',
  method: 'POST',
  path: '/api/search/words',
  policy: 'moderator',
  summary: 'Adds a pair. A pair already on the list is a conflict.',
  body: z.object({ word: text(searchWordLimit).trim(), means: text(searchWordLimit).trim() }),
  output: json(SearchWord),
  status: 201,
  errors: ['conflict'],
});

export const removeSearchWord = operation({
  name: 'removeSearchWord',
  method: 'DELETE',
  path: '/api/search/words/{id}',
  policy: 'moderator',
  summary: 'Removes a pair from the list, including pairs that came with the product.',
  params: z.object({ id }),
  output: nothing(),
});

export const searchContract = areaContract({
  name: 'search',
  operations: [search, suggest, listSearchWords, addSearchWord, removeSearchWord],
  entities: { Hit, SearchGroup, SearchResult, SearchWord },
});

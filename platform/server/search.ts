import { type Expression, sql } from 'kysely';
import type { Query } from './db.ts';
import type { Principal } from './principal.ts';
import { problem } from './problem.ts';
import { inText } from './statement.ts';

/** What somebody looks for, as text and as everyday and service words for the same thing. */
export interface SearchWords {
  /** As typed; words in quotes and minus signs work. */
  readonly typed: string;
  /** Other words for a part of it, and what is left of it besides. */
  readonly also: readonly { readonly phrase: string; readonly rest: string }[];
  /** Only these words: no other words for the same thing, and no near spellings. */
  readonly exact: boolean;
}

export interface SearchAsk {
  readonly query: Query;
  readonly principal: Principal;
  readonly words: SearchWords;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One found thing, as the results show it. */
export interface Hit {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** The part that matches; empty where the author warns of what is in it. */
  readonly text: string;
  /** What the author warns of; empty: nothing. */
  readonly warning: string;
  /** Short facts in words: "By Dana Petrov". */
  readonly facts: readonly string[];
  readonly at: string | null;
  readonly avatar: string | null;
}

export interface Found {
  /** How many the viewer may open; counted up to mostCounted. */
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly next?: string | undefined;
  /** Near spellings that were looked for too. */
  readonly near?: readonly string[];
}

export interface Suggestion {
  readonly href: string;
  readonly label: string;
  readonly detail: string;
}

/** What an area lets people find. It applies its own rules: what the viewer may not open is neither shown nor counted. */
export interface Search {
  /** Its name in addresses: 'posts'. */
  readonly kind: string;
  /** Its heading: 'Posts'. */
  readonly label: string;
  readonly find: (ask: SearchAsk) => Promise<Found>;
  /** Things whose name begins as typed, at most `limit`. */
  readonly suggest: (ask: SearchAsk) => Promise<readonly Suggestion[]>;
  /** When nothing was found: the same search with words that exist and that this viewer would find. */
  readonly spellings?: (ask: SearchAsk) => Promise<readonly string[]>;
  /** When nothing was found: tags to look around by, most used first, at most `limit`. */
  readonly tags?: (ask: SearchAsk) => Promise<readonly string[]>;
}

/** What a text is compared with. */
export interface TextQuery {
  readonly isTextQuery: true;
}

export const mostCounted = 1000;

/** Quotes and minus signs are instructions: then nothing is put in the place of words. */
export const hasOperators = (q: string) => /"|(^|\s)-\S/.test(q);

/** Letters and digits of what was typed, word by word, in small letters. */
export const wordsOf = (q: string): string[] => q.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Two text queries: the words themselves, and whatever else stands for them (undefined: nothing). */
export function searchedText(words: SearchWords, near: readonly string[] = []) {
  const typed = sql<TextQuery>`websearch_to_tsquery('english', ${words.typed}::text)`;
  const others = [
    ...words.also.map(
      ({ phrase, rest }) =>
        sql`(phraseto_tsquery('english', ${phrase}::text) && plainto_tsquery('english', ${rest}::text))`,
    ),
    ...near.map((text) => sql`plainto_tsquery('english', ${text}::text)`),
  ];
  return { typed, others: others.length > 0 ? sql<TextQuery>`(${sql.join(others, sql` || `)})` : undefined };
}

/** The same for a statement that is written as a text. */
export function textQueries(words: SearchWords, near: readonly string[], value: (one: unknown) => string) {
  const { typed, others } = searchedText(words, near);
  return { typed: inText(typed, value), others: others && inText(others, value) };
}

/** Patterns for LIKE and ILIKE take these signs for instructions. */
export const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The column has each of the words somewhere. One after the other: an index of trigrams cannot take a list of them. */
export const hasEach = (column: Expression<string>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${column} ilike ${`%${likeText(word)}%`}::text`),
    sql` and `,
  )})`;

/** Place in a list sorted by rank, then by a second key (a time or nothing), then by id. */
export interface Place {
  readonly rank: string;
  readonly at: string;
  readonly id: number;
}

const form = /^(\d{1,2}(?:\.\d{1,5})?) (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z|-) (\d{1,10})$/;

export const writePlace = ({ rank, at, id }: Place) => Buffer.from(`${rank} ${at} ${id}`).toString('base64url');

export function readPlace(cursor: string | undefined, start: Place): Place {
  if (cursor === undefined) return start;
  const match = form.exec(Buffer.from(cursor, 'base64url').toString());
  const [, rank, at, id] = match ?? [];
  const isTime = start.at !== '-';
  if (!rank || !at || !id || (at !== '-') !== isTime || Number(id) > 2_147_483_647) throw startAgain();
  if (isTime && (Number.isNaN(Date.parse(at)) || at < '0001')) throw startAgain();
  return { rank, at, id: Number(id) };
}

const startAgain = () => problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the search again.' }]);

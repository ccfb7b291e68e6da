import type { Query } from './db.ts';
import type { Principal } from './principal.ts';
import { problem } from './problem.ts';

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
}

export const mostCounted = 1000;

/** Quotes and minus signs are instructions: then nothing is put in the place of words. */
export const hasOperators = (q: string) => /"|(^|\s)-\S/.test(q);

/** Letters and digits of what was typed, word by word, in small letters. */
export const wordsOf = (q: string): string[] => q.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** SQL of two text queries: the words themselves, and whatever else stands for them (undefined: nothing). */
export function textQueries(words: SearchWords, near: readonly string[], value: (one: unknown) => string) {
  const typed = `websearch_to_tsquery('english', ${value(words.typed)}::text)`;
  const others = [
    ...words.also.map(
      ({ phrase, rest }) =>
        `(phraseto_tsquery('english', ${value(phrase)}::text) && plainto_tsquery('english', ${value(rest)}::text))`,
    ),
    ...near.map((text) => `plainto_tsquery('english', ${value(text)}::text)`),
  ];
  return { typed, others: others.length > 0 ? `(${others.join(' || ')})` : undefined };
}

/** Patterns for LIKE and ILIKE take these signs for instructions. */
export const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** SQL: the column has each of the words somewhere. One after the other: an index of trigrams cannot take a list of them. */
export const hasEach = (column: string, words: readonly string[], value: (one: unknown) => string) =>
  words.map((word) => `${column} ilike ${value(`%${likeText(word)}%`)}::text`).join(' and ');

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

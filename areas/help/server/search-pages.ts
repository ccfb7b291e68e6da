import { problem } from '#platform/server/problem.ts';
import { type Found, type SearchAsk, type Suggestion, wordsOf } from '#platform/server/search.ts';
import { type FoundPage, foundPages } from '../pure/pages.ts';

/** Words of a question that say nothing of what is looked for. */
const small = new Set(
  'a an and are can change do does for from how i in is it me my of on or see set that the this to turn what when where with you your'.split(
    ' ',
  ),
);

/** "settings" and "setting" are one word here. */
const stem = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);
const stems = (text: string) => wordsOf(text).map(stem);

interface Known {
  readonly page: FoundPage;
  readonly title: readonly string[];
  readonly all: readonly string[];
}

const known: readonly Known[] = foundPages.map((page) => ({
  page,
  title: stems(page.title),
  all: stems(`${page.title} ${page.text} ${page.words}`),
}));

interface Wanted {
  readonly has: readonly string[];
  readonly not: readonly string[];
}

/** A minus sign leaves pages out; small words of a question count for nothing. */
function wantedIn(text: string): Wanted {
  const parts = text.split(/\s+/);
  const of = (some: readonly string[]) => some.flatMap((part) => wordsOf(part));
  const not = of(parts.filter((part) => part.startsWith('-'))).map(stem);
  const has = of(parts.filter((part) => !part.startsWith('-')))
    .filter((word) => !small.has(word))
    .map(stem);
  return { has, not };
}

/** 2: all words are in its title; 1: all are somewhere in it; 0: not found. */
function rankOf({ title, all }: Known, { has, not }: Wanted): 0 | 1 | 2 {
  if (has.length === 0 || not.some((word) => all.includes(word))) return 0;
  if (has.every((word) => title.includes(word))) return 2;
  return has.every((word) => all.includes(word)) ? 1 : 0;
}

const openTo = ({ page }: Known, principal: SearchAsk['principal']) => !page.members || principal.id > 0;

function found({ principal, words }: SearchAsk): FoundPage[] {
  const texts = [words.typed, ...words.also.map(({ phrase, rest }) => `${phrase} ${rest}`)];
  const wanted = texts.map(wantedIn);
  return known
    .filter((one) => openTo(one, principal))
    .map((one) => ({ page: one.page, rank: Math.max(...wanted.map((each) => rankOf(one, each))) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ page }) => page);
}

/** Where the next page of the list begins. */
function startOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,3}$/.test(cursor)) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the search again.' }]);
  }
  return Number(cursor);
}

/** Pages of help, answers of the FAQ and settings: they are few, and in memory. */
export async function searchPages(ask: SearchAsk): Promise<Found> {
  const pages = found(ask);
  const from = startOf(ask.cursor);
  const to = from + ask.limit;
  return {
    total: pages.length,
    hits: pages.slice(from, to).map(({ href, title, text, of }) => ({
      ...{ href, title, text, warning: '', facts: [of], at: null, avatar: null },
      // A part of ids on the page, so without the signs of an address.
      id: href.replaceAll(/[^a-z0-9]+/gi, '-'),
    })),
    next: to < pages.length ? String(to) : undefined,
  };
}

/** Words before the last are whole, and the last may be unfinished. */
export async function suggestPages({ principal, words, limit }: SearchAsk): Promise<readonly Suggestion[]> {
  const typed = wordsOf(words.typed);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const whole = typed.slice(0, -1).map(stem);
  const unfinished = stem(last);
  const fits = ({ title }: Known) =>
    title.some((word) => word.startsWith(unfinished)) && whole.every((word) => title.includes(word));
  return known
    .filter((one) => openTo(one, principal) && fits(one))
    .slice(0, limit)
    .map(({ page }) => ({ href: page.href, label: page.title, detail: page.of }));
}

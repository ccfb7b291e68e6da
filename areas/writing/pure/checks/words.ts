/** A word with its place in the text. Addresses are no words. */
export interface Word {
  readonly text: string;
  /** In small letters, with straight apostrophes. */
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

const word = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(word)].flatMap(({ 0: found, index }) =>
    /^(?:https?:\/\/|www\.)/.test(found)
      ? []
      : [{ text: found, plain: plainOf(found), from: index, to: index + found.length }],
  );

const plainOf = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Only spaces between them: no comma, no full stop, no line break. */
export const follows = (text: string, one: Word | undefined, two: Word | undefined): boolean =>
  one !== undefined && two !== undefined && /^[ \u00a0]{1,3}$/.test(text.slice(one.to, two.from));

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en-AU') + text.slice(1);
const isUpper = (text: string) => text !== text.toLocaleLowerCase('en-AU') && text === text.toLocaleUpperCase('en-AU');

/** All in capitals, and longer than "I". */
export const isShouted = ({ text }: Word): boolean => text.length > 1 && isUpper(text);
/** The new words with a capital letter where the old ones have one. */
export const inCaseOf = (old: string, text: string): string => (isUpper(old.charAt(0)) ? capital(text) : text);
export const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:\n])["'“”’)*_]{0,3}[ \u00a0]{0,2}["'“‘(*_]{0,3}$/.test(text.slice(Math.max(0, at - 9), at));

const vowel = /^(?!(?:one|once|us|use|uni|eu))[aeiou]/i;
/** "a" or "an" before the new words where the old words had the other one; undefined where it stays. */
export function articleFor(before: Word | undefined, insert: string): string | undefined {
  if (before?.plain !== 'a' && before?.plain !== 'an') return undefined;
  const article = vowel.test(insert) ? 'an' : 'a';
  return article === before.plain ? undefined : inCaseOf(before.text, article);
}

/**
 * Characters that no text may hold: what PostgreSQL cannot store, halves of a character, control characters, and those
 * that turn the direction of what follows around without being seen. Marks and isolates of direction may stay: a
 * paragraph keeps them to itself.
 */
const unwanted = /[^\P{Cc}\t\n]|[\u202a-\u202e\ufffe\uffff]|\p{Surrogate}/u;
const everyUnwanted = new RegExp(unwanted, 'gu');

export const hasUnwanted = (text: string): boolean => unwanted.test(text);
export const withoutUnwanted = (text: string): string => text.replaceAll(everyUnwanted, '');

/** No visible character. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Cc}\p{Z}]/u.test(text);

/** Letters and figures in lower case, words apart by one space. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True when the words that were asked for are among those that were heard, one after the other. */
export const saidIt = (heard: string, asked: string): boolean =>
  ` ${plainWords(heard)} `.includes(` ${plainWords(asked)} `);

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Without capitals and accents; typographic apostrophes are plain ones. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[’ʼ]/g, "'");

const split = (plainText: string): string =>
  [...segmenter.segment(plainText)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])).join(' ');

/** The words of a text, by the boundaries of Unicode, with one space between: "Café-Kultur!" is "cafe kultur". */
export const foldWords = (text: string): string => split(plain(text));

/** True when one of the folded phrases stands in one of the texts, as whole words. */
export function saysAny(phrases: readonly string[], texts: readonly string[]): boolean {
  return texts.some((text) => {
    const whole = plain(text);
    // Cutting a text into words costs most, so it waits until a first word is there at all.
    const likely = phrases.filter((phrase) => whole.includes(phrase.split(' ', 1)[0] ?? phrase));
    if (likely.length === 0) return false;
    const words = ` ${split(whole)} `;
    return likely.some((phrase) => words.includes(` ${phrase} `));
  });
}

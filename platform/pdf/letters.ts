/** Stands for a sign that no font of the PDF has. */
export const unknownSign = '?';

/** Signs that are written in another way on paper. */
const written: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u200b': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u03bc': '\u00b5',
  '\u2192': '->',
  '\u2264': '<=',
  '\u2265': '>=',
};

export interface Run<Font extends string> {
  readonly font: Font;
  readonly text: string;
}

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Cuts a text into pieces of one font each: the first of the fonts that has a letter writes it. What none has becomes
 * a question mark, and is told to `miss`.
 */
export function runsOf<Font extends string>(
  text: string,
  fonts: readonly Font[],
  has: (font: Font, letter: string) => boolean,
  miss: (letter: string) => void,
): readonly Run<Font>[] {
  const runs: { font: Font; text: string }[] = [];
  const [usual] = fonts;
  const put = (font: Font | undefined, letter: string) => {
    const last = runs.at(-1);
    if (font === undefined || letter === '') return;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  };
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    const letter = written[segment] ?? segment;
    const font = fonts.find((each) => has(each, letter));
    if (font === undefined) miss(segment);
    put(font ?? usual, font === undefined ? unknownSign : letter);
  }
  return runs;
}

const endsOpen = /[\p{L}\p{N})]$/u;
const beginsSentence = /^["“‘(]?[\p{Lu}\p{N}]/u;

/**
 * The lines of a text as one. A line that ends without a mark gets a full stop where the next one begins a sentence, so
 * that a heading doesn’t run into the text below it.
 */
export function oneLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  return lines
    .map((line, at) => (endsOpen.test(line) && beginsSentence.test(lines[at + 1] ?? '') ? `${line}.` : line))
    .join(' ');
}

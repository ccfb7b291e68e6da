/** As two options are compared: whatever their capitals and blanks. */
const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The first option that says the same as one before it, by its place from 0; undefined when all differ. */
export function firstTwice(options: readonly string[]): number | undefined {
  const seen = new Set<string>();
  for (const [at, option] of options.entries()) {
    const words = folded(option);
    if (words === '') continue;
    if (seen.has(words)) return at;
    seen.add(words);
  }
  return undefined;
}

/** A line of captions, in milliseconds since the recording began. */
export interface SpokenLine {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A caption stays at least so long, and no longer than until the next one. */
const leastMs = 1500;

export const cuesOf = (lines: readonly SpokenLine[]): Cue[] =>
  lines.map(({ at, until, text }, index) => {
    const next = lines[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const end = Math.max(at + 100, Math.min(next, Math.max(until, at + leastMs)));
    return { start: at / 1000, end: end / 1000, text };
  });

/** A post takes so many characters. */
const mostOfPost = 20_000;

/** "1:05" */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the post said, and below it all that was said; the end of a very long one is left to the captions. */
export function contentWith(before: string, lines: readonly SpokenLine[], most: number = mostOfPost): string {
  const begun = `${before}\n\nWhat was said:`;
  let content = begun;
  for (const { at, text } of lines) {
    const line = `\n${clockOf(at)} ${text}`;
    if (content.length + line.length > most) break;
    content += line;
  }
  return content === begun ? before : content;
}

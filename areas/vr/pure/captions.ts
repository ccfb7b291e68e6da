/** A line of a log, as it stands in a text that somebody keeps or reads in braille. */
interface LogLine {
  readonly speaker: string;
  readonly typedBy: string | null;
  readonly text: string;
  /** "10:32" */
  readonly time: string;
}

export const logText = (title: string, lines: readonly LogLine[]): string =>
  [
    title,
    '',
    ...lines.map(
      ({ speaker, typedBy, text, time }) => `${time} ${speaker}${typedBy ? ` (typed by ${typedBy})` : ''}: ${text}`,
    ),
    '',
  ].join('\n');

import { counted } from '#platform/contract/counted.ts';

export const fileName = 'accessibility-suggestions.txt';

interface Line {
  readonly line: number;
  readonly title: string;
  readonly quote: string;
  readonly reason: string;
  readonly suggestion: string;
}

/** The suggestions and the text as a file that every editor opens. */
export function suggestionsFile(findings: readonly Line[], text: string): string {
  const parts = findings.map(({ line, title, quote, reason, suggestion }, at) =>
    [`${at + 1}. Line ${line}: ${title}`, ...(quote ? [`   “${quote}”`] : []), `   ${reason}`, `   ${suggestion}`].join(
      '\r\n',
    ),
  );
  return [counted(findings.length, 'suggestion'), ...parts, 'Your text:', text, ''].join('\r\n\r\n');
}

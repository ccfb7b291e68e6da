import { analyseText } from '#areas/writing/server/public.ts';
import type { TextAnalysis } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';

/** What is answered about a text. Long quotes are cut, so that no answer is much longer than the text. */
export function answerOf(content: string): TextAnalysis {
  const { findings, ...measured } = analyseText(content);
  const shown = findings.slice(0, limits.findings).map(({ quote, edits, ...finding }) => ({
    ...finding,
    quote: quote.slice(0, limits.quote),
    ...(edits && { edits: edits.map((edit) => ({ ...edit })) }),
  }));
  return {
    suggestions: shown.map(({ line, title, suggestion }) => `Line ${line}: ${title}. ${suggestion}`),
    findings: shown,
    found: findings.length,
    ...measured,
  };
}

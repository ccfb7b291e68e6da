import { analyseMarkup } from '#areas/writing/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { limits } from '../../pure/limits.ts';
import { useAnalyse } from '../data.ts';
import { type Analysis, useFindings } from './use-findings.ts';

/** A text, checked on the server. */
export function useAnalysis(): Analysis {
  const { rest, take } = useFindings();
  const call = useAnalyse({
    onDone: ({ findings, found, words, sentences, grade }, { content }) => {
      const year = words > 0 ? `, for about school year ${grade}` : '';
      const summary = `The text you checked had ${counted(words, 'word')} in ${counted(sentences, 'sentence')}${year}.`;
      take({ content, findings, found, summary });
    },
    onFail: failed('The analysis failed', 'Your text is still here.'),
  });
  return { ...rest, pending: call.pending, analyse: () => call.mutate({ content: rest.text }) };
}

/** HTML, checked in the browser. */
export function useMarkupAnalysis(): Analysis {
  const { rest, take } = useFindings();
  const analyse = () => {
    const { findings, headings, pictures, links, tables } = analyseMarkup(rest.text);
    const counts = [
      counted(headings, 'heading'),
      counted(pictures, 'picture'),
      counted(links, 'link'),
      counted(tables, 'table'),
    ].join(', ');
    take({
      content: rest.text,
      findings: findings
        .slice(0, limits.findings)
        .map(({ edits, ...finding }) => ({ ...finding, ...(edits && { edits: [...edits] }) })),
      found: findings.length,
      summary: `The HTML you checked has: ${counts}.`,
    });
  };
  return { ...rest, pending: false, analyse };
}

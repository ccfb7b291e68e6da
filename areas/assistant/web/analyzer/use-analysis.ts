import { useState } from 'react';
import { analyseMarkup } from '#areas/writing/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { dayHere } from '#platform/web/time/day-here.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { limits } from '../../pure/limits.ts';
import { useAddCheck, useAnalyse, useProgressRead } from '../data.ts';
import { type Analysis, useFindings } from './use-findings.ts';

/** A text, checked on the server. Where the analyzer is shown, the figures are kept for those who turned that on. */
export function useAnalysis(isShown: boolean): Analysis {
  const { rest, take } = useFindings();
  const progress = useProgressRead(isShown);
  const add = useAddCheck({ onFail: failed('Couldn’t keep the figures of this check') });
  const call = useAnalyse({
    onDone: ({ findings, found, words, sentences, grade }, { content }) => {
      const year = words > 0 ? `, for about school year ${grade}` : '';
      const summary = `The text you checked had ${counted(words, 'word')} in ${counted(sentences, 'sentence')}${year}.`;
      take({ content, findings, found, summary });
      if (words > 0 && progress.data?.on) add.mutate({ day: dayHere(), words, grade, findings: found });
    },
    onFail: failed('The analysis failed', 'Your text is still here.'),
  });
  return { ...rest, pending: call.pending, refusal: '', analyse: () => call.mutate({ content: rest.text }) };
}

const noMarkup = 'We found no HTML here. To check the words, choose “A text”.';

/** HTML, checked in the browser. */
export function useMarkupAnalysis(): Analysis {
  const { rest, take } = useFindings();
  const [refused, setRefused] = useState<string>();
  const analyse = () => {
    const { elements, findings, headings, pictures, links, tables } = analyseMarkup(rest.text);
    if (elements === 0) {
      setRefused(rest.text);
      announce(noMarkup, { urgent: true });
      return;
    }
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
  return { ...rest, pending: false, refusal: refused === rest.text ? noMarkup : '', analyse };
}

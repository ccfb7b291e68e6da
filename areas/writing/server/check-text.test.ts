import { expect, test } from 'vitest';
import { analyseText, applyEdits, type TextAnalysis, type TextEdit, type TextFinding } from './public.ts';

test('other areas check a plain text and put right what they choose', () => {
  const text = 'Prior to the visit, the form was signed.';
  const analysis: TextAnalysis = analyseText(text);
  expect(analysis).toMatchObject({ grade: 2, words: 8, sentences: 1 });
  const findings: readonly TextFinding[] = analysis.findings;
  expect(findings.map(({ kind, quote }) => [kind, quote])).toEqual([
    ['jargon', 'Prior to'],
    ['passive', 'was signed'],
  ]);
  const edits: readonly TextEdit[] = findings.flatMap((finding) => finding.edits ?? []);
  expect(applyEdits(text, edits)).toBe('Before the visit, the form was signed.');
});

import { expect, test } from 'vitest';
import { findingsOf, fixedText, inQuote, quotesOf } from '../testing/blocks.ts';
import { check } from './check.ts';

test('the first mention is written out, with its meaning as the reason', () => {
  expect(findingsOf('short-form', 'Ask the NDIA. The NDIA answers.')).toMatchObject([
    {
      title: 'NDIA is a short form',
      reason: 'Not everyone knows it. The agency that runs the NDIS and decides about plans.',
      suggestion: 'Write it out the first time: “National Disability Insurance Agency (NDIA)”.',
      quote: 'NDIA',
      place: { path: [0], from: 8, to: 12 },
      fix: { label: 'Write it out', done: 'NDIA is written out at its first place.' },
    },
  ]);
  expect(fixedText('short-form', 'I have an SDA. Two OTs came. AT helps.')).toBe(
    'I have a Specialist Disability Accommodation (SDA). Two occupational therapists (OTs) came. Assistive technology (AT) helps.',
  );
});

test('what is written out already, shouted words and names are left alone', () => {
  expect(quotesOf('short-form', 'The Local Area Coordinator (LAC) came. The LAC left.')).toEqual([]);
  expect(quotesOf('short-form', 'LOOK AT THIS ART CLASS. We use Auslan.')).toEqual([]);
  expect(check(inQuote('The NDIA came.'))).toEqual([]);
});

test('a mention in a paragraph comes before one in a heading', () => {
  const heading = {
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text: 'The DSP' }],
  };
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'I get the DSP.' }] };
  expect(check({ type: 'doc', content: [heading, paragraph] })).toMatchObject([{ place: { path: [1], from: 10 } }]);
});

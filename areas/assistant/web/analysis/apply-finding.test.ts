import { describe, expect, test } from 'vitest';
import { applyFinding } from './apply-finding.ts';
import { suggestionsFile } from './suggestions-file.ts';

const found = (text: string, quote: string, insert?: string, key = quote) => {
  const from = text.indexOf(quote);
  const to = from + quote.length;
  const line = text.slice(0, from).split('\n').length;
  return { key, quote, from, to, line, edits: insert === undefined ? undefined : [{ from, to, insert }] };
};

describe('applying a finding', () => {
  const text = 'Call prior to noon.\nWe endeavour to answer prior to Friday.';
  test('changes its words, and moves all that come after', () => {
    const findings = [found(text, 'prior to', 'before'), found(text, 'endeavour', 'try')];
    const one = applyFinding({ text, findings }, 'prior to');
    expect(one.text).toBe('Call before noon.\nWe endeavour to answer prior to Friday.');
    expect(one.findings).toMatchObject([{ quote: 'endeavour', from: 21, to: 30, line: 2 }]);
    const two = applyFinding(one, 'endeavour');
    expect(two).toEqual({ text: 'Call before noon.\nWe try to answer prior to Friday.', findings: [] });
  });

  test('what goes around it stays with the new words, and what lay within it goes', () => {
    const sentence = found(text, 'Call prior to noon.');
    const findings = [
      sentence,
      found(text, 'prior to', 'before'),
      found(text, 'to noon', 'by noon'),
      found(text, 'prior'),
    ];
    const { findings: left } = applyFinding({ text, findings }, 'prior to');
    expect(left).toMatchObject([
      { key: sentence.key, quote: 'Call before noon.', from: 0, to: 17 },
      // Its change touches one that was made, so it is not offered any more.
      { key: 'to noon', edits: undefined },
    ]);
    expect(left).toHaveLength(2);
  });

  test('many edits of one finding are made together, in any order', () => {
    const edits = [
      { from: 7, to: 8, insert: 'D' },
      { from: 1, to: 2, insert: 'Aaa' },
    ];
    const findings = [{ key: 'tag', quote: '#access', from: 0, to: 7, line: 1, edits }];
    expect(applyFinding({ text: '#access day', findings }, 'tag').text).toBe('#Aaaccess'.slice(0, 9) + 'Dday'.slice(0));
  });

  test('a finding about the whole text stays, and one without edits changes nothing', () => {
    const whole = { key: 'level', quote: '', from: 0, to: 0, line: 1 };
    const findings = [whole, found(text, 'prior to', 'before')];
    expect(applyFinding({ text, findings }, 'level')).toEqual({ text, findings });
    expect(applyFinding({ text, findings }, 'prior to').findings).toMatchObject([
      { key: 'level', from: 0, to: 0, line: 1 },
    ]);
  });
});

test('the file has each suggestion with its place, and the text', () => {
  const finding = {
    line: 2,
    title: 'A hard word',
    quote: 'prior to',
    reason: 'Shorter is kinder.',
    suggestion: 'Write “before”.',
  };
  expect(suggestionsFile([finding], 'The text.')).toBe(
    [
      '1 suggestion',
      '1. Line 2: A hard word\r\n   “prior to”\r\n   Shorter is kinder.\r\n   Write “before”.',
      'Your text:',
      'The text.',
      '',
    ].join('\r\n\r\n'),
  );
});

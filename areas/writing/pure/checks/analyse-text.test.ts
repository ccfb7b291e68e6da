import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileTexts } from '../testing/documents.ts';
import { analyseText, type TextFinding } from './analyse-text.ts';
import { applyEdits } from './text-edits.ts';

const found = (text: string) => analyseText(text).findings;
const kinds = (text: string) => found(text).map(({ kind }) => kind);
const fixed = (text: string, { edits }: Partial<TextFinding> = found(text)[0] ?? {}) => applyEdits(text, edits ?? []);

test('words, sentences and the school year are counted, and each finding has its place and its line', () => {
  const text = 'We met.\r\n\r\nPrior to that, we utilise it.';
  expect(analyseText(text)).toMatchObject({
    grade: 2,
    words: 8,
    sentences: 2,
    findings: [
      { kind: 'jargon', quote: 'Prior to', from: 11, to: 19, line: 3, edits: [{ from: 11, to: 19, insert: 'Before' }] },
      { kind: 'jargon', quote: 'utilise', from: 29, to: 36, line: 3, suggestion: 'Write “use”.' },
    ],
  });
  expect(analyseText('')).toEqual({ grade: 0, words: 0, sentences: 0, findings: [] });
});

test('headings as typed: a jump and an empty one are put right', () => {
  const text = '# Title\n\n## One\n\n#### Deep\n\n##### Deeper\n\nWords.';
  expect(found(text)).toMatchObject([
    { kind: 'heading-jump', title: 'Heading jumps from level 2 to 4', quote: '#### Deep', line: 5 },
  ]);
  expect(fixed(text)).toBe('# Title\n\n## One\n\n### Deep\n\n#### Deeper\n\nWords.');
  expect(fixed('## \n\nWords.')).toBe('\n\nWords.');
});

test('links as typed: the words are judged and quoted, the signs around them stay', () => {
  const text = 'Go [here](https://example.org/a) or to https://example.org/b, see [the plan](/plan).';
  expect(found(text)).toMatchObject([
    { kind: 'link-text', quote: 'here', from: 4, to: 8 },
    { kind: 'link-text', quote: 'https://example.org/b', from: 39 },
  ]);
  expect(fixed('See [what we utilise](/x).')).toBe('See [what we use](/x).');
  const [over] = found('We [do it in](/x) order to live.');
  expect(over).toMatchObject({ kind: 'jargon', quote: 'in](/x) order to' });
  expect(over?.edits).toBeUndefined();
});

test('lists, quotes, code, pictures and tables as typed', () => {
  expect(found('- One\n- We utilise two\n1. Three')).toMatchObject([{ quote: 'utilise', line: 2 }]);
  expect(kinds('> We utilise it.\n\n```\nWe utilise it.\n```')).toEqual([]);
  expect(found('A bed ![](bed.png) here. ![A bed](bed.png)')).toMatchObject([
    { kind: 'missing-description', quote: '![](bed.png)', from: 6 },
  ]);
  const table = '| Plant | Water |\n| Rose | Much |';
  expect(found(table)).toMatchObject([{ kind: 'table-headers' }]);
  expect(fixed(table)).toBe('| Plant | Water |\n| --- | --- |\n| Rose | Much |');
  expect(kinds(fixed(table))).toEqual([]);
});

test('capitals lose their style in a plain text, and a sentence past 25 words is one finding with all its words', () => {
  expect(fixed('Now. NEVER LIFT THE BAG. So.')).toBe('Now. Never lift the bag. So.');
  const [long] = found(`${'word '.repeat(30)}end.`);
  expect(long).toMatchObject({ kind: 'long-sentence', from: 0, to: 154, line: 1 });
});

test('without markup all is words', () => {
  expect(analyseText('# Use [here](/x)', { markup: false }).findings).toEqual([]);
});

const pieces = [
  ...hostileTexts,
  '# ',
  '## One\n',
  '#### Two\n',
  '- ',
  '> ',
  '| a | b |\n',
  '|---|---|\n',
  '```\n',
  '[here](https://a.b)',
  '![](x)',
  'https://a.b/c).',
  '\n\n',
  '\r\n',
  ' NDIS ',
  'NEVER LIFT IT ',
  '🎉🎉🎉',
  '#disabilitypride ',
  'an additional ',
  'in order to ',
  'was sent by ',
  'not uncommon ',
  'a piece of cake ',
  `${'word '.repeat(14)}, and ${'more '.repeat(14)}. `,
];
const anyText = fc
  .array(
    fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 12 }), fc.lorem({ maxCount: 3 })),
    {
      maxLength: 30,
    },
  )
  .map((all) => all.join(''));

test('no text makes it throw; places point at what is quoted; keys differ; an edit changes its range only', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, markup) => {
      const { findings } = analyseText(text, { markup });
      expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
      for (const { from, to, quote, line, edits = [] } of findings) {
        expect(text.slice(from, to)).toBe(quote);
        expect(line).toBe(text.slice(0, from).split('\n').length);
        for (const edit of edits) {
          const after = applyEdits(text, [edit]);
          expect(after.startsWith(text.slice(0, edit.from) + edit.insert)).toBe(true);
          expect(after.endsWith(text.slice(edit.to))).toBe(true);
          expect(after.length).toBe(text.length + edit.insert.length - (edit.to - edit.from));
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('edits that overlap or lie outside of the text are left out', () => {
  const edits = [
    { from: 4, to: 6, insert: 'x' },
    { from: 5, to: 7, insert: 'y' },
    { from: -1, to: 2, insert: 'z' },
    { from: 8, to: 99, insert: 'z' },
    { from: Number.NaN, to: 3, insert: 'z' },
    { from: 0, to: 1, insert: 'A' },
  ];
  expect(applyEdits('abcdefghij', edits)).toBe('Abcdxghij');
});

/** Long enough to tell what grows with the text from what grows with its square: that would take 16 times as long. */
test.each([
  ['brackets', '[a]('],
  ['hashtags', '#'],
  ['commas', ', and a'],
  ['lines', 'word word word\n'],
  ['rows', '|a|b|\n'],
  ['verbs', 'was not '],
  ['short forms', 'NDIS '],
  ['items', '- a\n'],
  ['quotes', '> a\n'],
  ['capitals', 'A '],
])('time grows with the text: %s', (_, piece) => {
  const timeOf = (length: number) => {
    const text = piece.repeat(length / piece.length);
    // What it takes of the processor: whatever else the machine does is no part of it.
    const times = [1, 2, 3].map(() => {
      const start = process.threadCpuUsage();
      analyseText(text);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  timeOf(1000);
  expect(timeOf(40_000)).toBeLessThan(10 * timeOf(10_000) + 30);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsIn } from '../check-document.ts';
import { anyDocument } from '../testing/documents.ts';
import type { Document } from '../types.ts';
import { plainText } from '../walk.ts';
import { check } from './check.ts';
import { applyToDocument } from './edits.ts';
import type { Finding } from './finding.ts';
import { wordsIn } from './hashtags.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content }) as Document;
const p = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});
const h = (level: number, text?: string) => ({
  type: 'heading',
  attrs: { level },
  ...(text && { content: [{ type: 'text', text }] }),
});
const link = (href = 'https://example.org') => ({ type: 'link', attrs: { href } });
const find = check;
const titles = (document: Document) => find(document).map(({ title }) => title);
const fixed = (document: Document, one: Finding | undefined = find(document)[0]) =>
  applyToDocument(document, one?.fix?.edits ?? []);

test('headings: a jump is named and put right, and one without words becomes plain', () => {
  expect(titles(doc(h(2, 'A'), h(3, 'B'), h(2, 'C'), h(4, 'D')))).toEqual(['Heading jumps from level 2 to 4']);
  expect(titles(doc(h(3, 'A')))).toEqual(['The first heading has level 3']);
  expect(find(fixed(doc(h(2, 'A'), h(4, 'B'))))).toEqual([]);
  const broken = { type: 'heading', attrs: { level: 4 }, content: [{ type: 'hardBreak' }] };
  for (const empty of [h(2), broken]) expect(titles(doc(empty))).toEqual(['A heading without words']);
  expect(fixed(doc(h(2)))).toEqual(doc({ type: 'paragraph' }));
});

test('a heading that is put right takes with it what stands beside and below it', () => {
  const named = {
    type: 'heading',
    attrs: { level: 4 },
    content: [{ type: 'mention', attrs: { userId: 7, username: 'thea' } }],
  };
  const document = doc(h(3, 'A'), h(4, 'B'), h(3, 'C'), h(2, 'D'), named);
  const [first, second] = find(document);
  expect(fixed(document, first)).toEqual(doc(h(2, 'A'), h(3, 'B'), h(2, 'C'), h(2, 'D'), named));
  const deeper = doc(h(4, 'A'), h(4, 'B'), h(3, 'C'), h(4, 'D'), h(2, 'E'));
  expect(fixed(deeper)).toEqual(doc(h(2, 'A'), h(2, 'B'), h(2, 'C'), h(3, 'D'), h(2, 'E')));
  expect(first?.fix?.done).toBe('The heading has level 2 now. The next 2 moved with it.');
  expect(second).toMatchObject({ key: 'heading-jump:@thea', quote: '@thea' });
  expect(second?.fix?.done).toBe('The heading has level 3 now.');
});

test('headings without words neither count nor move', () => {
  const document = doc(h(4, 'A'), h(2), h(4, 'A'));
  const jump = find(document).find(({ key }) => key === 'heading-jump:A');
  expect(fixed(document, jump)).toEqual(doc(h(2, 'A'), h(2), h(2, 'A')));
});

test('who is mentioned is named in what is quoted, and is a word; a line break ends a sentence', () => {
  const mention = { type: 'mention', attrs: { userId: 7, username: 'thea' } };
  const words = (count: number) => ({ type: 'text', text: ` ${'word '.repeat(count)}` });
  const long = (...content: object[]) => find(doc({ type: 'paragraph', content }));
  expect(long(mention, words(24))).toEqual([]);
  expect(long(mention, words(25))).toMatchObject([
    {
      title: 'A sentence of 26 words',
      quote: expect.stringMatching(/^@thea word/),
      key: expect.stringMatching(/^long:@thea/),
    },
  ]);
  expect(long(words(20), { type: 'hardBreak' }, words(20))).toEqual([]);
});

test.each(['click here', 'Here', 'read more…', 'this link', 'https://example.org/a?b', 'www.example.org'])(
  'the link “%s” says nothing',
  (words) => {
    const [finding] = find(
      doc(p('See '), {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Go ' },
          { type: 'text', text: words, marks: [link()] },
        ],
      }),
    );
    expect(finding).toMatchObject({ quote: words, place: { path: [1], from: 3, to: 3 + words.length } });
  },
);

test('a link with words of its own is left alone', () => {
  expect(find(doc(p('Plans for the raised bed', link())))).toEqual([]);
});

test('capitals: two shouted words or more, not short forms; small letters and bold instead', () => {
  expect(titles(doc(p('The ABC and the CSIRO met in WA. I am OK.')))).toEqual([]);
  const document = doc(p('Fill it. NEVER LIFT THE BAG. Cut it.'));
  expect(titles(document)).toEqual(['A run of capital letters']);
  expect(fixed(document).content[0]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Fill it. ' },
      { type: 'text', text: 'Never lift the bag', marks: [{ type: 'bold' }] },
      { type: 'text', text: '. Cut it.' },
    ],
  });
});

test('emoji: three in a row become one, with families and skin tones whole', () => {
  expect(titles(doc(p('Yes 🎉🎉')))).toEqual([]);
  const document = doc(p('Yes 👩‍👩‍👧👍🏽❤️ no'));
  expect(titles(document)).toEqual(['3 emoji in a row']);
  expect(plainText(fixed(document))).toBe('Yes 👩‍👩‍👧 no');
});

test.each([
  ['#disabilitypride', '#DisabilityPride'],
  ['#ndisplan', '#NDISPlan'],
  ['#accessiblehousing', '#AccessibleHousing'],
])('%s becomes %s', (before, after) => {
  expect(plainText(fixed(doc(p(`On ${before} today`))))).toBe(`On ${after} today`);
});

test('hashtags that are one word, or have capitals, are fine; a long unknown one is asked about', () => {
  expect(titles(doc(p('#garden #DisabilityPride #trams https://example.org/#disabilitypride')))).toEqual([]);
  const [finding] = find(doc(p('#qwertyuiopasdfghj')));
  expect(finding?.title).toBe('A hashtag without capitals');
  expect(finding?.fix).toBeUndefined();
  expect(wordsIn('disabilitypridemonth')).toBeUndefined();
});

test('sentences: past 25 words, split at a comma with "and", "but" or "so"', () => {
  const long =
    'So here we are, a year on, with the same drill, the same neighbour and rather less money, and I have learnt that a bed in the shade needs half the water.';
  const document = doc(p(long));
  const [finding] = find(document);
  expect(finding).toMatchObject({ title: 'A sentence of 32 words', fix: { label: 'Split after “money”' } });
  expect(plainText(fixed(document))).toContain('rather less money. I have learnt');
  expect(find(doc(p(`${'word '.repeat(24)}end.`)))).toEqual([]);
  expect(find(doc(p(`${'word '.repeat(30)}end.`)))[0]?.fix).toBeUndefined();
});

test('pictures, tables and colours', () => {
  const image = { type: 'image', attrs: { mediaId: 4, alt: '', decorative: false, caption: 'Bed' } };
  expect(find(doc(p('a'), image))[0]).toMatchObject({ picture: { mediaId: 4 }, place: { path: [1] }, quote: 'Bed' });
  expect(find(fixed(doc(image)))).toEqual([]);
  const cell = (text: string) => ({ type: 'tableCell', content: [p(text)] });
  const table = doc({
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('A'), cell('B')] },
      { type: 'tableRow', content: [cell('1'), cell('2')] },
    ],
  });
  expect(titles(table)).toEqual(['A table without headings']);
  expect(find(fixed(table))).toEqual([]);
  expect(titles(doc(p('Press the red button.')))).toEqual(['Something is named by its colour']);
  expect(titles(doc(p('The red bus came.')))).toEqual([]);
});

test('the reading level is told for texts that are long enough', () => {
  const hard =
    'Notwithstanding individualised functional capacity assessments, reasonable supports remain determinable. ';
  expect(titles(doc(p(hard.repeat(6)))).at(-1)).toMatch(/^This reads like school year 1\d$/);
  expect(titles(doc(p('The tram came late. I got on. '.repeat(10))))).toEqual([]);
});

test('missing descriptions come first, then the order of the text', () => {
  const image = { type: 'image', attrs: { mediaId: 4, alt: '', decorative: false, caption: '' } };
  expect(titles(doc(h(3, 'A'), p('NEVER LIFT it #disabilitypride'), image))).toEqual([
    'A picture without a description',
    'The first heading has level 3',
    'A run of capital letters',
    'A hashtag without capitals',
  ]);
});

test('every fix of every document gives a document, and removes what it was for', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      for (const finding of find(document)) {
        if (!finding.fix) continue;
        const after = fixed(document, finding);
        expect(faultsIn(after)).toEqual([]);
        const same = ({ kind, quote }: Finding) => kind === finding.kind && quote === finding.quote;
        expect(find(after).filter(same).length).toBeLessThan(find(document).filter(same).length);
      }
    }),
    { numRuns: 100 },
  );
});

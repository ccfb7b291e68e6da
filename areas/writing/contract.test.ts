import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Document, DraftContent } from './contract.ts';
import { faultsIn } from './pure/check-document.ts';
import { cleanDocument, isEmptyDocument, sameDocument } from './pure/clean-document.ts';
import { fromPlainText } from './pure/from-plain-text.ts';
import { limits } from './pure/limits.ts';
import { anyDocument, anyHostile, hostileHrefs, hostileTexts } from './pure/testing/documents.ts';
import { expectHarmless } from './pure/testing/harmless.ts';
import { toHtml } from './pure/to-html.ts';
import type { Document as Doc } from './pure/types.ts';
import { plainText } from './pure/walk.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const p = (...content: unknown[]) => ({ type: 'paragraph', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) });
const ok = (value: unknown) => Document.safeParse(value).success;
const why = (value: unknown) =>
  Document.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const media = [{ id: 1, url: '/media/1/full', width: 4, height: 3, alt: 'Und "so"' }];

test('a document stays one when cleaned, says the same, and becomes harmless markup', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(faultsIn(document)).toEqual([]);
      expect(cleanDocument(document)).toEqual(document);
      expect(sameDocument(document, structuredClone(document))).toBe(true);
      expectHarmless(toHtml(document, { media }));
    }),
    { numRuns: 200 },
  );
});

test('500 hostile documents are refused or harmless, and cleaned without a trace', () => {
  fc.assert(
    fc.property(anyHostile, (hostile) => {
      const cleaned = cleanDocument(hostile);
      expect(faultsIn(cleaned)).toEqual([]);
      expectHarmless(toHtml(cleaned, { media }));
      expect(plainText(cleaned, { descriptions: true })).not.toContain('\0');
      if (ok(hostile)) expectHarmless(toHtml(hostile as Doc, { media }));
    }),
    { numRuns: 500 },
  );
  expect(({} as Record<string, unknown>).ran).toBeUndefined();
});

test.each(hostileTexts)('a text stays a text: %j', (text) => {
  for (const document of [cleanDocument(doc(p(words(text)))), fromPlainText(text)]) {
    expect(faultsIn(document)).toEqual([]);
    expectHarmless(toHtml(document));
  }
  const everywhere = doc(
    { type: 'image', attrs: { mediaId: 1, alt: text, decorative: false, caption: text.slice(0, 300) } },
    { type: 'warning', attrs: { label: `x${text.slice(0, 100)}` }, content: [p(words('a'))] },
    { type: 'blockquote', attrs: { commentId: 1, name: `x${text.slice(0, 90)}` }, content: [p(words('a'))] },
    p({ type: 'mention', attrs: { userId: 1, username: `x${text.slice(0, 40)}` } }),
  );
  const cleaned = cleanDocument(everywhere);
  expect(faultsIn(cleaned)).toEqual([]);
  expectHarmless(toHtml(cleaned, { media }));
});

test.each(hostileHrefs)('a link never leads to %j', (href) => {
  const linked = doc(p(words('words', { type: 'link', attrs: { href } })));
  expect(why(linked)[0]).toContain('content.0.content.0.marks.0.attrs.href: A link leads to');
  expect(cleanDocument(linked)).toEqual(doc(p(words('words'))));
  // What was stored some other way is still no link on the page.
  expect(toHtml(linked as unknown as Doc)).toBe('<p>words</p>');
});

test.each([
  'https://example.org',
  'http://example.org:8080/a?b=c#d',
  '/help',
  '/',
  'mailto:a@example.org?subject=Hi',
  'tel:+61131114',
  'https://例え.jp/ü',
])('a link may lead to %s', (href) =>
  expect(ok(doc(p(words('words', { type: 'link', attrs: { href } }))))).toBe(true),
);

test('each limit is told with its sentence', () => {
  const deep = (levels: number): unknown =>
    levels === 0
      ? p(words('a'))
      : { type: 'bulletList', content: [{ type: 'listItem', content: [p(words('a')), deep(levels - 1)] }] };
  expect(ok(doc(deep(5)))).toBe(true);
  expect(why(doc(deep(6))).join()).toContain('12 deep');
  expect(why(doc(...Array.from({ length: limits.nodes + 1 }, () => p())))[0]).toContain('too many parts');
  expect(why(doc(p(words('a'.repeat(limits.characters + 5)))))[0]).toContain('5 characters too long');
  const image = { type: 'image', attrs: { mediaId: 1, alt: '', decorative: false, caption: '' } };
  expect(why(doc(...Array.from({ length: 21 }, () => image)))[0]).toContain('21 pictures');
  const cell = (colspan: number) =>
    doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan }, content: [p()] }] }],
    });
  expect(ok(cell(20))).toBe(true);
  expect(why(cell(21))).toEqual([
    'content.0.content.0.content.0.attrs.colspan: A cell can reach over 20 cells at most.',
  ]);
});

test('what is not on the list is refused with its place, and dropped by cleaning', () => {
  const odd = doc(
    { type: 'paragraph', attrs: { style: 'position:fixed' }, content: [words('a')] },
    { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [p(words('kept'))] },
    { ...p(words('b')), onclick: 'x' },
    { type: 'heading', attrs: { level: 1 }, content: [words('c')] },
    JSON.parse('{"type":"paragraph","__proto__":{"ran":true},"content":[]}'),
  );
  expect(why(odd).map((line) => line.split(':')[0])).toEqual([
    'content.0.attrs',
    'content.1',
    'content.2.onclick',
    'content.3.attrs.level',
    'content.4.__proto__',
  ]);
  const kept = [p(words('a')), p(words('kept')), p(words('b')), p(words('c')), { type: 'paragraph' }];
  expect(cleanDocument(odd)).toEqual(doc(...kept));
});

test('a tower of ten thousand parts is refused and cleaned without falling over', () => {
  for (const type of ['blockquote', 'div']) {
    let tower: unknown = p(words('top'));
    for (let level = 0; level < 10_000; level += 1) tower = { type, content: [tower] };
    expect(ok(doc(tower))).toBe(false);
    expect(faultsIn(cleanDocument(doc(tower)))).toEqual([]);
  }
});

test('past a limit, cleaning keeps what comes before it', () => {
  const long = cleanDocument(doc(p(words('a'.repeat(70_000))), p(words('b'))));
  expect(plainText(long)).toHaveLength(limits.characters);
  const many = cleanDocument(doc(...Array.from({ length: 6000 }, () => p(words('a')))));
  expect(faultsIn(many)).toEqual([]);
  expect(many.content.length).toBeGreaterThan(2000);
});

test('a draft takes no fields of its own making', () => {
  const content = { title: 'a\u202eb', document: doc(), tags: ['x'], contentWarning: '', extra: { audience: 'all' } };
  expect(DraftContent.parse(content)).toMatchObject({ title: 'ab', extra: { audience: 'all' } });
  const refused = (more: object) => expect(DraftContent.safeParse({ ...content, ...more }).success).toBe(false);
  refused({ html: '' });
  refused({ extra: { a: { b: 1 } } });
  refused({ extra: { 'a b': 1 } });
  refused({ extra: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`a${at}`, 1])) });
});

test('empty is what shows nothing', () => {
  expect(isEmptyDocument(fromPlainText(' \n\n \u200b'))).toBe(true);
  const bare = doc({ type: 'heading', attrs: { level: 2 } }, p({ type: 'hardBreak' }));
  expect(isEmptyDocument(cleanDocument(bare))).toBe(true);
  expect(isEmptyDocument(fromPlainText('a'))).toBe(false);
});

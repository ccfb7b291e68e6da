import { expect, test } from 'vitest';
import { easyReadHints } from './easy-read.ts';
import { fromPlainText } from './from-plain-text.ts';
import { toHtml } from './to-html.ts';
import type { Document } from './types.ts';
import { excerptOf, linksOf, mediaIdsOf, mentionsOf, outline, plainText } from './walk.ts';

const t = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) });
const p = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content }) as unknown as Document;
const link = { type: 'link', attrs: { href: '/help' } };
const image = (mediaId: number) => ({
  type: 'image',
  attrs: { mediaId, alt: 'A tram', decorative: false, caption: 'Route 96' },
});

test('the words of every part, a line each; warnings and quotes can stay out', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [t('Title')] },
    p(
      t('One '),
      t('two', { type: 'bold' }),
      { type: 'hardBreak' },
      { type: 'mention', attrs: { userId: 3, username: 'dana' } },
    ),
    { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('Item'))] }] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [1, 2].map((n) => ({ type: 'tableCell', content: [p(t(`${n}`))] })) }],
    },
    { type: 'warning', attrs: { label: 'Injury' }, content: [p(t('Blood'))] },
    { type: 'blockquote', content: [p(t('Said'))] },
    image(5),
    image(5),
  );
  expect(plainText(document)).toBe('Title\nOne two\n@dana\nItem\n1, 2\nInjury\nBlood\nSaid\nRoute 96\nRoute 96');
  const short = plainText(document, { hideWarnings: true, hideQuotes: true, descriptions: true });
  expect(short).toBe('Title\nOne two\n@dana\nItem\n1, 2\nInjury\nA tram\nRoute 96\nA tram\nRoute 96');
  expect(mediaIdsOf(document)).toEqual([5]);
  expect(mentionsOf(document)).toEqual([{ userId: 3, username: 'dana' }]);
});

test('an excerpt cuts neither a word nor an emoji', () => {
  expect(excerptOf('short')).toBe('short');
  expect(excerptOf('What to bring\nWater and a hat.', 26)).toBe('What to bring. Water and…');
  expect(excerptOf('one two three', 9)).toBe('one two…');
  expect(excerptOf('abcdefghij', 5)).toBe('abcd…');
  const family = '👩‍👩‍👧‍👦';
  expect(excerptOf(family.repeat(3), 20)).toBe(`${family}…`);
  expect(excerptOf(`a${' '.repeat(200)}b`)).toBe('a b');
});

test('headings have ids of their own that stay', () => {
  const h = (text: string) => ({ type: 'heading', attrs: { level: 3 }, content: [t(text)] });
  const ids = (...texts: string[]) => outline(doc(...texts.map(h))).map(({ id }) => id);
  expect(ids('It’s here', 'A', 'A', 'A 2', '!!!', ' ')).toEqual(['h-its-here', 'h-a', 'h-a-2', 'h-a-2-2', 'h-part']);
  expect(ids('New', 'It’s here')).toContain('h-its-here');
});

test('pieces of one link are one link', () => {
  const document = doc(p(t('see '), t('the ', link), t('help', { type: 'bold' }, link)), p(t('help', link)));
  expect(linksOf(document).map(({ text }) => text)).toEqual(['the help', 'help']);
});

test('plain text becomes paragraphs and lines', () => {
  expect(fromPlainText('a\nb\r\n\r\n c ')).toEqual(doc(p(t('a'), { type: 'hardBreak' }, t('b')), p(t('c'))));
  expect(fromPlainText('   ')).toEqual(doc());
});

test('markup has levels, marks, media and addresses for outside', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [t('A & B', { type: 'italic' })] },
    p(t('help', link)),
    image(5),
    image(6),
  );
  const media = [{ id: 5, url: '/media/5/full', width: 4, height: 3 }];
  expect(toHtml(document, { headingOffset: 1, media, origin: 'https://example.org' })).toBe(
    '<h3 id="h-a-b"><em>A &amp; B</em></h3><p><a href="https://example.org/help">help</a></p>' +
      '<figure><img src="https://example.org/media/5/full" alt="A tram" width="4" height="3"><figcaption>Route 96</figcaption></figure>' +
      '<figure><p>A tram</p><figcaption>Route 96</figcaption></figure>',
  );
});

test('Easy Read: long sentences, hard words and contractions are named', () => {
  const hints = easyReadHints(
    'I don’t understand the accommodation. One two three four five six seven eight nine ten eleven twelve thirteen.',
  );
  expect(hints.long.map(({ words }) => words)).toEqual([13]);
  expect(hints.hard).toEqual(['accommodation']);
  expect(hints.contractions).toEqual(['don’t']);
});

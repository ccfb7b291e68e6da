import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDocument } from '../testing/documents.ts';
import type { Document } from '../types.ts';
import { heardDocument } from './from-document.ts';
import { element as e, type HeardElement } from './heard-element.ts';
import { spokenOrder } from './spoken-order.ts';

const said = (...children: (HeardElement | string)[]) => spokenOrder(e('main', children)).map(({ text }) => text);
const inMain = (...children: (HeardElement | string)[]) => said(...children).slice(1);
const problems = (...children: (HeardElement | string)[]) =>
  spokenOrder(e('main', children)).flatMap(({ text, problem }) => (problem ? [text] : []));

test('a document: headings, words, links, lists, quotes, tables and pictures in their order', () => {
  const p = (...content: object[]) => ({ type: 'paragraph', content });
  const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
  const link = { type: 'link', attrs: { href: '/plan' } };
  const cell = (type: string, words: string) => ({ type, content: [p(text(words))] });
  const image = (attrs: object) => ({
    type: 'image',
    attrs: { mediaId: 4, alt: '', decorative: false, caption: '', ...attrs },
  });
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Filling it')] },
      p(text('Read '), text('the ', link), text('plan', link, { type: 'bold' }), text(' today, '), {
        type: 'mention',
        attrs: { userId: 7, username: 'thea' },
      }),
      { type: 'bulletList', content: ['Hat', 'Water'].map((one) => ({ type: 'listItem', content: [p(text(one))] })) },
      { type: 'blockquote', attrs: { commentId: 1, name: 'Dale' }, content: [p(text('Yes.'))] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Plant')] },
          { type: 'tableRow', content: [cell('tableCell', 'Rose')] },
        ],
      },
      image({ alt: 'A bed', caption: 'Ours' }),
      image({}),
      image({ decorative: true }),
      { type: 'horizontalRule' },
      { type: 'warning', attrs: { label: 'spiders' }, content: [p(text('Eight legs.'))] },
      { type: 'heading', attrs: { level: 3 } },
    ],
  } as unknown as Document;
  const order = spokenOrder(heardDocument(document));
  expect(order.map((one) => one.text)).toEqual([
    'heading level 2, Filling it',
    'Read',
    'link, the plan',
    'today,',
    'link, @thea',
    'list of 2',
    'item 1 of 2',
    'Hat',
    'item 2 of 2',
    'Water',
    'end of list',
    'quote',
    'Dale wrote:',
    'Yes.',
    'end of quote',
    'table with 2 rows and 1 column',
    'row 1, column 1, column heading',
    'Plant',
    'row 2, column 1',
    'Rose',
    'end of table',
    'image, A bed',
    'Ours',
    'image, description missing',
    'separator',
    'button, expanded, Content warning: spiders',
    'Eight legs.',
    'heading level 3, no words',
  ]);
  expect(order.flatMap((one) => (one.problem ? [one.text] : []))).toEqual([
    'image, description missing',
    'heading level 3, no words',
  ]);
});

test('a page: landmarks, controls with their states, and fields with their labels', () => {
  expect(said(e('nav', [e('a', ['Home'], { href: '/', 'aria-current': 'page' })], { 'aria-label': 'Site' }))).toEqual([
    'main landmark',
    'navigation landmark, Site',
    'link, Home, current',
  ]);
  expect(
    inMain(
      e('label', ['Name'], { for: 'n' }),
      e('input', [], { id: 'n', value: 'Ann', required: '' }),
      e('label', [e('input', [], { type: 'checkbox', checked: '', 'data-within-label': 'Remind me' }), 'Remind me']),
      e('button', ['Like', e('span', [' this post'], { class: 'vh' })], { 'aria-pressed': 'false' }),
      e('h2', ['Events'], { id: 'h' }),
      e('section', ['Words'], { 'aria-labelledby': 'h' }),
      e('details', [e('summary', ['More']), e('p', ['Inside'])]),
    ),
  ).toEqual([
    'edit box, Name, required, Ann',
    'checkbox, Remind me, checked',
    'button, Like this post, not pressed',
    'heading level 2, Events',
    'region landmark, Events',
    'Words',
    'button, collapsed, More',
  ]);
});

test('the header and the footer of the page are landmarks, those of its parts are not; fields deep in a label are said', () => {
  const page = e('body', [
    e('header', ['Doorways']),
    e('main', [e('article', [e('header', ['A post'])])]),
    e('label', [e('span', [e('input', [], { 'data-within-label': 'Name' })])]),
    e('footer', ['Contact']),
  ]);
  expect(spokenOrder(page).map(({ text }) => text)).toEqual([
    'banner landmark',
    'Doorways',
    'main landmark',
    'A post',
    'edit box, Name',
    'content information landmark',
    'Contact',
  ]);
});

test('hidden parts are silent, and what says nothing of itself is a problem', () => {
  expect(
    inMain(
      e('p', ['Seen']),
      e('p', ['No'], { hidden: '' }),
      e('p', ['No'], { 'aria-hidden': 'true' }),
      e('script', ['no()']),
    ),
  ).toEqual(['Seen']);
  expect(
    problems(
      e('img', [], { src: 'x' }),
      e('img', [], { alt: 'A picture without a description' }),
      e('img', [], { alt: '' }),
      e('a', [e('img', [], { alt: '' })], { href: '/' }),
      e('a', [e('img', [], { alt: 'Home' })], { href: '/' }),
      e('button', [e('svg')]),
      e('input', [], { type: 'text' }),
      e('table', [e('tr', [e('td', ['1'])])]),
    ),
  ).toEqual([
    'image, description missing',
    'image, description missing',
    'link, no words',
    'button, no words',
    'edit box, no words',
    'table with 1 row and 1 column, no headings',
  ]);
});

test('every document has an order, and its words are in it', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      for (const { text } of spokenOrder(heardDocument(document))) expect(text.trim()).not.toBe('');
    }),
    { numRuns: 100 },
  );
});

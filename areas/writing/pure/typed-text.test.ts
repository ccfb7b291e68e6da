import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';
import type { Block, Document } from './types.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const line = (words: string): Block => ({ type: 'paragraph', content: [text(words)] });

test('each kind of block is written as people type it', () => {
  const document: Document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('When')] },
      {
        type: 'paragraph',
        content: [
          text('See '),
          { type: 'text', text: 'the map', marks: [{ type: 'link', attrs: { href: '/map' } }] },
          { type: 'hardBreak' },
          { type: 'mention', attrs: { userId: 5, username: 'thea' } },
        ],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [line('one'), line('more')] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [line('three')] }] },
      { type: 'blockquote', content: [line('said')] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', content: [line('Bus')] }] },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [line('4|5')] }] },
        ],
      },
      { type: 'image', attrs: { mediaId: 1, alt: 'A tree', decorative: false, caption: '' } },
      { type: 'image', attrs: { mediaId: 2, alt: '', decorative: true, caption: '' } },
      { type: 'warning', attrs: { label: 'Food' }, content: [line('Cake')] },
    ],
  };
  expect(typedText(document)).toBe(
    [
      '## When',
      'See [the map](/map)\n@thea',
      '- one\n  more',
      '3. three',
      '> said',
      '| Bus |\n| --- |\n| 4 5 |',
      '![A tree](picture)',
      'Cake',
    ].join('\n\n'),
  );
});

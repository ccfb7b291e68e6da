import fc from 'fast-check';
import type { Block, Document, Inline } from '../types.ts';

/** Words and pieces that have broken other editors. */
export const hostileTexts = [
  '<script>globalThis.ran = true</script>',
  '"><img src=x onerror="globalThis.ran = true">',
  '</p></div></body><script>globalThis.ran = true</script>',
  '<svg/onload=globalThis.ran=true>',
  '{{constructor.constructor("globalThis.ran = true")()}}',
  '<!--<img src="--><img src=x onerror=globalThis.ran=true//">',
  '&lt;script&gt;&#60;script&#62;',
  '<style>@import "https://evil.example/x.css"; * { display: none }</style>',
  '<iframe srcdoc="<script>parent.ran = true</script>">',
  '\u202egnp.exe\u202c',
  'a\0b',
  'half \ud800 of one',
  '\udfff',
  '\u0001\u0008\u001b[31m',
  '\u2028\u2029\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'z̷̧'.repeat(300),
  '\r\n\t',
  ']]><![CDATA[',
  '$' + '{alert(1)}',
];

export const hostileHrefs = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://example.org@evil.example',
  'https://user:password@evil.example',
  'https:evil.example',
  'https://',
  'http:///x',
  'https://exam\u202eple.org',
  'https://example.org/"onclick="alert(1)',
  'https://example.org/<script>',
  'ftp://example.org',
  'mailto:',
  'mailto:a@b.c%0abcc:d@e.f\n',
  'tel:alert(1)x',
  '',
  '#x',
  'relative/path',
  `https://example.org/${'a'.repeat(3000)}`,
];

const plain = fc.constantFrom('A tram', 'came late.', 'Käse & "Brot"', '3 < 4 > 2', "It's", '日本語', '🎉 yes', 'a');
const type = <T extends string>(name: T) => fc.constant(name);
const mark = fc.oneof(
  fc.constantFrom({ type: 'bold' as const }, { type: 'italic' as const }, { type: 'code' as const }),
  fc
    .constantFrom('https://example.org/a', '/help', 'mailto:a@example.org')
    .map((href) => ({ type: 'link' as const, attrs: { href } })),
  fc.constantFrom('fr', 'zh-Hans').map((lang) => ({ type: 'lang' as const, attrs: { lang } })),
);
const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ type: type('text'), text: plain }),
  fc.record({
    type: type('text'),
    text: plain,
    marks: fc.uniqueArray(mark, { minLength: 1, maxLength: 3, selector: (one) => one.type }),
  }),
  fc.constant({ type: 'hardBreak' as const }),
  fc.constantFrom('thea', 'dana_k').map((username) => ({ type: 'mention' as const, attrs: { userId: 7, username } })),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 });
const paragraph = line.map((content): Block => ({ type: 'paragraph', content }));
const leaf: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc
    .record({ level: fc.constantFrom(2 as const, 3 as const, 4 as const), content: line })
    .map(({ level, content }): Block => ({ type: 'heading', attrs: { level }, content })),
  fc.constant<Block>({ type: 'horizontalRule' }),
  plain.map((text): Block => ({ type: 'codeBlock', content: [{ type: 'text', text }] })),
  fc
    .record({ mediaId: fc.integer({ min: 1, max: 9 }), alt: plain, decorative: fc.boolean(), caption: fc.constantFrom('', 'A tram') })
    .map((attrs): Block => ({ type: 'image', attrs })),
);
const list = fc
  .array(fc.tuple(paragraph, fc.array(leaf, { maxLength: 1 })), { minLength: 1, maxLength: 3 })
  .map((items) => items.map(([first, rest]) => ({ type: 'listItem' as const, content: [first, ...rest] })));
const flow: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  list.map((content): Block => ({ type: 'bulletList', content })),
  fc
    .tuple(list, fc.integer({ min: 2, max: 9 }))
    .map(([content, start]): Block => ({ type: 'orderedList', attrs: { start }, content })),
  fc.array(leaf, { minLength: 1, maxLength: 2 }).map((content): Block => ({ type: 'blockquote', content })),
);
const table = fc.array(fc.tuple(paragraph, paragraph), { minLength: 1, maxLength: 3 }).map(
  (rows): Block => ({
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [cell] })),
    })),
  }),
);
const warning = fc
  .array(flow, { minLength: 1, maxLength: 2 })
  .map((content): Block => ({ type: 'warning', attrs: { label: 'Hospital' }, content }));

/** Documents of every kind of part. */
export const anyDocument: fc.Arbitrary<Document> = fc
  .array(fc.oneof({ weight: 5, arbitrary: flow }, table, warning), { maxLength: 6 })
  .map((content) => ({ type: 'doc', content }));

const names = fc.constantFrom(
  ...['doc', 'paragraph', 'heading', 'bulletList', 'listItem', 'blockquote', 'table', 'tableRow', 'tableCell'],
  ...['image', 'warning', 'text', 'mention', 'script', 'iframe', 'style'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', ''],
);
const value = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileHrefs),
  fc.constantFrom<unknown>(null, undefined, true, -1, 2, 1e99, Number.NaN, [], {}),
);
const attrs = fc.dictionary(
  fc.constantFrom(
    ...['level', 'href', 'lang', 'mediaId', 'alt', 'decorative', 'caption', 'label', 'colspan', 'start'],
    ...['style', 'onclick', 'src', 'userId', 'username', 'name', 'commentId', '__proto__'],
  ),
  value,
  { maxKeys: 6 },
);
const marks = fc.array(fc.record({ type: fc.constantFrom('link', 'bold', 'lang', 'script', '__proto__'), attrs }), { maxLength: 3 });

/** Things that look like documents and mean harm. */
export const anyHostile: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.record({ type: type('text'), text: value, marks }, { requiredKeys: ['type', 'text'] }),
    value,
    fc.record(
      { type: fc.oneof(names, value), attrs, content: fc.array(tie('node'), { maxLength: 4 }), onclick: value },
      { requiredKeys: ['type', 'content'] },
    ),
  ),
  doc: fc.record({ type: type('doc'), content: fc.array(tie('node'), { maxLength: 5 }) }),
})).doc;

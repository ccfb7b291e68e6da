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
  '${alert(1)}',
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

const plain = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).filter((text) => /^[\p{L}\p{N}\p{P} ]+$/u.test(text));
const mark = fc.oneof(
  fc.constantFrom({ type: 'bold' as const }, { type: 'italic' as const }, { type: 'code' as const }),
  fc.constantFrom('https://example.org/a', '/help', 'mailto:a@example.org').map((href) => ({ type: 'link' as const, attrs: { href } })),
  fc.constantFrom('fr', 'zh-Hans').map((lang) => ({ type: 'lang' as const, attrs: { lang } })),
);
const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('text' as const), text: plain }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('text' as const),
      text: plain,
      marks: fc.uniqueArray(mark, { minLength: 1, maxLength: 3, selector: ({ type }) => type }),
    }),
  },
  fc.constant({ type: 'hardBreak' as const }),
  fc.record({ type: fc.constant('mention' as const), attrs: fc.record({ userId: fc.integer({ min: 1, max: 99 }), username: fc.constantFrom('thea', 'dana_k') }) }),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 });
const paragraph = line.map((content): Block => ({ type: 'paragraph', content }));
const leaf: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc.record({ level: fc.constantFrom(2 as const, 3 as const, 4 as const), content: line }).map(({ level, content }): Block => ({ type: 'heading', attrs: { level }, content })),
  fc.constant<Block>({ type: 'horizontalRule' }),
  plain.map((text): Block => ({ type: 'codeBlock', content: [{ type: 'text', text }] })),
  fc.record({ mediaId: fc.integer({ min: 1, max: 9 }), alt: plain, decorative: fc.boolean(), caption: fc.constantFrom('', 'A tram') }).map((attrs): Block => ({ type: 'image', attrs })),
);
const list = fc.array(fc.tuple(paragraph, fc.array(leaf, { maxLength: 1 })), { minLength: 1, maxLength: 3 }).map((items) => items.map(([first, rest]) => ({ type: 'listItem' as const, content: [first, ...rest] })));
const flow: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  list.map((content): Block => ({ type: 'bulletList', content })),
  fc.tuple(list, fc.integer({ min: 2, max: 9 })).map(([content, start]): Block => ({ type: 'orderedList', attrs: { start }, content })),
  fc.array(leaf, { minLength: 1, maxLength: 2 }).map((content): Block => ({ type: 'blockquote', content })),
);
const table = fc.array(fc.array(paragraph, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map(
  (rows): Block => ({
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [cell] })),
    })),
  }),
);
const warning = fc.array(flow, { minLength: 1, maxLength: 2 }).map((content): Block => ({ type: 'warning', attrs: { label: 'Hospital' }, content }));

/** Documents as the editor makes them. */
export const anyDocument: fc.Arbitrary<Document> = fc
  .array(fc.oneof({ weight: 5, arbitrary: flow }, table, warning), { maxLength: 6 })
  .map((content) => ({ type: 'doc', content }));

const name = fc.constantFrom(
  ...['doc', 'paragraph', 'heading', 'bulletList', 'listItem', 'blockquote', 'table', 'tableRow', 'tableCell', 'image', 'warning', 'text', 'mention'],
  ...['script', 'iframe', 'style', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', ''],
);
const value = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileHrefs),
  fc.constantFrom<unknown>(null, undefined, true, -1, 1e99, Number.NaN, [], {}),
  fc.integer(),
);
const attrs = fc.dictionary(
  fc.constantFrom('level', 'href', 'lang', 'mediaId', 'alt', 'decorative', 'caption', 'label', 'colspan', 'start', 'style', 'onclick', 'src', 'userId', 'username', 'name', 'commentId'),
  value,
  { maxKeys: 6 },
);

/** Things that look like documents and mean harm. */
export const anyHostile: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constant('text'), text: value, marks: fc.array(fc.record({ type: fc.constantFrom('link', 'bold', 'lang', 'script'), attrs }), { maxLength: 3 }) }, { requiredKeys: ['type', 'text'] }),
    value,
    fc.record({ type: fc.oneof(name, value), attrs, content: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), value), onclick: value }, { requiredKeys: ['type'] }),
  ),
  doc: fc.record({ type: fc.constant('doc'), content: fc.oneof({ weight: 5, arbitrary: fc.array(tie('node'), { maxLength: 5 }) }, value) }),
})).doc;

import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreferencesContext } from '#platform/web/preferences/store.tsx';
import { createPreferencesStore } from '#platform/web/preferences/store-core.ts';
import { cleanDocument } from '../pure/clean-document.ts';
import { anyDocument, anyHostile, hostileHrefs, hostileTexts } from '../pure/testing/documents.ts';
import { expectHarmless } from '../pure/testing/harmless.ts';
import type { Document } from '../pure/types.ts';
import { DocumentView } from './document-view.tsx';
import { fromDocument, toDocument } from './editor/convert.ts';

/** Of a guest who has chosen nothing, on a device that asks for nothing. */
const preferences = createPreferencesStore({
  userId: null,
  from: { local: null, session: null, search: '', initial: null, matches: () => false },
  http: {
    fetchRecord: async () => ({ stored: null, lowEnergy: null, savedAt: null }),
    putRecord: async () => undefined,
    putLowEnergy: async () => undefined,
  },
  announce: () => undefined,
  apply: () => undefined,
  post: () => undefined,
});
const media = [{ id: 1, url: '/media/1/full', width: 4, height: 3 }];
const shown = (document: Document) =>
  renderToStaticMarkup(
    createElement(PreferencesContext, { value: preferences }, createElement(DocumentView, { document, media })),
  );

test('500 hostile documents run nothing, fetch nothing, and lead nowhere', () => {
  fc.assert(
    fc.property(anyHostile, (hostile) => expectHarmless(shown(cleanDocument(hostile)))),
    { numRuns: 500 },
  );
  for (const text of [...hostileTexts, ...hostileHrefs]) {
    const marks = [{ type: 'link', attrs: { href: text } }];
    const document = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'words', marks }] }],
    };
    if (hostileHrefs.includes(text)) expect(shown(document as unknown as Document)).not.toContain('<a');
    const plain = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    expectHarmless(shown(cleanDocument(plain)));
  }
});

test('the editor takes every document and gives it back as it was', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const back = toDocument(fromDocument(document));
      expect(withoutBareEnds(back)).toEqual(withoutBareEnds(document));
    }),
    { numRuns: 200 },
  );
});

test('the editor takes whatever cleaning leaves of hostile documents', () => {
  fc.assert(
    fc.property(anyHostile, (hostile) => void fromDocument(cleanDocument(hostile))),
    { numRuns: 300 },
  );
});

/** ProseMirror joins neighbouring texts of one style, which says the same. */
function withoutBareEnds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const made: unknown[] = [];
    for (const one of value.map(withoutBareEnds) as { type?: string; text?: string; marks?: { type: string }[] }[]) {
      const last = made.at(-1) as typeof one | undefined;
      const marks = (each: typeof one) =>
        JSON.stringify([...(each.marks ?? [])].sort((a, b) => (a.type < b.type ? -1 : 1)));
      if (one.text !== undefined && last?.text !== undefined && marks(one) === marks(last))
        made[made.length - 1] = { ...last, text: last.text + one.text };
      else made.push(one);
    }
    return made;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === 'marks'
      ? [...(one as { type: string }[])].sort((a, b) => (a.type < b.type ? -1 : 1))
      : withoutBareEnds(one),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

import { check } from '../checks/check.ts';
import { applyToDocument } from '../checks/edits.ts';
import type { Finding, FindingKind } from '../checks/finding.ts';
import type { Document } from '../types.ts';
import { plainText } from '../walk.ts';

/** A document of paragraphs. */
export const paragraphs = (...texts: readonly string[]): Document => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] })),
});

export const inQuote = (text: string): Document => ({
  type: 'doc',
  content: [{ type: 'blockquote', content: paragraphs(text).content }],
});

export const findingsOf = (kind: FindingKind, ...texts: readonly string[]): readonly Finding[] =>
  check(paragraphs(...texts)).filter((finding) => finding.kind === kind);

export const quotesOf = (kind: FindingKind, ...texts: readonly string[]): readonly string[] =>
  findingsOf(kind, ...texts).map(({ quote }) => quote);

/** The words after every fix of a kind. */
export const fixedText = (kind: FindingKind, ...texts: readonly string[]): string =>
  plainText(
    applyToDocument(
      paragraphs(...texts),
      findingsOf(kind, ...texts).flatMap(({ fix }) => fix?.edits ?? []),
    ),
  );

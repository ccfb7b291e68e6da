import type { DraftKind } from '../contract.ts';

const words: Readonly<Record<DraftKind, string>> = {
  blog: 'Blog',
  discussion: 'Discussion',
  question: 'Question',
  reply: 'Reply',
  resource: 'Resource',
};
export const kindWords = (kind: DraftKind): string => words[kind];

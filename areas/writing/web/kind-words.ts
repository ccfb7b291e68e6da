import type { Draft, DraftKind } from '../contract.ts';

const words: Readonly<Record<DraftKind, string>> = {
  blog: 'Blog',
  discussion: 'Discussion',
  question: 'Question',
  reply: 'Reply',
  resource: 'Resource',
};
export const kindWords = (kind: DraftKind): string => words[kind];

interface Place {
  readonly href: string;
  readonly label: string;
}

/** Where a draft is finished and published: the form of its kind, or the page of what it changes or answers. */
export function placeOf({ id, kind, targetId }: Pick<Draft, 'id' | 'kind' | 'targetId'>): Place {
  if (kind === 'resource') return { href: '/resources/submit', label: 'Continue to send it' };
  if (targetId !== null) return { href: `/post/${targetId}`, label: 'Go to where it belongs' };
  const form = kind === 'blog' ? '/blogs/write' : '/forums/new';
  return { href: `${form}?draft=${id}`, label: 'Continue to publish it' };
}

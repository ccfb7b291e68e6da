import { counted } from '#platform/contract/counted.ts';
import type { NoticeKind } from '#platform/server/notices.ts';
import { mostCauses } from './causes.ts';

const longest = 44;

/** Cut at the end of a word. */
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;

/** For a notice whose area is no longer there. */
const former = { did: 'did something that involves you', why: 'This part of Doorways is closed.', quotes: false };
type Said = Pick<NoticeKind, 'did' | 'why' | 'quotes' | 'byHouse'> | undefined;

/** Whoever wrote without their name. */
export const unnamed = 'Someone';

/** "Dana Petrov", "Dana Petrov and Hao Tran", "Dana Petrov and 4 others". */
function who(names: readonly string[], count: number): string {
  const [first = 'A former member', second] = names;
  if (count === 1) return first;
  if (count === 2 && second) return `${first} and ${second === unnamed ? 'someone' : second}`;
  const others = count - 1;
  const atLeast = count >= mostCauses ? 'at least ' : '';
  return `${first} and ${atLeast}${counted(others, 'other')}`;
}

export function textOf(kind: Said, names: readonly string[], count: number, excerpt: string): string {
  if (kind?.byHouse) return kind.did;
  const { did, quotes } = kind ?? former;
  return `${who(names, count)} ${did}${quotes && excerpt !== '' ? ` “${shortened(excerpt)}”` : ''}`;
}

/** Made of the kind alone, so that nothing of anybody's can get into it. */
export const safeTextOf = (kind: Said) => (kind?.byHouse ? kind.did : `Someone ${(kind ?? former).did}`);

export const whyOf = (kind: Said) => (kind ?? former).why;

import type { NotificationKind } from '../contract.ts';
import { mostCauses } from './causes.ts';

const longest = 44;

/** Cut at the end of a word. */
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
const quoted = (excerpt: string) => (excerpt === '' ? '' : ` “${shortened(excerpt)}”`);

const said: Readonly<Record<NotificationKind, (excerpt: string) => string>> = {
  postLiked: (excerpt) => `liked your post${quoted(excerpt)}`,
  commentCreated: (excerpt) => `commented on your post${quoted(excerpt)}`,
  memberFollowed: () => 'followed you',
  descriptionOffered: (excerpt) => `offered a description for a picture in your post${quoted(excerpt)}`,
  descriptionAccepted: () => 'used your description of a picture',
};

const reasons: Readonly<Record<NotificationKind, string>> = {
  postLiked: 'It is your post.',
  commentCreated: 'It is your post.',
  memberFollowed: 'New followers are always told to you.',
  descriptionOffered: 'You asked for a description.',
  descriptionAccepted: 'You wrote the description.',
};

/** "Dana Petrov", "Dana Petrov and Hao Tran", "Dana Petrov and 4 others". */
function who(names: readonly string[], count: number): string {
  const [first = 'A former member', second] = names;
  if (count === 1) return first;
  if (count === 2 && second) return `${first} and ${second}`;
  const others = count - 1;
  const atLeast = count >= mostCauses ? 'at least ' : '';
  return `${first} and ${atLeast}${others} ${others === 1 ? 'other' : 'others'}`;
}

export const textOf = (kind: NotificationKind, names: readonly string[], count: number, excerpt: string) =>
  `${who(names, count)} ${said[kind](excerpt)}`;

export const whyOf = (kind: NotificationKind) => reasons[kind];

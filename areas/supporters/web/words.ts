import type { SupportGrant } from '../contract.ts';
import type { Level, Relation } from '../pure/limits.ts';

export const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Supporters', href: '/supporters' },
];

export const relationWords: Readonly<Record<Relation, string>> = {
  family: 'Family',
  friend: 'A friend',
  carer: 'A carer',
  worker: 'A support worker',
  guardian: 'A guardian',
  other: 'Someone else',
};

/** As the member has stated it, and nothing more. */
export const statedWords: Readonly<Record<Relation, string>> = {
  family: 'family',
  friend: 'a friend',
  carer: 'a carer',
  worker: 'a support worker',
  guardian: 'a guardian',
  other: 'someone else',
};

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short' });
export const dayText = (at: string) => day.format(new Date(at));

export const levelWords: Readonly<Record<Level, string>> = {
  see: 'See',
  draft: 'See and prepare',
  act: 'See and act',
};

/** Where it stands, from either side. */
export function stateText({ state, beginsAt, endsAt }: SupportGrant, side: 'mine' | 'theirs'): string {
  if (state === 'over') return `It ended on ${dayText(endsAt)}.`;
  if (state === 'asked') return side === 'mine' ? 'They haven’t answered yet.' : 'They’re waiting for your answer.';
  if (state === 'waiting' && beginsAt) return `It begins on ${moment.format(new Date(beginsAt))}.`;
  return `It lasts until ${dayText(endsAt)}.`;
}

export const listOf = (words: readonly string[]) => new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words);

import { relativeTimeMidSentence } from '#platform/web/time/relative-time.ts';
import { clockOf, dayOfMonth, weekdayOf } from '#platform/web/time/words.ts';
import type { Conversation, ConversationEntry, Message, Participant } from '../contract.ts';
import type { ReactionMark } from '../pure/limits.ts';

const dayMs = 86_400_000;
const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const daysAgo = (date: Date, now: Date) => Math.round((startOf(now) - startOf(date)) / dayMs);
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** MESSAGES-04: the time if it was today, “Yesterday”, otherwise “Nov 18”. */
export function rowTime(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const ago = daysAgo(date, now);
  if (ago <= 0) return clockOf(date);
  return ago === 1 ? 'Yesterday' : `${shortMonths[date.getMonth()]} ${date.getDate()}`;
}

export const timeOf = (moment: string): string => clockOf(new Date(moment));

/** “Today”, “Yesterday”, “Thursday 19 November”, with the year when it is another one. */
export function dayOf(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const ago = daysAgo(date, now);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`;
  return `${weekdayOf(date)} ${dayOfMonth(date)}${year}`;
}

/** Null: never. */
export const lastSeenWords = (moment: string | null, now?: Date): string =>
  moment === null ? 'Hasn’t been online yet' : `Last seen ${relativeTimeMidSentence(moment, now)}`;

export const reactionNames: Readonly<Record<ReactionMark, string>> = {
  '👍': 'Thumbs up',
  '❤️': 'Love',
  '😂': 'Laugh',
  '🎉': 'Celebrate',
  '😮': 'Surprised',
  '😢': 'Sad',
  '🙏': 'Thank you',
};

/** What a member on a bad day lets others know; the calm of it is the point. */
export const slowWords = (name: string): string => `${firstName(name)} may take longer to reply at the moment.`;

/** What happened in the conversation itself. */
export function noteWords({ system, from }: Message): string {
  const by = from.displayName;
  const name = system?.name ?? '';
  switch (system?.what) {
    case 'begun':
      return 'The conversation started';
    case 'created':
      return `${by} started this group`;
    case 'renamed':
      return `${by} named the group “${name}”`;
    case 'added':
      return `${by} added ${name}`;
    case 'left':
      return `${name} has left`;
    case 'removed':
      return `${by} took ${name} out`;
    case 'supporter':
      return `${name} is here as ${by}’s supporter, and sees messages from now on`;
    case 'supporterLeft':
      return `${name} is no longer here as a supporter`;
    default:
      return '';
  }
}

/** “Empty”, “Milk, bread (done)”. */
const listWords = (list: NonNullable<Message['list']>): string =>
  list.map(({ text, done }) => (done ? `${text} (done)` : text)).join(', ') || 'Empty';

/** What a message says in one line: for quotes, names of controls, and the announcer. */
export function plainWords({ content, deleted, media, system, poll, list, ...rest }: Message): string {
  if (deleted) return 'Message deleted';
  if (system) return noteWords({ content, deleted, media, system, poll, list, ...rest });
  if (poll) return `Poll: ${content} Options: ${poll.options.map(({ text }) => text).join(', ')}`;
  if (list) return `List: ${content}. ${listWords(list)}`;
  const voice = media.find(({ kind }) => kind === 'voice');
  if (voice) return voice.transcript ? `Voice note: ${voice.transcript}` : 'Voice note';
  const pictures = media.map(({ alt }) => (alt ? `Picture: ${alt}` : 'Picture'));
  return [content, ...pictures].filter(Boolean).join('. ');
}

export const shortened = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`;

export const isMuted = (until: string | null, now = Date.now()): boolean =>
  until !== null && new Date(until).getTime() > now;

/** The last line of a row. */
export const rowWords = ({ content, fromUserId, type }: ConversationEntry, ownId: number): string =>
  fromUserId === ownId && type !== 'system' ? `You: ${content}` : content;

const other = ({ kind, people, otherUser }: Conversation): Participant | undefined =>
  kind === 'direct' ? people.find(({ id }) => id === otherUser?.id) : undefined;

/** The other of two people, with presence and pace card. */
export const otherOf = other;

/** What names their messages: “Messages with Sam”, “Messages: Mentorship with Sam”. */
export const messagesWords = ({ title, context }: Pick<Conversation, 'title' | 'context'>): string =>
  context ? `Messages: ${title}` : `Messages with ${title}`;

/** Whom one writes to in a field, in a word. */
export const whomOf = ({ kind, title, otherUser }: Pick<Conversation, 'kind' | 'title' | 'otherUser'>): string =>
  kind === 'group' ? title : firstName(otherUser?.displayName ?? title);

/** Of two people, and of nothing but them: there is one such, whichever way one came. */
export const isOfPair = ({ kind, context }: Pick<Conversation, 'kind' | 'context'>): boolean =>
  kind === 'direct' && context === null;

/** Someone beside oneself. Who is in the conversation of a group that meets elsewhere is decided there. */
export const mayInvite = ({ role, state, endedAt, kind, context }: Conversation): boolean =>
  role !== 'supporter' && state === 'active' && endedAt === null && (kind === 'direct' || context === null);

/** The first name is enough where the whole name stands above. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Everybody whom a shared reading concerns has read up to here. */
export function readByOther(conversation: Conversation, ownId: number, seq: number): boolean {
  const others = conversation.people.filter(({ id, role }) => id !== ownId && role !== 'supporter');
  return others.length > 0 && others.every(({ readSeq }) => readSeq !== null && readSeq >= seq);
}

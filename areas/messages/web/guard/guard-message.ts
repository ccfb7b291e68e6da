import type { Conversation, Message } from '../../contract.ts';
import { noticed } from '../../pure/money-guard/guard.ts';
import type { Noticed } from './guard-words.ts';

const none: readonly Noticed[] = [];
const known = new WeakMap<Message, { readonly without: string; readonly found: readonly Noticed[] }>();

/** Everything that can be read or heard of it. */
const wordsIn = ({ content, media }: Message) =>
  [content, ...media.flatMap(({ alt, transcript }) => [transcript, alt])].join('\n');

/**
 * What stands out in a message for its receiver. It is read in their browser alone, so nobody else can learn of it; an
 * edited message is another one, and is read again.
 */
export function guardOf(
  message: Message,
  { newContact, guardOff, people }: Pick<Conversation, 'newContact' | 'guardOff' | 'people'>,
  ownId: number,
): readonly Noticed[] {
  const { fromUserId, deleted, system } = message;
  if (!newContact || fromUserId === ownId || deleted || system) return none;
  // One’s own supporter is no stranger.
  if (people.some(({ id, supports }) => id === fromUserId && supports === ownId)) return none;
  const without = guardOff.join();
  const before = known.get(message);
  if (before?.without === without) return before.found;
  const found = noticed(wordsIn(message), guardOff);
  known.set(message, { without, found });
  return found;
}

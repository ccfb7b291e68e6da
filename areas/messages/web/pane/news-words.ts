import type { Message } from '../../contract.ts';
import type { LogNews } from '../log/log.ts';
import { noteWords, plainWords, reactionNames, shortened } from '../words.ts';
import type { Said } from './announcer.ts';

const quoted = (message: Message) => `“${shortened(plainWords(message), 40)}”`;

/** New marks of others; whose they are is told of two people alone. */
function newMarks({ before, after }: LogNews['changed'][number]): string[] {
  const others = ({ count, byMe }: Message['reactions'][number]) => count - (byMe ? 1 : 0);
  return after.reactions.flatMap((mark) => {
    const had = before.reactions.find((one) => one.mark === mark.mark);
    return others(mark) > (had ? others(had) : 0) ? [reactionNames[mark.mark]] : [];
  });
}

/** What others added to a shared list, or ticked there; who did it stands nowhere. */
function listNews({ before, after }: LogNews['changed'][number]): Said | undefined {
  const known = new Map((before.list ?? []).map((item) => [item.id, item]));
  const items = after.list ?? [];
  const texts = (some: typeof items) => some.map(({ text }) => text).join(', ');
  const added = items.filter(({ id, mine }) => !mine && !known.has(id));
  if (added.length > 0)
    return { name: '', text: `Added to the list ${after.content}: ${texts(added)}`, isChange: true };
  const done = items.filter((item) => item.done && known.get(item.id)?.done === false);
  return done.length > 0
    ? { name: '', text: `Done in the list ${after.content}: ${texts(done)}`, isChange: true }
    : undefined;
}

/** Someone wrote down what is said in a voice note, or changed that. */
function transcriptNews({ before, after }: LogNews['changed'][number], ownId: number): Said | undefined {
  const spoken = ({ media }: Message) => media.find(({ kind }) => kind === 'voice');
  const now = spoken(after);
  const writer = now?.transcriptBy ?? after.from;
  if (!now?.transcript || now.transcript === spoken(before)?.transcript || writer.id === ownId) return undefined;
  return { name: writer.displayName, text: `Wrote down a voice note: ${now.transcript}`, isChange: true };
}

/**
 * What others did, in the order in which it is said. `rest` is what of a message was not heard while it was typed.
 */
export function newsWords(
  { added, changed }: LogNews,
  by: {
    readonly ownId: number;
    /** The other of two people; in a group nobody. */
    readonly other: string;
    readonly rest: (message: Message) => string | undefined;
    /** What stands out in a message of someone new; empty: nothing. */
    readonly note: (message: Message) => string;
  },
): Said[] {
  const fresh = added
    .filter(({ fromUserId }) => fromUserId !== by.ownId)
    .map((message): Said => {
      if (message.system) return { name: '', text: noteWords(message), isChange: true };
      // All of it was heard while it was typed.
      const text = (by.rest(message) ?? plainWords(message)) || 'Sent';
      return { name: message.from.displayName, text, note: by.note(message) };
    });
  const changes = changed.flatMap((one): Said[] => {
    const { before, after } = one;
    const isOwn = after.fromUserId === by.ownId;
    const name = after.from.displayName;
    if (!isOwn && after.deleted && !before.deleted) {
      return [{ name, text: `Deleted the message ${quoted(before)}`, isChange: true }];
    }
    if (!isOwn && after.editedAt !== before.editedAt && after.content !== before.content) {
      return [{ name, text: `Changed a message to: ${after.content}`, isChange: true, note: by.note(after) }];
    }
    const listed = listNews(one);
    if (listed) return [listed];
    const writtenDown = transcriptNews(one, by.ownId);
    if (writtenDown) return [writtenDown];
    return newMarks(one).map((mark) => ({ name: by.other, text: `${mark} for ${quoted(after)}`, isChange: true }));
  });
  return [...fresh, ...changes];
}

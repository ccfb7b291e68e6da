import type { z } from 'zod';
import { personOf } from '#areas/people/server/public.ts';
import { excerptOf } from '#areas/writing/server/public.ts';
import type { Message, MessageMedia, SystemNote } from '../contract.ts';
import type { ReactionMark } from '../pure/limits.ts';
import type { Found } from './find-conversation.ts';
import type { MessageRow } from './message-sql.ts';
import { type Body, readBody } from './seal.ts';

const fileUrl = (id: number) => `/api/messages/files/${id}`;

export function mediaView(
  file: MessageRow['media'][number],
  words?: { alt: string; transcript: string },
): MessageMedia {
  return {
    id: file.id,
    kind: file.kind,
    url: fileUrl(file.id),
    smallUrl: file.small ? `${fileUrl(file.id)}?small=true` : null,
    width: file.width,
    height: file.height,
    seconds: file.seconds,
    alt: words?.alt ?? '',
    transcript: words?.transcript ?? '',
  };
}

const nothing: Body = { content: '' };

export function messageView(found: Found, viewerId: number, row: MessageRow): Message {
  const place = { conversationId: found.id, seq: row.seq, fromUserId: row.id };
  const body = row.body ? readBody(found.keys, place, row.body) : nothing;
  const { reply } = row;
  return {
    id: row.messageId,
    conversationId: row.conversationId,
    seq: row.seq,
    change: row.change,
    fromUserId: row.id,
    from: personOf(row),
    recipientId: recipientOf(found, row.id),
    content: body.content,
    // A line of the conversation itself that does not open has nothing to say but that.
    type: row.type === 'system' && !body.system ? 'text' : row.type,
    symbols: [...(body.symbols ?? [])],
    media: row.body ? row.media.map((file) => mediaView(file, body.media?.[file.id])) : [],
    system: (body.system as z.infer<typeof SystemNote> | undefined) ?? null,
    replyTo: reply && {
      ...reply,
      content: row.replyBody ? excerptOf(readBody(found.keys, { ...place, ...reply }, row.replyBody).content) : '',
    },
    reactions: row.reactions.map((one) => ({ ...one, mark: one.mark as ReactionMark })),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    deleted: row.body === null,
    clientKey: row.id === viewerId ? row.clientKey : null,
  };
}

/** The other of the two for whom it was; null in a group, and for what a supporter writes. */
function recipientOf(found: Found, fromUserId: number): number | null {
  if (found.kind === 'group') return null;
  if (fromUserId === found.lowId) return found.highId;
  return fromUserId === found.highId ? found.lowId : null;
}

import type { Emit, Services } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { conversationChanged } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { listenersOf } from './add-message.ts';
import { type Found, findConversation } from './find-conversation.ts';
import { reachableText } from './message-sql.ts';

export interface Held {
  readonly found: Found;
  readonly id: number;
  readonly conversationId: number;
  readonly seq: number;
  readonly change: number;
  readonly fromUserId: number;
  readonly type: string;
  readonly body: Uint8Array | null;
  /** Within the hours in which it can be changed. */
  readonly fresh: boolean;
}

/**
 * A message of a conversation that one is in, with the conversation held. Not there, not one’s to see and written by
 * somebody behind a block are the same 404.
 */
export async function holdMessage(
  ask: { readonly query: Query; readonly services: Services; readonly now: Date },
  viewerId: number,
  id: number,
): Promise<Held> {
  const [place] = await ask.query<{ conversationId: number }>(
    'messages-place',
    'select conversation_id as "conversationId" from messages where id = $1::int',
    [id],
  );
  if (!place) throw problem.notFound();
  const found = await findConversation(
    { query: ask.query, config: ask.services.config },
    viewerId,
    place.conversationId,
    true,
  );
  const [message] = await ask.query<Omit<Held, 'found'>>(
    'messages-held',
    `select m.id, m.conversation_id as "conversationId", m.seq, m.change, m.from_user_id as "fromUserId", m.type, m.body,
       m.created_at > $4::timestamptz - make_interval(hours => ${limits.changeHours}) as fresh
     from messages m where m.id = $2::int and ${reachableText('m', '$3::int')}`,
    [viewerId, id, found.fromSeq, ask.now.toISOString()],
  );
  if (!message || message.type === 'system') throw problem.notFound();
  return { ...message, found };
}

export const mustBeOwn = (held: Held, viewerId: number) => {
  if (held.fromUserId !== viewerId) throw problem.refused('Only the person who wrote it can change it.');
};

/** The next number of change, given to the message and to the conversation; everybody in it is told. */
export async function noteChange(
  ask: { readonly query: Query; readonly emit: Emit },
  byId: number,
  { found, id }: Pick<Held, 'found' | 'id'>,
): Promise<void> {
  const [row] = await ask.query<{ change: number }>(
    'messages-note-change',
    `with place as (update conversations set change = change + 1 where id = $1::int returning change)
     update messages m set change = place.change from place where m.id = $2::int returning m.change`,
    [found.id, id],
  );
  if (!row) throw new Error('A change was not noted.');
  const to = await listenersOf(ask.query, found.id, byId);
  await ask.emit(conversationChanged, {
    conversationId: found.id,
    change: row.change,
    seq: found.lastSeq,
    again: false,
    to,
  });
}

/** Something changed for one person alone: their other windows read again. */
export const tellOneself = (emit: Emit, userId: number, found: Found) =>
  emit(conversationChanged, {
    conversationId: found.id,
    change: found.change,
    seq: found.lastSeq,
    again: true,
    to: [userId],
  });

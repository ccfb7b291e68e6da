import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { conversationChanged } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { listenersOf } from './add-message.ts';
import { type Found, findConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { isReachable } from './message-sql.ts';

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

const place = statement((v: { id: number }) =>
  from.selectFrom('messages').select('conversation_id as conversationId').where('id', '=', v.id),
);

const reachable = statement((v: { viewerId: number; id: number; fromSeq: number; now: string }) =>
  from
    .selectFrom('messages as m')
    .select((e) => [
      'm.id',
      'm.conversation_id as conversationId',
      'm.seq',
      'm.change',
      'm.from_user_id as fromUserId',
      'm.type',
      'm.body',
      sql<boolean>`${e.ref('m.created_at')} > ${moment(v.now)} - make_interval(hours => ${sql.lit(limits.changeHours)})`.as(
        'fresh',
      ),
    ])
    .where('m.id', '=', v.id)
    .where(isReachable(v.viewerId, 'm', v.fromSeq)),
);

/**
 * A message of a conversation that one is in, with the conversation held. Not there, not one’s to see and written by
 * somebody behind a block are the same 404.
 */
export async function holdMessage(
  ask: { readonly query: Query; readonly services: Services; readonly now: Date },
  viewerId: number,
  id: number,
): Promise<Held> {
  const [at] = await ask.query(place, { id });
  if (!at) throw problem.notFound();
  const found = await findConversation(
    { query: ask.query, config: ask.services.config },
    viewerId,
    at.conversationId,
    true,
  );
  const [message] = await ask.query(reachable, { viewerId, id, fromSeq: found.fromSeq, now: ask.now.toISOString() });
  if (!message || message.type === 'system') throw problem.notFound();
  return { ...message, found };
}

export const mustBeOwn = (held: Held, viewerId: number) => {
  if (held.fromUserId !== viewerId) throw problem.refused('Only the person who wrote it can change it.');
};

const nextChange = statement((v: { id: number; messageId: number }) =>
  from
    .with('place', (w) =>
      w
        .updateTable('conversations as c')
        .set((e) => ({ change: e('c.change', '+', 1) }))
        .where('c.id', '=', v.id)
        .returning('c.change'),
    )
    .updateTable('messages as m')
    .from('place')
    .set((e) => ({ change: e.ref('place.change') }))
    .where('m.id', '=', v.messageId)
    .returning('m.change'),
);

/** The next number of change, given to the message and to the conversation; everybody in it is told. */
export async function noteChange(
  ask: { readonly query: Query; readonly emit: Emit },
  byId: number,
  { found, id }: Pick<Held, 'found' | 'id'>,
): Promise<void> {
  const [row] = await ask.query(nextChange, { id: found.id, messageId: id });
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

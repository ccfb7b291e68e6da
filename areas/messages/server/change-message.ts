import { sql } from 'kysely';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import type { PolicyCheck } from '#platform/server/policy.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { conversationChanged } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { listenersOf } from './add-message.ts';
import { type Found, lockConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { isReachable } from './view.ts';

/** A message as it stands, in its conversation. */
export interface FoundMessage {
  readonly conversation: Found;
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
 * A message of a conversation that one is in, with the conversation locked. Undefined alike where it is not there, is
 * not one’s to see and was written by somebody behind a block.
 */
export async function lockMessage(
  { db, services, now }: Omit<PolicyCheck, 'input'>,
  viewerId: number,
  id: number,
): Promise<FoundMessage | undefined> {
  const query = queryIn(db);
  const [at] = await query(place, { id });
  const conversation = at && (await lockConversation({ query, config: services.config }, viewerId, at.conversationId));
  if (!conversation) return undefined;
  const { fromSeq } = conversation;
  const [message] = await query(reachable, { viewerId, id, fromSeq, now: now.toISOString() });
  return message && message.type !== 'system' ? { ...message, conversation } : undefined;
}

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
  { conversation, id }: Pick<FoundMessage, 'conversation' | 'id'>,
): Promise<void> {
  const [row] = await ask.query(nextChange, { id: conversation.id, messageId: id });
  if (!row) throw new Error('A change was not noted.');
  const to = await listenersOf(ask.query, conversation.id, byId);
  await ask.emit(conversationChanged, {
    conversationId: conversation.id,
    change: row.change,
    seq: conversation.lastSeq,
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

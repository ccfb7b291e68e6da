import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { readable } from '#platform/server/sealed.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { editMessage as contract, MessageType } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { indexAgain } from './add-message.ts';
import { type FoundMessage, noteChange } from './change-message.ts';
import { mustGoOn } from './find-conversation.ts';
import { from } from './from.ts';
import { openBody, sealBody } from './seal.ts';
import { tooLong, viewOf } from './send-message.ts';

const edit = statement((v: { id: number; body: Uint8Array; now: string }) =>
  from
    .updateTable('messages as m')
    .set((e) => ({
      body: v.body,
      edited_at: moment(v.now),
      type: sql<MessageType>`case when ${e.ref('m.type')} = 'symbols' then 'text' else ${e.ref('m.type')} end`,
    }))
    .where('m.id', '=', v.id),
);

export const editMessage: Handler<typeof contract, FoundMessage> = async ({
  input,
  principal,
  found,
  query,
  emit,
  now,
}) => {
  if (input.content.length > limits.content) throw tooLong();
  mustGoOn(found.conversation);
  if (!found.body) throw problem.conflict('This message was deleted.');
  if (found.type === 'poll') throw problem.conflict('A poll can’t be changed. Delete it and start a new one.');
  if (!found.fresh) throw problem.conflict('You can change a message within a day of sending it.');
  if (found.change !== input.change)
    throw problem.conflict('This message has changed since you opened it. Have another look.');
  const { body: sealed, conversation } = found;
  const place = { conversationId: conversation.id, seq: found.seq, fromUserId: principal.id };
  const present = readable(() => openBody(conversation.keys, place, sealed), undefined);
  if (!present) throw problem.conflict('We can’t open this message, so you can’t change it. You can delete it.');
  const { symbols: _, ...before } = present;
  // Other words than the pictures said: they go, so that nobody is shown what was not meant.
  const body = { ...before, content: input.content.trim() };
  await query(edit, {
    id: found.id,
    body: sealBody(conversation.keys, place, body),
    now: now.toISOString(),
  });
  await indexAgain(query, conversation, found.id, body);
  await noteChange({ query, emit }, principal.id, found);
  return viewOf({ query, principal }, conversation, found.id);
};

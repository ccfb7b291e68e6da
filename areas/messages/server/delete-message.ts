import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type deleteMessage as contract, messageFilesDropped } from '../contract.ts';
import { type FoundMessage, noteChange, tellOneself } from './change-message.ts';
import { from } from './from.ts';

const hide = statement((v: { userId: number; id: number }) =>
  from
    .insertInto('hidden_messages')
    .values({ user_id: v.userId, message_id: v.id })
    .onConflict((conflict) => conflict.doNothing()),
);
const empty = statement((v: { id: number }) =>
  from
    .updateTable('messages')
    .set({ body: null, words: sql<number[]>`'{}'`, edited_at: null, poll_id: null })
    .where('id', '=', v.id),
);
const dropReactions = statement((v: { id: number }) =>
  from.deleteFrom('message_reactions').where('message_id', '=', v.id),
);
const dropItems = statement((v: { id: number }) =>
  from.deleteFrom('message_list_items').where('message_id', '=', v.id),
);
const dropMedia = statement((v: { id: number }) =>
  from
    .deleteFrom('message_media')
    .where('message_id', '=', v.id)
    .returning(['file_key as fileKey', 'small_key as smallKey']),
);

export const deleteMessage: Handler<typeof contract, FoundMessage> = async ({
  input,
  principal,
  found,
  query,
  emit,
}) => {
  if (input.for === 'me') {
    await query(hide, { userId: principal.id, id: found.id });
    await tellOneself(emit, principal.id, found.conversation);
    return;
  }
  if (!found.body) return;
  if (!found.fresh) {
    throw problem.conflict('You can delete a message for everyone within a day. You can still delete it for yourself.');
  }
  await query(empty, { id: found.id });
  await query(dropReactions, { id: found.id });
  await query(dropItems, { id: found.id });
  const files = await query(dropMedia, { id: found.id });
  const keys = files.flatMap(({ fileKey, smallKey }) => (smallKey ? [fileKey, smallKey] : [fileKey]));
  if (keys.length > 0) await emit(messageFilesDropped, { keys });
  await noteChange({ query, emit }, principal.id, found);
};

import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type deleteMessage as contract, messageFilesDropped } from '../contract.ts';
import { holdMessage, mustBeOwn, noteChange, tellOneself } from './change-message.ts';

export const deleteMessage: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const held = await holdMessage({ query, services, now }, principal.id, input.id);
  if (input.for === 'me') {
    await query(
      'messages-hide',
      'insert into hidden_messages (user_id, message_id) values ($1::int, $2::int) on conflict do nothing',
      [principal.id, held.id],
    );
    await tellOneself(emit, principal.id, held.found);
    return;
  }
  mustBeOwn(held, principal.id);
  if (!held.body) return;
  if (!held.fresh) {
    throw problem.conflict('You can delete a message for everyone within a day. You can still delete it for yourself.');
  }
  await query('messages-delete', `update messages set body = null, words = '{}', edited_at = null where id = $1::int`, [
    held.id,
  ]);
  await query('messages-delete-reactions', 'delete from message_reactions where message_id = $1::int', [held.id]);
  const files = await query<{ fileKey: string; smallKey: string | null }>(
    'messages-delete-media',
    'delete from message_media where message_id = $1::int returning file_key as "fileKey", small_key as "smallKey"',
    [held.id],
  );
  const keys = files.flatMap(({ fileKey, smallKey }) => (smallKey ? [fileKey, smallKey] : [fileKey]));
  if (keys.length > 0) await emit(messageFilesDropped, { keys });
  await noteChange({ query, emit }, principal.id, held);
};

import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { readable } from '#platform/server/sealed.ts';
import type { editMessage as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { hashesOf } from './add-message.ts';
import { holdMessage, mustBeOwn, noteChange } from './change-message.ts';
import { openBody, sealBody } from './seal.ts';
import { tooLong, viewOf } from './send-message.ts';

export const editMessage: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  if (input.content.length > limits.content) throw tooLong();
  const held = await holdMessage({ query, services, now }, principal.id, input.id);
  mustBeOwn(held, principal.id);
  if (!held.body) throw problem.conflict('This message was deleted.');
  if (!held.fresh) throw problem.conflict('You can change a message within a day of sending it.');
  if (held.change !== input.change)
    throw problem.conflict('This message has changed since you opened it. Have another look.');
  const { found } = held;
  const place = { conversationId: found.id, seq: held.seq, fromUserId: principal.id };
  const { body: sealed } = held;
  const present = readable(() => openBody(found.keys, place, sealed), undefined);
  if (!present) throw problem.conflict('We can’t open this message, so you can’t change it. You can delete it.');
  const { symbols: _, ...before } = present;
  // Other words than the pictures said: they go, so that nobody is shown what was not meant.
  const body = { ...before, content: input.content.trim() };
  await query(
    'messages-edit',
    `update messages set body = $2::bytea, words = $3::int[], edited_at = $4::timestamptz,
       type = case when type = 'symbols' then 'text' else type end where id = $1::int`,
    [held.id, sealBody(found.keys, place, body), hashesOf(found.keys, body), now.toISOString()],
  );
  await noteChange({ query, emit }, principal.id, held);
  return viewOf({ query, principal }, found, held.id);
};

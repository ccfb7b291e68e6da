import type { Handler } from '#platform/server/area.ts';
import type { restoreMessage as contract } from '../contract.ts';
import { holdMessage, tellOneself } from './change-message.ts';
import { viewOf } from './send-message.ts';

export const restoreMessage: Handler<typeof contract> = async ({ input, actor, query, emit, services, now }) => {
  const held = await holdMessage({ query, services, now }, actor.id, input.id);
  await query('messages-unhide', 'delete from hidden_messages where user_id = $1::int and message_id = $2::int', [
    actor.id,
    held.id,
  ]);
  await tellOneself(emit, actor.id, held.found);
  return viewOf({ query, actor }, held.found, held.id);
};

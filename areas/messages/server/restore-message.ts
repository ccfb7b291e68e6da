import type { Handler } from '#platform/server/area.ts';
import type { restoreMessage as contract } from '../contract.ts';
import { holdMessage, tellOneself } from './change-message.ts';
import { viewOf } from './send-message.ts';

export const restoreMessage: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const held = await holdMessage({ query, services, now }, principal.id, input.id);
  await query('messages-unhide', 'delete from hidden_messages where user_id = $1::int and message_id = $2::int', [
    principal.id,
    held.id,
  ]);
  await tellOneself(emit, principal.id, held.found);
  return viewOf({ query, principal }, held.found, held.id);
};

import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { restoreMessage as contract } from '../contract.ts';
import { holdMessage, tellOneself } from './change-message.ts';
import { from } from './from.ts';
import { viewOf } from './send-message.ts';

const unhide = statement((v: { userId: number; id: number }) =>
  from.deleteFrom('hidden_messages').where('user_id', '=', v.userId).where('message_id', '=', v.id),
);

export const restoreMessage: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const held = await holdMessage({ query, services, now }, principal.id, input.id);
  await query(unhide, { userId: principal.id, id: held.id });
  await tellOneself(emit, principal.id, held.found);
  return viewOf({ query, principal }, held.found, held.id);
};

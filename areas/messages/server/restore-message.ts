import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { restoreMessage as contract } from '../contract.ts';
import { type FoundMessage, tellOneself } from './change-message.ts';
import { from } from './from.ts';
import { viewOf } from './send-message.ts';

const unhide = statement((v: { userId: number; id: number }) =>
  from.deleteFrom('hidden_messages').where('user_id', '=', v.userId).where('message_id', '=', v.id),
);

export const restoreMessage: Handler<typeof contract, FoundMessage> = async ({ principal, found, query, emit }) => {
  await query(unhide, { userId: principal.id, id: found.id });
  await tellOneself(emit, principal.id, found.conversation);
  return viewOf({ query, principal }, found.conversation, found.id);
};

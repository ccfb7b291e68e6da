import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { clearConversation as contract } from '../contract.ts';
import { toldNoMore } from './add-message.ts';
import { tellOneself } from './change-message.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';

const clear = statement((v: { id: number; userId: number; seq: number }) =>
  from
    .updateTable('conversation_participants')
    .set({ from_seq: v.seq, read_seq: v.seq })
    .where('conversation_id', '=', v.id)
    .where('user_id', '=', v.userId),
);

export const clearConversation: Handler<typeof contract, Found> = async ({ principal, found, query, emit }) => {
  await query(clear, { id: found.id, userId: principal.id, seq: found.lastSeq });
  await toldNoMore(emit, principal.id, found);
  await tellOneself(emit, principal.id, found);
};

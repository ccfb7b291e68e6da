import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { answerRequest as contract } from '../contract.ts';
import { toldNoMore } from './add-message.ts';
import { agree } from './begin-conversation.ts';
import { tellOneself } from './change-message.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';

const answer = statement((v: { id: number; userId: number; state: 'active' | 'declined' }) =>
  from
    .updateTable('conversation_participants')
    .set({ state: v.state })
    .where('conversation_id', '=', v.id)
    .where('user_id', '=', v.userId)
    .where('state', '=', 'request'),
);

/** Whoever is declined is not told: for them nothing has changed. */
export const answerRequest: Handler<typeof contract, Found> = async ({ input, principal, found, query, emit }) => {
  if (found.state !== 'request') return;
  await query(answer, { id: found.id, userId: principal.id, state: input.accept ? 'active' : 'declined' });
  if (input.accept) await agree(query, principal.id, found);
  await toldNoMore(emit, principal.id, found);
  await tellOneself(emit, principal.id, found);
};

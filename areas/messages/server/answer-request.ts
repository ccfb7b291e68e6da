import type { Handler } from '#platform/server/area.ts';
import type { answerRequest as contract } from '../contract.ts';
import { tellOneself } from './change-message.ts';
import { findConversation } from './find-conversation.ts';
import { agree } from './requests.ts';
import { toldNoMore } from './tell-waiting.ts';

/** Whoever is declined is not told: for them nothing has changed. */
export const answerRequest: Handler<typeof contract> = async ({ input, principal, query, emit, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id);
  if (found.state !== 'request') return;
  await query(
    'messages-answer-request',
    `update conversation_participants set state = $3::text
     where conversation_id = $1::int and user_id = $2::int and state = 'request'`,
    [found.id, principal.id, input.accept ? 'active' : 'declined'],
  );
  if (input.accept) await agree(query, principal.id, found);
  await toldNoMore(emit, principal.id, found);
  await tellOneself(emit, principal.id, found);
};

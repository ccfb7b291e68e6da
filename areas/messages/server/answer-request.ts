import type { Handler } from '#platform/server/area.ts';
import type { answerRequest as contract } from '../contract.ts';
import { tellOneself } from './change-message.ts';
import { findConversation } from './find-conversation.ts';
import { agree } from './requests.ts';
import { toldNoMore } from './tell-waiting.ts';

/** Whoever is declined is not told: for them nothing has changed. */
export const answerRequest: Handler<typeof contract> = async ({ input, actor, query, emit, services }) => {
  const found = await findConversation({ query, config: services.config }, actor.id, input.id);
  if (found.state !== 'request') return;
  await query(
    'messages-answer-request',
    `update conversation_participants set state = $3::text
     where conversation_id = $1::int and user_id = $2::int and state = 'request'`,
    [found.id, actor.id, input.accept ? 'active' : 'declined'],
  );
  if (input.accept) await agree(query, actor.id, found);
  await toldNoMore(emit, actor.id, found);
  await tellOneself(emit, actor.id, found);
};

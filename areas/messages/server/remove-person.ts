import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type removePerson as contract, conversationChanged, messagesSeen } from '../contract.ts';
import { type Found, findConversation } from './find-conversation.ts';
import { nameOf, note } from './people.ts';

interface Leaving {
  readonly role: 'owner' | 'member' | 'supporter';
}

export const removePerson: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const ask = { query, emit, now, services };
  const found = await findConversation({ query, config: services.config }, principal.id, input.id, true);
  const [leaving] = await query<Leaving>(
    'messages-leaving',
    'select role from conversation_participants where conversation_id = $1::int and user_id = $2::int',
    [found.id, input.userId],
  );
  if (!leaving) throw problem.notFound();
  mustBeAllowed(found, principal.id, input.userId, leaving);
  const name = await nameOf(query, input.userId);
  const own = input.userId === principal.id;
  const what = leaving.role === 'supporter' ? 'supporterLeft' : own ? 'left' : 'removed';
  await note(ask, found, principal.id, { what, userId: input.userId, name });
  // Who leaves takes their supporters along.
  await query(
    'messages-remove',
    `delete from conversation_participants where conversation_id = $1::int and (user_id = $2::int or supports_id = $2::int)`,
    [found.id, input.userId],
  );
  await emit(messagesSeen, { userId: input.userId, conversationId: found.id });
  if (leaving.role === 'owner') await passOn(ask.query, found.id);
  await emit(conversationChanged, {
    conversationId: found.id,
    change: found.change,
    seq: found.lastSeq,
    again: true,
    to: [input.userId],
  });
};

function mustBeAllowed(found: Found, byId: number, userId: number, { role }: Leaving) {
  if (role === 'supporter') return;
  if (found.kind === 'direct') {
    throw problem.conflict('This conversation is between two people. You can archive it, mute it or block the person.');
  }
  if (userId !== byId && found.role !== 'owner')
    throw problem.refused('Only the person who started the group can remove people.');
}

/** A group always has somebody who can bring people in: the one who has been in it longest. */
async function passOn(query: Parameters<typeof nameOf>[0], id: number) {
  await query(
    'messages-pass-on',
    `update conversation_participants set role = 'owner' where conversation_id = $1::int and user_id = (
       select user_id from conversation_participants where conversation_id = $1::int and role = 'member' and state = 'active'
       order by joined_at, user_id limit 1)`,
    [id],
  );
}

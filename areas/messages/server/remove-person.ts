import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type removePerson as contract, conversationChanged, messagesSeen } from '../contract.ts';
import { type Found, findConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { nameOf, note } from './people.ts';

interface Leaving {
  readonly role: 'owner' | 'member' | 'supporter';
}

const roleOf = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('conversation_participants')
    .select('role')
    .where('conversation_id', '=', v.id)
    .where('user_id', '=', v.userId),
);

/** Who leaves takes their supporters along. */
const remove = statement((v: { id: number; userId: number }) =>
  from
    .deleteFrom('conversation_participants')
    .where('conversation_id', '=', v.id)
    .where((e) => e.or([e('user_id', '=', v.userId), e('supports_id', '=', v.userId)])),
);

/** A group always has somebody who can bring people in: the one who has been in it longest. */
const passOn = statement((v: { id: number }) =>
  from
    .updateTable('conversation_participants')
    .set({ role: 'owner' })
    .where('conversation_id', '=', v.id)
    .where('user_id', '=', (e) =>
      e
        .selectFrom('conversation_participants')
        .select('user_id')
        .where('conversation_id', '=', v.id)
        .where('role', '=', 'member')
        .where('state', '=', 'active')
        .orderBy('joined_at')
        .orderBy('user_id')
        .limit(sql.lit(1)),
    ),
);

export const removePerson: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const ask = { query, emit, now, services };
  const found = await findConversation({ query, config: services.config }, principal.id, input.id, true);
  const [leaving] = await query(roleOf, { id: found.id, userId: input.userId });
  if (!leaving) throw problem.notFound();
  mustBeAllowed(found, principal.id, input.userId, leaving);
  const name = await nameOf(query, input.userId);
  const own = input.userId === principal.id;
  const what = leaving.role === 'supporter' ? 'supporterLeft' : own ? 'left' : 'removed';
  await note(ask, found, principal.id, { what, userId: input.userId, name });
  await query(remove, { id: found.id, userId: input.userId });
  await emit(messagesSeen, { userId: input.userId, conversationId: found.id });
  if (leaving.role === 'owner') await query(passOn, { id: found.id });
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

import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type removePerson as contract, conversationChanged, messagesSeen } from '../contract.ts';
import { mustBeOwn } from './contexts.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { nameOf, note } from './people.ts';

interface Leaving {
  readonly conversation: Found;
  readonly leaving: { readonly role: Found['role'] };
}

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

export const removePerson: Handler<typeof contract, Leaving> = async (useCase) => {
  const { input, principal, query, emit } = useCase;
  const { conversation, leaving } = useCase.found;
  if (conversation.kind === 'direct' && leaving.role !== 'supporter') {
    throw problem.conflict('This conversation is between two people. You can archive it, mute it or block the person.');
  }
  if (leaving.role !== 'supporter') mustBeOwn(conversation);
  const name = await nameOf(query, input.userId);
  const own = input.userId === principal.id;
  const what = leaving.role === 'supporter' ? 'supporterLeft' : own ? 'left' : 'removed';
  await note(useCase, conversation, principal.id, { what, userId: input.userId, name });
  await query(remove, { id: conversation.id, userId: input.userId });
  await emit(messagesSeen, { userId: input.userId, conversationId: conversation.id });
  if (leaving.role === 'owner') await query(passOn, { id: conversation.id });
  await emit(conversationChanged, {
    conversationId: conversation.id,
    change: conversation.change,
    seq: conversation.lastSeq,
    again: true,
    to: [input.userId],
  });
};

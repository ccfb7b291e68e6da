import { sql } from 'kysely';
import type { PollHome } from '#areas/polls/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { lockMessage, noteChange } from './change-message.ts';
import { from } from './from.ts';

const place = statement((v: { pollId: number }) =>
  from.selectFrom('messages').select('id').where('poll_id', '=', v.pollId),
);

type Ask = Parameters<PollHome['isOpenTo']>[0];

/** The message that it stands in, as the caller has it, with the conversation locked. */
async function messageOf(ask: Ask, pollId: number) {
  const [at] = await queryIn(ask.db)(place, { pollId });
  return at && lockMessage(ask, ask.principal.id, at.id);
}

/** A poll stands in a message, for whoever is in the conversation, as long as it goes on. Who is asked into it answers that first. */
export const messagePolls: PollHome = {
  holds: (poll) =>
    isThere(from.selectFrom('messages').where((e) => sql<boolean>`${e.ref('messages.poll_id')} = ${poll}`)),
  isOpenTo: async (ask, pollId) => {
    const found = await messageOf(ask, pollId);
    if (!found || found.body === null) return false;
    return found.conversation.endedAt === null && found.conversation.state === 'active';
  },
  changed: async (ask, pollId) => {
    const found = await messageOf(ask, pollId);
    if (found) await noteChange(ask, ask.principal.id, found);
  },
};

import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { reactToMessage as contract } from '../contract.ts';
import { type FoundMessage, noteChange } from './change-message.ts';
import { mustTakePart } from './find-conversation.ts';
import { from } from './from.ts';
import { viewOf } from './send-message.ts';

const react = statement((v: { id: number; userId: number; mark: string; now: string }) =>
  from
    .insertInto('message_reactions')
    .values({ message_id: v.id, user_id: v.userId, mark: v.mark, created_at: moment(v.now) })
    .onConflict((conflict) =>
      conflict
        .columns(['message_id', 'user_id'])
        .doUpdateSet((e) => ({ mark: e.ref('excluded.mark'), created_at: e.ref('excluded.created_at') }))
        .whereRef('message_reactions.mark', '!=', 'excluded.mark'),
    )
    .returning('message_id'),
);

const unreact = statement((v: { id: number; userId: number }) =>
  from
    .deleteFrom('message_reactions')
    .where('message_id', '=', v.id)
    .where('user_id', '=', v.userId)
    .returning('message_id'),
);

/** Twice the same changes nothing, and nobody is told of it. */
export const reactToMessage: Handler<typeof contract, FoundMessage> = async ({
  input,
  principal,
  found,
  query,
  emit,
  now,
}) => {
  mustTakePart(found.conversation);
  if (!found.body) throw problem.notFound();
  const changed = input.mark
    ? await query(react, { id: found.id, userId: principal.id, mark: input.mark, now: now.toISOString() })
    : await query(unreact, { id: found.id, userId: principal.id });
  if (changed.length > 0) await noteChange({ query, emit }, principal.id, found);
  return viewOf({ query, principal }, found.conversation, found.id);
};

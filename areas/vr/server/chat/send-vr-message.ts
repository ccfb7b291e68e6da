import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type sendVrMessage as contract, vrMessageSent } from '../../contract.ts';
import type { Visit } from '../visits/rows.ts';
import { add } from './messages.ts';

export const sendVrMessage: Handler<typeof contract, Visit> = async ({ input, found, principal, query, emit, now }) => {
  const userId = principal.id;
  if (found.hostId !== userId) {
    if (found.isQuiet) throw problem.conflict('It’s quiet hour in this room. You can read, move and use gestures.');
    if (found.isHushed) throw problem.conflict('The host has asked you to read only for now.');
  }
  const message = { spaceId: input.id, userId, text: input.text.trim(), now: now.toISOString() };
  const [added] = await query(add, message);
  const author = (await peopleOf(query, [userId])).get(userId);
  if (!added || !author) throw problem.notFound();
  await emit(vrMessageSent, { spaceId: input.id, messageId: added.id });
  return { ...added, author };
};

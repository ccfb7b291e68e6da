import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { messageAttendees as contract } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { attendeesOf, lockEvent, tell } from './seats.ts';

const dayMs = 86_400_000;

export const messageAttendees: Handler<typeof contract> = async ({ input, query, emit, now }) => {
  await lockEvent(query, input.id);
  const [row] = await query<{ count: number }>(
    'event-messages-today',
    'select count(*)::int as count from event_messages where event_id = $1::int and created_at > $2::timestamptz',
    [input.id, new Date(now.getTime() - dayMs).toISOString()],
  );
  if ((row?.count ?? 0) >= limits.messagesADay) {
    throw problem.conflict(`You can send ${limits.messagesADay} messages a day. Put the rest in the description.`);
  }
  const people = await attendeesOf(query, input.id, ['going']);
  if (people.length === 0) throw problem.conflict('No one is registered yet.');
  await query(
    'event-message',
    'insert into event_messages (event_id, text, created_at) values ($1::int, $2, $3::timestamptz)',
    [input.id, input.text.trim(), now.toISOString()],
  );
  await tell(emit, input.id, 'eventMessage', people);
  return undefined;
};

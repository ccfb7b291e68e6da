import { attachPassport } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type askEventAccess as contract, eventNews } from '../contract.ts';
import { assertShowsName, passportTarget } from './register-for-event.ts';
import { sealedWords, sealWords } from './seal.ts';
import { assertOn, lockEvent } from './seats.ts';

/** Asking again takes the place of the former request, and its answer goes. */
export const askEventAccess: Handler<typeof contract> = async ({ input, principal, query, emit, now, services }) => {
  const { id, itemIds, words = '' } = input;
  const event = await lockEvent(query, id);
  assertOn(event, now);
  if (event.organizerId === principal.id) throw problem.conflict('You’re organising this event.');
  if (event.accessDeadlineAt && Date.parse(event.accessDeadlineAt) <= now.getTime()) {
    throw problem.conflict('The day for access requests has passed.');
  }
  if (words === '' && itemIds.length === 0) {
    throw problem.invalid([{ field: 'words', rule: 'missing', message: 'Tick a need or write what you need.' }]);
  }
  const [registered] = await query(
    'event-knows-me',
    'select 1 from event_registrations where event_id = $1::int and user_id = $2::int',
    [id, principal.id],
  );
  await assertShowsName(query, event, principal.id, registered !== undefined);
  await query(
    'event-ask-access',
    `insert into event_access_requests (event_id, user_id, words_sealed, answer_sealed, asked_at)
       values ($1::int, $2::int, $3, '', $4::timestamptz)
     on conflict (event_id, user_id) do update set words_sealed = excluded.words_sealed, state = 'open',
       answer_sealed = '', asked_at = excluded.asked_at, answered_at = null, warned_at = null`,
    [id, principal.id, sealWords(sealedWords, services.config, id, principal.id, words), now.toISOString()],
  );
  const about = { userId: principal.id, recipientId: event.organizerId, target: passportTarget(id), itemIds };
  await attachPassport(query, services.config, { ...about, title: event.title, href: `/events/${id}` }, now);
  await emit(eventNews, { userId: event.organizerId, kind: 'eventAccessAsked', eventId: id, by: principal.id });
  return undefined;
};

import { attachPassport } from '#areas/passport/server/public.ts';
import type { Emit, Handler } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type registerForEvent as contract, eventNews } from '../contract.ts';
import { readEvent } from './event-sql.ts';
import { type HeldEvent, holdEvent, mustBeOn } from './hold-event.ts';
import { inTurn } from './in-turn.ts';
import { recount } from './seats.ts';

export const passportTarget = (eventId: number) => `event:${eventId}`;

function mustBeOpen(event: HeldEvent, actorId: number, now: Date) {
  mustBeOn(event, now);
  if (event.organizerId === actorId) throw problem.conflict('You organise this event.');
  const closes = event.registrationClosesAt;
  if (closes && Date.parse(closes) <= now.getTime()) throw problem.conflict('Registration for this event is closed.');
}

/** A seat, a question to the organiser, or the next place on the waitlist. */
function standingIn(event: HeldEvent): 'going' | 'requested' | 'waiting' {
  const isFull = event.attendeeCount >= event.maxAttendees;
  if (isFull && !event.hasWaitlist) throw problem.conflict('This event is full.');
  if (event.requiresApproval) return 'requested';
  return isFull ? 'waiting' : 'going';
}

async function join(query: Query, event: HeldEvent, userId: number, listed: boolean, now: Date) {
  const standing = standingIn(event);
  const turn = standing === 'waiting' ? event.lastTurn + 1 : 0;
  await query(
    'event-join',
    `insert into event_registrations (event_id, user_id, standing, turn, listed, since)
       values ($1::int, $2::int, $3, $4::int, $5::boolean, $6::timestamptz)`,
    [event.id, userId, standing, turn, listed, now.toISOString()],
  );
  if (turn > 0)
    await query('event-next-turn', 'update events set last_turn = $2::int where id = $1::int', [event.id, turn]);
  await recount(query, event.id);
  return standing;
}

const tellOrganizer = (emit: Emit, event: HeldEvent, by: number) =>
  emit(eventNews, { userId: event.organizerId, kind: 'eventJoinAsked', eventId: event.id, by });

type Ask = Parameters<Handler<typeof contract>>[0];

/** Pressed twice it counts once: whoever has a standing keeps it. */
async function register({ input, actor, now, services }: Ask, query: Query, emit: Emit) {
  const { id, listed = false, itemIds = [] } = input;
  const event = await holdEvent(query, id);
  const [present] = await query<{ standing: string }>(
    'event-my-standing',
    'select standing from event_registrations where event_id = $1::int and user_id = $2::int',
    [id, actor.id],
  );
  if (present?.standing === 'declined') throw problem.conflict('The organiser has declined your request.');
  if (!present) {
    mustBeOpen(event, actor.id, now);
    const standing = await join(query, event, actor.id, listed, now);
    if (standing === 'requested') await tellOrganizer(emit, event, actor.id);
    if (itemIds.length > 0) {
      const about = { userId: actor.id, recipientId: event.organizerId, target: passportTarget(id), itemIds };
      await attachPassport(query, services.config, { ...about, title: event.title, href: `/events/${id}` }, now);
    }
  }
  const answer = await readEvent(query, id, actor.id);
  if (!answer) throw problem.notFound();
  return answer;
}

export const registerForEvent: Handler<typeof contract> = (ask) =>
  inTurn(ask.input.id, () => ask.services.transaction((db, emit) => register(ask, queryIn(db), emit)));

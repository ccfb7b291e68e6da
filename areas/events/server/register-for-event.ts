import { attachPassport } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { type registerForEvent as contract, eventNews } from '../contract.ts';
import { readEvent } from './event-sql.ts';
import { type HeldEvent, holdEvent, mustBeOn } from './hold-event.ts';
import { inTurn } from './in-turn.ts';
import { recount } from './seats.ts';

export const passportTarget = (eventId: number) => `event:${eventId}`;

function mustBeOpen(event: HeldEvent, actorId: number, now: Date) {
  mustBeOn(event, now);
  if (event.organizerId === actorId) throw problem.conflict('You’re organising this event.');
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

/** The name that somebody has instead of their own in the space of the event; empty: none. */
async function aliasIn(query: Query, event: HeldEvent, userId: number): Promise<string> {
  if (event.spaceId === null) return '';
  const [row] = await query<{ alias: string }>(
    'event-alias',
    `select alias from space_members where space_id = $1::int and user_id = $2::int and state = 'member'`,
    [event.spaceId, userId],
  );
  return row?.alias ?? '';
}

/** An organiser sees who comes, asks or needs something. Whoever goes by another name in the space says yes to it first. */
export async function mustShowName(query: Query, event: HeldEvent, userId: number, agreed: boolean) {
  if (agreed) return;
  const alias = await aliasIn(query, event, userId);
  if (!alias) return;
  throw problem.invalid([
    {
      field: 'ownName',
      rule: 'missing',
      message: `Here you’re “${alias}”, and the organiser would see your real name. Confirm that’s OK first.`,
    },
  ]);
}

const tellOrganizer = (emit: Emit, event: HeldEvent, by: number) =>
  emit(eventNews, { userId: event.organizerId, kind: 'eventJoinAsked', eventId: event.id, by });

type Ask = Parameters<Handler<typeof contract>>[0];

/** Pressed twice it counts once: whoever has a standing keeps it. */
async function register({ input, principal, now, services }: Ask, query: Query, emit: Emit) {
  const { id, listed = false, itemIds = [], ownName = false } = input;
  const event = await holdEvent(query, id);
  const [present] = await query<{ standing: string }>(
    'event-my-standing',
    'select standing from event_registrations where event_id = $1::int and user_id = $2::int',
    [id, principal.id],
  );
  if (present?.standing === 'declined') throw problem.conflict('The organiser has declined your request.');
  if (!present) {
    mustBeOpen(event, principal.id, now);
    await mustShowName(query, event, principal.id, ownName);
    const standing = await join(query, event, principal.id, listed, now);
    if (standing === 'requested') await tellOrganizer(emit, event, principal.id);
    if (itemIds.length > 0) {
      const about = { userId: principal.id, recipientId: event.organizerId, target: passportTarget(id), itemIds };
      await attachPassport(query, services.config, { ...about, title: event.title, href: `/events/${id}` }, now);
    }
  }
  const answer = await readEvent(query, id, principal.id);
  if (!answer) throw problem.notFound();
  return answer;
}

export const registerForEvent: Handler<typeof contract> = (ask) =>
  inTurn(ask.input.id, () => ask.services.transaction((db, emit) => register(ask, queryIn(db), emit)));

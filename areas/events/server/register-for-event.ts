import { attachPassport } from '#areas/passport/server/public.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { makeMutex } from '#platform/server/mutex.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type registerForEvent as contract, eventNews } from '../contract.ts';
import { readEvent } from './event-sql.ts';
import { from } from './from.ts';
import { assertOn, type LockedEvent, lockEvent, nextPosition, recount } from './seats.ts';

export const passportTarget = (eventId: number) => `event:${eventId}`;

export function assertNotOrganizer({ organizerId }: { readonly organizerId: number | null }, actorId: number) {
  if (organizerId === actorId) throw problem.conflict('You’re organising this event.');
}

function assertOpen(event: LockedEvent, actorId: number, now: Date) {
  assertOn(event, now);
  assertNotOrganizer(event, actorId);
  const closes = event.registrationClosesAt;
  if (closes && Date.parse(closes) <= now.getTime()) throw problem.conflict('Registration for this event is closed.');
}

/** A seat, a question to the organiser, or the next place on the waitlist. */
function standingIn(event: LockedEvent): 'going' | 'requested' | 'waiting' {
  const isFull = event.attendeeCount >= event.maxAttendees;
  if (isFull && !event.hasWaitlist) throw problem.conflict('This event is full.');
  if (event.requiresApproval) return 'requested';
  return isFull ? 'waiting' : 'going';
}

interface Registration {
  readonly eventId: number;
  readonly userId: number;
  readonly standing: 'going' | 'requested' | 'waiting';
  readonly position: number;
  readonly listed: boolean;
  readonly now: string;
}

const add = statement((v: Registration) =>
  from.insertInto('event_registrations').values({
    event_id: v.eventId,
    user_id: v.userId,
    standing: v.standing,
    turn: v.position,
    listed: v.listed,
    since: moment(v.now),
  }),
);

async function join(query: Query, event: LockedEvent, userId: number, listed: boolean, now: Date) {
  const standing = standingIn(event);
  const position = standing === 'waiting' ? await nextPosition(query, event) : 0;
  await query(add, { eventId: event.id, userId, standing, position, listed, now: now.toISOString() });
  await recount(query, event.id);
  return standing;
}

const aliasOf = statement((v: { spaceId: number; userId: number }) =>
  from
    .selectFrom('space_members')
    .select('alias')
    .where('space_id', '=', v.spaceId)
    .where('user_id', '=', v.userId)
    .where('state', '=', 'member'),
);

/** The name that somebody has instead of their own in the space of the event; empty: none. */
async function aliasIn(query: Query, event: LockedEvent, userId: number): Promise<string> {
  if (event.spaceId === null) return '';
  const [row] = await query(aliasOf, { spaceId: event.spaceId, userId });
  return row?.alias ?? '';
}

/** An organiser sees who comes, asks or needs something. Whoever goes by another name in the space says yes to it first. */
export async function assertShowsName(query: Query, event: LockedEvent, userId: number, agreed: boolean) {
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

const tellOrganizer = (emit: Emit, event: LockedEvent, by: number) =>
  emit(eventNews, { userId: event.organizerId, kind: 'eventJoinAsked', eventId: event.id, by });

const standingOf = statement((v: { eventId: number; userId: number }) =>
  from
    .selectFrom('event_registrations')
    .select('standing')
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId),
);

type Ask = Parameters<Handler<typeof contract>>[0];

/** What others then learn of the member is theirs to say. */
export function assertOwnWords({
  principal,
  input,
}: Pick<UseCase<Readonly<Record<string, unknown>>>, 'principal' | 'input'>) {
  const { listed, itemIds, ownName } = input;
  const shares = Array.isArray(itemIds) && itemIds.length > 0;
  if (!principal.for || !(listed || ownName || shares)) return;
  throw problem.refused('Only they can show their name here, or share what is in their passport.');
}

/** Pressed twice it counts once: whoever has a standing keeps it. */
async function register({ input, principal, now, services }: Ask, query: Query, emit: Emit) {
  const { id, listed = false, itemIds = [], ownName = false } = input;
  const event = await lockEvent(query, id);
  const [present] = await query(standingOf, { eventId: id, userId: principal.id });
  if (present?.standing === 'declined') throw problem.conflict('The organiser has declined your request.');
  if (!present) {
    assertOpen(event, principal.id, now);
    await assertShowsName(query, event, principal.id, ownName);
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

/** Those who register at the same moment wait here, and not each with a connection to the database. */
const mutex = makeMutex<number>();

export const registerForEvent: Handler<typeof contract> = async (ask) => {
  assertOwnWords(ask);
  return mutex(ask.input.id, () => ask.services.transaction((db, emit) => register(ask, queryIn(db), emit)));
};

import { features } from '#areas/passport/contract.ts';
import { sharedItemIds } from '#areas/passport/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { CommunityEvent, getEvent as contract, EventDetail } from '../contract.ts';
import { accessWarningDays, roomTimes } from '../pure/options.ts';
import { headOfLog } from './caption-log.ts';
import { readEvent } from './event-sql.ts';
import { from } from './from.ts';
import { mayCancel } from './policy.ts';
import { confirmationsOf, mayConfirm, recordOf } from './promises.ts';
import { passportTarget } from './register-for-event.ts';
import { openWords, sealedAnswers, sealedWords } from './seal.ts';

const dayMs = 86_400_000;
type Ask = Pick<UseCase<unknown>, 'principal' | 'query' | 'services' | 'now'>;

interface AccessRow {
  readonly wordsSealed: string;
  readonly answerSealed: string;
  readonly state: 'open' | 'confirmed' | 'not_possible';
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

async function accessRequestOf(ask: Ask, event: CommunityEvent): Promise<EventDetail['myAccessRequest']> {
  const { principal, query, services, now } = ask;
  const [row] = await query<AccessRow>(
    'event-my-access',
    `select words_sealed as "wordsSealed", answer_sealed as "answerSealed", state, ${isoTime('asked_at')} as "askedAt",
       ${isoTime('answered_at')} as "answeredAt" from event_access_requests where event_id = $1::int and user_id = $2::int`,
    [event.id, principal.id],
  );
  if (!row) return null;
  const { wordsSealed, answerSealed, ...rest } = row;
  const isNear = Date.parse(event.startTime) - now.getTime() <= accessWarningDays * dayMs;
  return {
    ...rest,
    words: openWords(sealedWords, services.config, event.id, principal.id, wordsSealed),
    answer: openWords(sealedAnswers, services.config, event.id, principal.id, answerSealed),
    itemIds: await sharedItemIds(query, principal.id, passportTarget(event.id)),
    isLate: row.state === 'open' && isNear && Date.parse(event.endTime) > now.getTime(),
  };
}

const isComing = ({ mine, myStanding }: CommunityEvent) => mine || myStanding === 'going';

const roomEnd = statement((v: { eventId: number }) =>
  from
    .selectFrom('events')
    .select((e) => isoTime(e.ref('room_ended_at')).as('endedAt'))
    .where('id', '=', v.eventId),
);
async function roomOf({ principal, query }: Ask, event: CommunityEvent): Promise<EventDetail['room']> {
  if (!event.isHere || event.cancelledAt || principal.for || !isComing(event)) return null;
  const [row] = await query(roomEnd, { eventId: event.id });
  return { ...roomTimes(event), endedAt: row?.endedAt ?? null };
}

/** What only those who come, and the organiser, may read. */
async function messagesOf({ query }: Ask, event: CommunityEvent): Promise<EventDetail['messages']> {
  if (!isComing(event)) return [];
  return query(
    'event-messages',
    `select id, text, ${isoTime('created_at')} as "createdAt" from event_messages where event_id = $1::int
       order by created_at desc, id desc limit 50`,
    [event.id],
  );
}

/** It stays the member’s own: a supporter is not told what was said. */
const logOf = async ({ principal, query }: Ask, event: CommunityEvent): Promise<EventDetail['captionLog']> =>
  principal.for || !isComing(event)
    ? null
    : ((await headOfLog(query, { eventId: event.id, viewer: principal.id, endTime: event.endTime })) ?? null);

const datesOf = ({ query, now }: Ask, event: CommunityEvent) =>
  event.repeats === null
    ? Promise.resolve([])
    : query<EventDetail['dates'][number]>(
        'event-dates',
        `select o.id, ${isoTime('o.starts_at')} as "startTime" from events e join events o on o.series_id = e.series_id
           where e.id = $1::int and o.id <> e.id and o.cancelled_at is null and o.removed_at is null and o.ends_at > $2::timestamptz
           order by o.starts_at limit 12`,
        [event.id, now.toISOString()],
      );

const inOrder = <T extends { readonly feature: (typeof features)[number] }>(rows: readonly T[]) =>
  features.flatMap((feature) => rows.find((row) => row.feature === feature) ?? []);

export const getEvent: Handler<typeof contract> = async ({ input, ...ask }) => {
  const { principal, query, now } = ask;
  const event = await readEvent(query, input.id, principal.id);
  const organizerPerson = event && (await peopleOf(query, [event.organizerId])).get(event.organizerId);
  if (!organizerPerson) throw problem.notFound();
  const [mine] = await query<{ listed: boolean }>(
    'event-listed',
    'select listed from event_registrations where event_id = $1::int and user_id = $2::int',
    [event.id, principal.id],
  );
  return {
    ...event,
    organizerPerson,
    record: inOrder(await recordOf(query, event, now)),
    listed: mine?.listed ?? false,
    // What they need, and what they found, is not for a supporter to read.
    myAccessRequest: principal.for ? null : await accessRequestOf(ask, event),
    // Nor is it theirs to call off.
    mayCancel: !principal.for && (await mayCancel(query, principal.id, { ...event, spaceId: event.space?.id ?? null })),
    canConfirm: !principal.for && (await mayConfirm(query, event.id, principal.id, now)),
    myConfirmations: principal.for ? [] : inOrder(await confirmationsOf(query, event.id, principal.id)),
    messages: await messagesOf(ask, event),
    captionLog: await logOf(ask, event),
    room: await roomOf(ask, event),
    dates: await datesOf(ask, event),
  };
};

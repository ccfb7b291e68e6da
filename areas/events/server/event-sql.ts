import { specifiedFeatures } from '#areas/passport/contract.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { CommunityEvent } from '../contract.ts';
import { costText } from '../pure/words.ts';

export interface RawEvent
  extends Omit<CommunityEvent, 'cost' | 'virtualLink' | 'captionsLink' | 'accessibilityFeatures' | 'repeats' | 'mine'> {
  readonly costCents: number;
  readonly repeats: string;
  readonly rawLink: string;
  readonly rawCaptions: string;
}

/** SQL: an event e as `viewer` (a placeholder; 0: a guest) may see it, with u its organiser and r the viewer's registration. */
export const eventColumns = (viewer: string) => `e.id, e.title, e.description, e.event_type as "eventType",
  ${isoTime('e.starts_at')} as "startTime", ${isoTime('e.ends_at')} as "endTime", e.is_virtual as "isVirtual",
  e.is_here as "isHere",
  e.virtual_link as "rawLink", e.captions_link as "rawCaptions", e.location, u.name as organizer,
  e.max_attendees as "maxAttendees",
  e.attendee_count as "attendeeCount", e.cost_cents as "costCents", e.requires_approval as "requiresApproval",
  e.organizer_id as "organizerId", e.zone, e.address, e.postcode, e.directions, e.access,
  ${isoTime('e.access_changed_at')} as "accessChangedAt", e.has_waitlist as "hasWaitlist",
  e.waiting_count as "waitingCount", ${isoTime('e.registration_closes_at')} as "registrationClosesAt",
  ${isoTime('e.access_deadline_at')} as "accessDeadlineAt", e.repeats, ${isoTime('e.cancelled_at')} as "cancelledAt",
  e.cancel_reason as "cancelReason", e.version,
  (select json_build_object('id', o.id, 'kind', o.kind, 'name', o.name) from spaces o where o.id = e.space_id) as space,
  coalesce((select a.alias from space_members a where a.space_id = e.space_id and a.user_id = ${viewer}
    and a.state = 'member'), '') as "myAlias",
  exists (select 1 from event_saves s where s.event_id = e.id and s.user_id = ${viewer}) as "savedByMe",
  r.standing as "myStanding",
  case when r.standing = 'waiting' then (select count(*)::int from event_registrations q
    where q.event_id = e.id and q.standing = 'waiting' and q.turn <= r.turn) end as "waitlistPosition"`;

export const eventJoins = (viewer: string) => `join users u on u.id = e.organizer_id
  left join event_registrations r on r.event_id = e.id and r.user_id = ${viewer}`;

export function eventView({ costCents, rawLink, rawCaptions, ...raw }: RawEvent, viewerId: number): CommunityEvent {
  const mine = raw.organizerId === viewerId;
  const knowsLink = mine || raw.myStanding === 'going';
  const given = new Set(raw.access.filter(({ answer }) => answer === 'yes').map(({ feature }) => feature));
  return {
    ...raw,
    mine,
    virtualLink: knowsLink && rawLink ? rawLink : null,
    captionsLink: knowsLink && rawCaptions ? rawCaptions : null,
    cost: costText(costCents),
    repeats: (raw.repeats || null) as CommunityEvent['repeats'],
    accessibilityFeatures: specifiedFeatures.filter((feature) => given.has(feature)),
  };
}

/** Whether the viewer may see it is asked before. */
export async function readEvent(query: Query, id: number, viewerId: number): Promise<CommunityEvent | undefined> {
  const [raw] = await query<RawEvent>(
    'event',
    `select ${eventColumns('$2::int')} from events e ${eventJoins('$2::int')} where e.id = $1::int`,
    [id, viewerId],
  );
  return raw && eventView(raw, viewerId);
}

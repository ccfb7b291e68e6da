import type { z } from 'zod';
import { notBlocked } from '#areas/people/server/public.ts';
import { isZone, momentOf } from '#platform/contract/zones.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { createMeetPlan } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

type Content = z.output<typeof createMeetPlan.body>;

const hourMs = 3_600_000;
const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'custom', message }]);

/** Both moments, once they can be: a time that the clocks skip counts as later, of one that comes twice the first counts. */
export function timesOf({ startsAt, checkInAt, zone }: Pick<Content, 'startsAt' | 'checkInAt' | 'zone'>, now: Date) {
  if (!isZone(zone)) throw wrong('zone', 'Choose a time zone from the list.');
  const [start, checkIn] = [momentOf(startsAt, zone), momentOf(checkInAt, zone)];
  // Who is there already can still make a plan.
  if (start.getTime() < now.getTime() - limits.checkInHours * hourMs) throw wrong('startsAt', 'This is in the past.');
  if (start.getTime() > now.getTime() + limits.daysAhead * 24 * hourMs)
    throw wrong('startsAt', 'Choose a day within a year.');
  if (checkIn.getTime() <= now.getTime()) throw wrong('checkInAt', 'Choose a time in the future.');
  if (checkIn.getTime() <= start.getTime()) throw wrong('checkInAt', 'This must be after you meet.');
  if (checkIn.getTime() > start.getTime() + limits.checkInHours * hourMs)
    throw wrong('checkInAt', 'Choose a time within 24 hours after you meet.');
  return { startsAt: start.toISOString(), checkInAt: checkIn.toISOString() };
}

const meets = statement((v: { ownerId: number; userId: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.userId)
    .where('u.id', '!=', v.ownerId)
    .where((e) => notBlocked(v.ownerId, e.ref('u.id'))),
);

const own = statement((v: { ownerId: number }) => from.selectFrom('users').select('email').where('id', '=', v.ownerId));

interface StoredContact {
  readonly contactId: number | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
}

/** Who cannot be met is as if they were not there. */
export async function contactOf(query: Query, ownerId: number, contact: Content['contact']): Promise<StoredContact> {
  if ('userId' in contact) {
    const [row] = await query(meets, { ownerId, userId: contact.userId });
    if (!row) throw wrong('contact', 'Choose another person.');
    return { contactId: contact.userId, contactName: null, contactEmail: null };
  }
  const [self] = await query(own, { ownerId });
  if (self?.email?.toLowerCase() === contact.email) throw wrong('contact', 'Choose someone other than yourself.');
  return { contactId: null, contactName: contact.name, contactEmail: contact.email };
}

type Times = ReturnType<typeof timesOf>;
/** What the owner has written of a plan, with its contact. */
export type PlanContent = Pick<
  Content,
  'who' | 'place' | 'access' | 'transportThere' | 'transportBack' | 'zone' | 'tellWho'
> &
  Times &
  StoredContact;

export function planContent(input: Content, times: Times, contact: StoredContact): PlanContent {
  const { who, place, access, transportThere, transportBack, zone, tellWho } = input;
  return { who, place, access, transportThere, transportBack, zone, tellWho, ...times, ...contact };
}

export const planColumns = (v: PlanContent) => ({
  who: v.who,
  place: v.place,
  access: v.access,
  transport_there: v.transportThere,
  transport_back: v.transportBack,
  starts_at: moment(v.startsAt),
  check_in_at: moment(v.checkInAt),
  zone: v.zone,
  tell_who: v.tellWho,
  contact_id: v.contactId,
  contact_name: v.contactName,
  contact_email: v.contactEmail,
});

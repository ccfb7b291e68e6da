import { isOpenText, notBlockedText, personColumns, personOf } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { has, type Principal } from '#platform/server/principal.ts';
import type {
  listSupporterApplications as applicationsContract,
  listAvailableSupporters as availableContract,
  OwnSupporter,
  getOwnSupporter as ownContract,
  SupporterApplication,
  getCrisisStats as statsContract,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { helpingCount } from './change-request.ts';

const median = (of: string) => `percentile_cont(0.5) within group (order by ${of})`;
/** Of the last 30 days; the moment of the call is $1. */
const lately = `accepted_on > $1::timestamptz - interval '30 days'`;
const onDutyText = `s.state = 'approved' and s.on_duty and 'supporter' = any(u.roles)`;

export const getCrisisStats: Handler<typeof statsContract> = async ({ query, now }) => {
  const [row] = await query<{ onDuty: number; answered: number; minutes: number | null }>(
    'crisis-stats',
    `select (select count(*)::int from crisis_supporters s join users u on u.id = s.user_id where ${onDutyText} and ${isOpenText('u.id')}) as "onDuty",
       (select count(*)::int from crisis_requests where ${lately}) as answered,
       (select round(${median('response_minutes')})::int from crisis_requests where ${lately}) as minutes`,
    [now.toISOString()],
  );
  return { supportersOnDuty: row?.onDuty ?? 0, answered: row?.answered ?? 0, medianMinutes: row?.minutes ?? null };
};

interface Available {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly experience: number;
  readonly specialties: string[];
  readonly minutes: number | null;
}

export const listAvailableSupporters: Handler<typeof availableContract> = async ({ principal, query, now }) => {
  const rows = await query<Available>(
    'crisis-available',
    `select u.id, u.name, s.title, s.experience, s.specialties,
       (select round(${median('r.response_minutes')})::int from crisis_requests r where r.supporter_id = u.id and ${lately}) as minutes
     from crisis_supporters s join users u on u.id = s.user_id
     where ${onDutyText} and ${notBlockedText('$2::int', 'u.id')} order by u.name, u.id limit 100`,
    [now.toISOString(), principal.id],
  );
  return { items: rows.map(({ minutes, ...row }) => ({ ...row, avatar: avatarOf(row.id), responseTime: minutes })) };
};

export async function ownSupporter(query: Query, principal: Principal): Promise<OwnSupporter> {
  const [row] = await query<{ state: OwnSupporter['state']; onDuty: boolean }>(
    'crisis-own-supporter',
    'select state, on_duty as "onDuty" from crisis_supporters where user_id = $1::int',
    [principal.id],
  );
  const counts = has(principal, 'supporter');
  // Whose role was taken may apply again.
  const state = row?.state === 'approved' && !counts ? null : (row?.state ?? null);
  return {
    state,
    onDuty: state === 'approved' && row?.onDuty === true,
    openRequests: await helpingCount(query, principal.id),
    limit: limits.helping,
  };
}

export const getOwnSupporter: Handler<typeof ownContract> = ({ principal, query }) => ownSupporter(query, principal);

interface ApplicationRow extends Omit<SupporterApplication, 'person'> {
  readonly id: number;
  readonly displayName: string;
  readonly username: string;
}

export async function applications(query: Query, userId?: number): Promise<SupporterApplication[]> {
  const rows = await query<ApplicationRow>(
    'crisis-applications',
    `select ${personColumns('u')}, s.state, s.title, s.experience, s.specialties, s.why, ${isoTime('s.applied_at')} as "appliedAt"
     from crisis_supporters s join users u on u.id = s.user_id
     where ($1::int is null or u.id = $1::int) and ${isOpenText('u.id')}
     order by s.state = 'applied' desc, s.applied_at desc, u.id limit 100`,
    [userId ?? null],
  );
  return rows.map(({ id, displayName, username, ...rest }) => ({
    person: personOf({ id, displayName, username }),
    state: rest.state,
    title: rest.title,
    experience: rest.experience,
    specialties: rest.specialties,
    why: rest.why,
    appliedAt: rest.appliedAt,
  }));
}

export const listSupporterApplications: Handler<typeof applicationsContract> = async ({ query }) => ({
  items: await applications(query),
});

import { isOpenText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Space, SpaceStanding } from '../contract.ts';

export interface RawSpace extends Omit<Space, 'isPrivate' | 'norms' | 'age' | 'me' | 'lastActiveAt' | 'createdAt'> {
  readonly lastActiveAt: string;
  readonly createdAt: string;
  readonly needsAlt: boolean;
  readonly needsCaptions: boolean;
  readonly weeklySummary: boolean;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly state: SpaceStanding['state'] | 'banned' | null;
  readonly role: 'owner' | 'moderator' | 'member' | null;
  readonly no: number | null;
  readonly alias: string | null;
  readonly nameFixed: boolean;
  readonly muted: boolean | null;
  readonly guidelinesAccepted: boolean;
  readonly reason: string | null;
  readonly birthYear: number | null;
  readonly waiting: number;
}

/** SQL: a space s with the row me of how the viewer stands to it. `viewer` is a placeholder with the viewer's number. */
export const spaceTables = (viewer: string) =>
  `spaces s left join space_members me on me.space_id = s.id and me.user_id = ${viewer}`;

/** SQL: the viewer may know that the space is there. What moderators took down is there for nobody. */
export const isKnownText = `(s.removed_at is null and (s.visibility <> 'hidden' or coalesce(me.state in ('member', 'invited', 'requested'), false)))`;

/**
 * SQL: what goes on in the space with this number is open to the viewer. A group is among its members, whatever its
 * visibility; a public community is open to every member of the site who is not banned.
 */
export const isOpenInsideText = (spaceId: string, viewer: string) =>
  `(exists (select 1 from space_members i join spaces o on o.id = i.space_id and o.removed_at is null
      where i.space_id = ${spaceId} and i.user_id = ${viewer} and i.state = 'member')
    or ${isOpenCommunityText(spaceId, viewer)})`;

/** SQL: the space with this number is a community that the viewer reads without being in it. */
export const isOpenCommunityText = (spaceId: string, viewer: string) =>
  `(${viewer} <> 0 and exists (select 1 from spaces o where o.id = ${spaceId} and o.kind = 'community' and o.visibility = 'public'
    and o.removed_at is null and not exists (select 1 from space_members x where x.space_id = o.id and x.user_id = ${viewer} and x.state = 'banned')))`;

/** SQL: the viewer has written something in the space s. */
const hasWrittenText = (viewer: string) =>
  `(exists (select 1 from space_posts w where w.space_id = s.id and w.author_id = ${viewer})
    or exists (select 1 from space_comments w join space_posts wp on wp.id = w.post_id and wp.space_id = s.id
      where w.author_id = ${viewer})
    or exists (select 1 from space_files w where w.space_id = s.id and w.owner_id = ${viewer} and w.added_at is not null))`;

/** SQL: what spaceView makes a Space of. */
export const spaceColumns = (
  viewer: string,
) => `s.id, s.kind, s.name, s.description, s.visibility, s.status, s.guidelines,
  s.questions, s.needs_alt as "needsAlt", s.needs_captions as "needsCaptions", s.weekly_summary as "weeklySummary",
  s.run_only as "runOnly", s.aliases_allowed as "aliasesAllowed",
  s.min_age as "minAge", s.max_age as "maxAge", s.member_count as "memberCount",
  ${isoTime('s.last_active_at')} as "lastActiveAt", ${isoTime('s.created_at')} as "createdAt", s.version,
  me.state, me.role, me.no, me.alias, me.muted, me.reason, me.guidelines_accepted_at is not null as "guidelinesAccepted",
  me.state = 'member' and ${hasWrittenText(viewer)} is true as "nameFixed",
  case when s.min_age is not null or s.max_age is not null
    then (select b.year from birth_years b where b.user_id = ${viewer}) end as "birthYear",
  case when me.state = 'member' and me.role <> 'member' then (select count(*)::int from space_members r
    where r.space_id = s.id and r.state = 'requested' and ${isOpenText('r.user_id')}) else 0 end as waiting`;

/** Whoever was banned sees what everybody sees who was taken out. */
const stateOf = (state: RawSpace['state']): SpaceStanding['state'] =>
  state === 'banned' ? 'removed' : (state ?? 'none');

/** A supporter gets neither the name that the member has inside, nor what the people who run it wrote to the member. */
const seenBySupporter = (raw: RawSpace): RawSpace => ({
  ...raw,
  alias: null,
  nameFixed: false,
  reason: null,
  waiting: 0,
});

export function spaceView(own: RawSpace, acting?: Principal['for']): Space {
  const raw = acting ? seenBySupporter(own) : own;
  const { needsAlt, needsCaptions, weeklySummary, minAge, maxAge, waiting } = raw;
  const state = stateOf(raw.state);
  const role = state === 'member' ? raw.role : null;
  return {
    id: raw.id,
    kind: raw.kind,
    name: raw.name,
    description: raw.description,
    visibility: raw.visibility,
    isPrivate: raw.visibility !== 'public',
    status: raw.status,
    guidelines: raw.guidelines,
    questions: raw.questions,
    norms: { altText: needsAlt, captions: needsCaptions, weeklySummary },
    runOnly: raw.runOnly,
    aliasesAllowed: raw.aliasesAllowed,
    age: { min: minAge, max: maxAge },
    memberCount: raw.memberCount,
    lastActiveAt: raw.lastActiveAt,
    createdAt: raw.createdAt,
    version: raw.version,
    me: {
      state,
      role,
      alias: raw.alias ?? '',
      nameFixed: raw.nameFixed ?? false,
      muted: raw.muted ?? false,
      guidelinesAccepted: raw.guidelinesAccepted,
      reason: state === 'declined' ? (raw.reason ?? '') : '',
      needsBirthYear: (minAge !== null || maxAge !== null) && raw.birthYear === null && state !== 'member',
      mayRun: !acting && (role === 'owner' || role === 'moderator'),
      waiting,
    },
  };
}

/** A space as the viewer may know it; undefined: there is none for them. */
export async function findRaw(query: Query, viewerId: number, id: number): Promise<RawSpace | undefined> {
  const [raw] = await query<RawSpace>(
    'space',
    `select ${spaceColumns('$1::int')} from ${spaceTables('$1::int')} where s.id = $2::int and ${isKnownText}`,
    [viewerId, id],
  );
  return raw;
}

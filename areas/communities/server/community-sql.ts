import { notBlockedText } from '#areas/people/server/public.ts';
import { isKnownText, spaceTables } from '#areas/spaces/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import type { Community, EmergencyContact } from '../contract.ts';

export interface RawCommunity {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly visibility: string;
  readonly communityType: Community['communityType'];
  readonly suburb: string;
  readonly postcode: string;
  readonly state: Community['state'];
  readonly place: string;
  readonly meetingFrequency: string;
  readonly memberCount: number;
  readonly accessibilityFeatures: string[];
  readonly contacts: EmergencyContact[];
  readonly standing: Community['membership']['state'] | 'banned' | null;
  readonly role: Community['membership']['role'];
  readonly asksFirst: boolean;
  readonly admin: { readonly id: number; readonly name: string; readonly alias: string } | null;
  readonly metres: number | null;
}

/** SQL: communities c of spaces s, with the row me of how the viewer stands to each. */
export const communityTables = (viewer: string) => `${spaceTables(viewer)} join communities c on c.space_id = s.id`;

/** SQL: a community that people find: open, and known to the viewer. */
export const isFoundText = `s.kind = 'community' and s.status = 'open' and ${isKnownText}`;

/** SQL for the columns of a RawCommunity besides the distance. */
export const communityColumns = (
  viewer: string,
) => `s.id, s.name, s.description, s.visibility, c.type as "communityType",
  c.suburb, c.postcode, c.state, c.place, c.meeting_frequency as "meetingFrequency", s.member_count as "memberCount",
  c.features as "accessibilityFeatures", c.contacts, me.state as standing, me.role,
  s.visibility <> 'public' and (cardinality(s.questions) > 0 or s.min_age is not null or s.max_age is not null)
    or s.min_age is not null or s.max_age is not null as "asksFirst",
  (select json_build_object('id', u.id, 'name', u.name, 'alias', o.alias) from space_members o join users u on u.id = o.user_id
    where o.space_id = s.id and o.role = 'owner' and o.state = 'member' and ${notBlockedText(viewer, 'o.user_id')}) as admin`;

const nobody = { name: '', avatar: '' };

/** Its members read all of it, and so does everybody of a public one. */
export const isOpenTo = ({ standing, visibility }: Pick<RawCommunity, 'standing' | 'visibility'>) =>
  standing === 'member' || visibility === 'public';

export function communityView(raw: RawCommunity): Community {
  const isMember = raw.standing === 'member';
  const isPrivate = raw.visibility !== 'public';
  const open = isOpenTo(raw);
  const near = `${raw.suburb}, ${raw.state}`;
  const { admin } = raw;
  // Another name has no picture: that would be the member's own.
  const named =
    admin && (admin.alias ? { name: admin.alias, avatar: '' } : { name: admin.name, avatar: avatarOf(admin.id) });
  return {
    id: raw.id,
    name: raw.name,
    description: raw.description,
    isPrivate,
    communityType: raw.communityType,
    location: open && raw.place ? raw.place : near,
    meetingFrequency: open ? raw.meetingFrequency : '',
    memberCount: raw.memberCount,
    admin: (open && named) || nobody,
    accessibilityFeatures: open ? raw.accessibilityFeatures : [],
    emergencyContacts: isMember ? raw.contacts : [],
    suburb: raw.suburb,
    postcode: open ? raw.postcode : '',
    state: raw.state,
    distanceKm: raw.metres === null ? null : Math.round(raw.metres / 100) / 10,
    membership: {
      state: raw.standing === 'banned' ? 'removed' : (raw.standing ?? 'none'),
      role: isMember ? raw.role : null,
      asksFirst: raw.asksFirst,
    },
  };
}

/** One community as the viewer may know it, archived ones too; undefined: there is none for them. */
export async function findCommunity(query: Query, viewerId: number, id: number) {
  const [raw] = await query<RawCommunity & { readonly lat: number | null; readonly lng: number | null }>(
    'community',
    `select ${communityColumns('$1::int')}, null::int as metres, c.lat, c.lng from ${communityTables('$1::int')}
     where s.id = $2::int and s.kind = 'community' and ${isKnownText}`,
    [viewerId, id],
  );
  return raw;
}

import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { CommunityMembership, listMyCommunityMemberships as contract } from '../../contract.ts';

/** LOCAL-11: archived ones too, for they can still be read and left. */
export const listMyCommunityMemberships: Handler<typeof contract> = ({ input, principal, query }) =>
  query<CommunityMembership>(
    'my-communities',
    `select s.id, s.id as "communityId",
       json_build_object('name', s.name, 'location', c.suburb || ', ' || c.state) as community,
       case me.role when 'owner' then 'admin' else me.role end as role, ${isoTime('me.joined_at')} as "joinedAt"
     from space_members me join spaces s on s.id = me.space_id and s.removed_at is null join communities c on c.space_id = s.id
     where me.user_id = $1::int and me.state = 'member' order by lower(s.name), s.id limit $2::int`,
    [principal.id, input.limit],
  );

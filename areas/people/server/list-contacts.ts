import { consentedText } from '#areas/privacy/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listContacts as contract } from '../contract.ts';
import { notBlockedText } from './blocks.ts';
import { type PersonRow, personColumns, personOf } from './people-of.ts';

const most = 60;

/** C-11: members who follow each other. That somebody is online is shown of those who agreed to it. */
export const listContacts: Handler<typeof contract> = async ({ principal, query, services }) => {
  const online = await services.online();
  const rows = await query<PersonRow & { online: boolean }>(
    'people-contacts',
    `select ${personColumns('u')}, u.id = any($2::int[]) and ${consentedText('presence', 'u.id')} as online
     from follows f join follows back on back.follower_id = f.followee_id and back.followee_id = f.follower_id
     join users u on u.id = f.followee_id
     where f.follower_id = $1 and ${notBlockedText('$1', 'u.id')}
     order by online desc, lower(u.name), u.id limit ${most}`,
    [principal.id, [...online]],
  );
  return { items: rows.map((row) => ({ ...personOf(row), online: row.online })) };
};

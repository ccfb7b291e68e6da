import type { Handler } from '#platform/server/area.ts';
import type { listContacts as contract } from '../contract.ts';
import { notBlockedText } from './blocks.ts';
import { type PersonRow, personColumns, personOf } from './people-of.ts';

const most = 60;

/** C-11: members who follow each other. */
export const listContacts: Handler<typeof contract> = async ({ actor, query, services }) => {
  const online = await services.online();
  const rows = await query<PersonRow>(
    'people-contacts',
    `select ${personColumns('u')}
     from follows f join follows back on back.follower_id = f.followee_id and back.followee_id = f.follower_id
     join users u on u.id = f.followee_id
     where f.follower_id = $1 and ${notBlockedText('$1', 'u.id')}
     order by u.id = any($2::int[]) desc, lower(u.name), u.id limit ${most}`,
    [actor.id, [...online]],
  );
  return { items: rows.map((row) => ({ ...personOf(row), online: online.has(row.id) })) };
};

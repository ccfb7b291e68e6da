import type { Handler } from '#platform/server/area.ts';
import type { saveForumSettings as contract } from '../contract.ts';

export const saveForumSettings: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(
    'save-forum-settings',
    `insert into forum_settings (user_id, page_size) values ($1::int, $2::smallint)
      on conflict (user_id) do update set page_size = excluded.page_size`,
    [principal.id, input.pageSize],
  );
  return { pageSize: input.pageSize };
};

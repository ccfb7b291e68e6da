import type { Handler } from '#platform/server/area.ts';
import type { saveResource as contract } from '../contract.ts';

export const saveResource: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await query(
    'save-resource',
    `insert into resource_saves (resource_id, user_id, created_at) values ($1::int, $2::int, $3::timestamptz)
      on conflict do nothing`,
    [input.id, principal.id, now.toISOString()],
  );
  return { id: input.id, savedByMe: true };
};

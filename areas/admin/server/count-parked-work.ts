import type { Handler } from '#platform/server/area.ts';
import type { countParkedWork as contract } from '../contract.ts';

export const countParkedWork: Handler<typeof contract> = async ({ query }) => {
  const [row] = await query<{ count: number }>(
    'admin-parked-count',
    'select count(*)::int as count from outbox_work where parked_at is not null',
  );
  return { count: row?.count ?? 0 };
};

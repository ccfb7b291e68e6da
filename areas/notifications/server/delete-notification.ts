import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type deleteNotification as contract, notificationsChanged } from '../contract.ts';

export const deleteNotification: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const gone = await query(
    'notice-delete',
    'delete from notifications where id = $1 and user_id = $2 and deliver_at is null and listed returning id',
    [input.id, principal.id],
  );
  if (gone.length === 0) throw problem.notFound();
  await emit(notificationsChanged, { userId: principal.id });
  return undefined;
};

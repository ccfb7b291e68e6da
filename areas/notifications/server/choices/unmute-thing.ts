import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type unmuteThing as contract, notificationsChanged } from '../../contract.ts';

export const unmuteThing: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const gone = await query(
    'notice-unmute',
    'delete from notification_mutes where id = $1::int and user_id = $2::int returning id',
    [input.id, principal.id],
  );
  if (gone.length === 0) throw problem.notFound();
  await emit(notificationsChanged, { userId: principal.id });
  return undefined;
};

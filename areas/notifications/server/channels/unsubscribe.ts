import type { Handler } from '#platform/server/area.ts';
import { type unsubscribe as contract, notificationsChanged } from '../../contract.ts';
import { unsubscribing } from './read-unsubscription.ts';

/** Pressed on our page or in a mail program (RFC 8058); the token alone says whom and what it is about. */
export const unsubscribe: Handler<typeof contract> = async ({ input, query, emit, services }) => {
  const { userId, kinds, words } = unsubscribing(services, input.token);
  const [member] = await query<{ id: number }>('unsubscribe-member', 'select id from users where id = $1::int', [
    userId,
  ]);
  if (!member) return { words };
  await query(
    'unsubscribe-kinds',
    `insert into notification_choices (user_id, kind, channel, enabled)
     select $1::int, kind, 'email', false from unnest($2::text[]) kind
     on conflict (user_id, kind, channel) do update set enabled = false`,
    [userId, kinds],
  );
  await query(
    'unsubscribe-touch',
    `insert into notification_settings (user_id) values ($1::int)
     on conflict (user_id) do update set version = notification_settings.version + 1`,
    [userId],
  );
  await emit(notificationsChanged, { userId });
  return { words };
};

import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { saveNotificationSettings as contract } from '../../contract.ts';
import { reschedule } from '../waiting/reschedule.ts';
import { loadSettings, startSettings } from './load-settings.ts';

export const saveNotificationSettings: Handler<typeof contract> = async (useCase) => {
  const { input, actor, query, services } = useCase;
  const off = [...new Set(input.off)];
  if (off.some((kind) => !services.notices.has(kind))) {
    throw problem.invalid([{ field: 'off', rule: 'unknown', message: 'There is no such kind of notice.' }]);
  }
  await startSettings(query, actor.id);
  const saved = await query(
    'notice-settings-save',
    `update notification_settings set version = version + 1, senders = $3, time_zone = $4, quiet_from = $5,
       quiet_to = $6, times = $7::text[] where user_id = $1::int and version = $2::int returning version`,
    [
      ...[actor.id, input.version, input.senders, input.timeZone],
      ...[input.quiet?.from ?? null, input.quiet?.to ?? null, [...new Set(input.times)].sort()],
    ],
  );
  if (saved.length === 0) throw problem.conflict('These choices were changed elsewhere, perhaps in another tab.');
  await query(
    'notice-kinds-on',
    `delete from notification_choices where user_id = $1::int and channel = 'in-app' and kind <> all($2::text[])`,
    [actor.id, off],
  );
  await query(
    'notice-kinds-off-save',
    `insert into notification_choices (user_id, kind, channel, enabled)
     select $1::int, kind, 'in-app', false from unnest($2::text[]) kind
     on conflict (user_id, kind, channel) do update set enabled = false`,
    [actor.id, off],
  );
  await reschedule(useCase);
  return loadSettings(useCase);
};

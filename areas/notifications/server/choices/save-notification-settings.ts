import type { Handler, UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { saveNotificationSettings as contract } from '../../contract.ts';
import { reschedule } from '../waiting/reschedule.ts';
import { kindsFor } from './kinds-for.ts';
import { loadSettings, startSettings } from './load-settings.ts';

export const saveNotificationSettings: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, services } = useCase;
  const known = kindsFor(services, principal).map(({ kind }) => kind);
  for (const field of ['off', 'email', 'pushOff'] as const) {
    if (input[field]?.some((kind) => !known.includes(kind))) {
      throw problem.invalid([{ field, rule: 'unknown', message: 'We don’t know that kind of notification.' }]);
    }
  }
  await startSettings(query, principal.id);
  const saved = await query(
    'notice-settings-save',
    `update notification_settings set version = version + 1, senders = $3, time_zone = $4, quiet_from = $5,
       quiet_to = $6, times = $7::text[] where user_id = $1::int and version = $2::int returning version`,
    [
      ...[principal.id, input.version, input.senders, input.timeZone],
      ...[input.quiet?.from ?? null, input.quiet?.to ?? null, [...new Set(input.times)].sort()],
    ],
  );
  if (saved.length === 0) throw problem.conflict('These settings were changed somewhere else, perhaps in another tab.');
  await choose(query, principal.id, 'in-app', known, (kind) => !input.off.includes(kind));
  const { email, pushOff } = input;
  if (email) await choose(query, principal.id, 'email', known, (kind) => email.includes(kind));
  if (pushOff) await choose(query, principal.id, 'push', known, (kind) => !pushOff.includes(kind));
  await reschedule(useCase);
  return loadSettings(useCase);
};

/** Writes a choice for every kind, so that one which is urgent can be declined too. */
const choose = (
  query: UseCase<unknown>['query'],
  userId: number,
  channel: string,
  kinds: readonly string[],
  isOn: (kind: string) => boolean,
) =>
  query(
    'notice-kinds-save',
    `insert into notification_choices (user_id, kind, channel, enabled)
     select $1::int, kind, $2, enabled from unnest($3::text[], $4::boolean[]) as chosen (kind, enabled)
     on conflict (user_id, kind, channel) do update set enabled = excluded.enabled`,
    [userId, channel, [...kinds], kinds.map(isOn)],
  );

import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type chooseNotificationKind as contract, notificationsChanged } from '../../contract.ts';
import { kindsFor } from './kinds-for.ts';
import { loadKindChoices, startSettings } from './load-settings.ts';

/** One kind only, so it needs no version; it counts as a change for whoever saves all of them. */
export const chooseNotificationKind: Handler<typeof contract> = async ({ input, principal, query, emit, services }) => {
  const kind = kindsFor(services, principal).find((one) => one.kind === input.kind);
  if (!kind) throw problem.notFound();
  await startSettings(query, principal.id);
  await query(
    'notice-settings-touch',
    'update notification_settings set version = version + 1 where user_id = $1::int',
    [principal.id],
  );
  await query(
    'notice-kind-choose',
    `insert into notification_choices (user_id, kind, channel, enabled) values ($1::int, $2, 'in-app', $3::boolean)
     on conflict (user_id, kind, channel) do update set enabled = excluded.enabled`,
    [principal.id, kind.kind, input.inApp],
  );
  await emit(notificationsChanged, { userId: principal.id });
  const urgent = kind.urgent ?? false;
  const chosen = await loadKindChoices(query, principal.id);
  const { words, elsewhere = '' } = kind;
  return { kind: kind.kind, words, urgent, elsewhere, ...chosen(kind.kind, urgent) };
};

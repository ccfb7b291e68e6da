import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type addNoticeBrowser as contract, limits } from '../../contract.ts';
import { loadSettings } from '../choices/load-settings.ts';

/** One browser a session. Signing in as somebody else in the same browser takes it along. */
export const addNoticeBrowser: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, services, now } = useCase;
  if (!services.push.isAllowed(input.endpoint)) {
    const message = 'Your browser uses a notification service that Doorways can’t contact.';
    throw problem.invalid([{ field: 'endpoint', rule: 'address', message }]);
  }
  await query('push-browser-former', 'delete from push_browsers where session_id = $1::int and endpoint <> $2', [
    principal.sessionId,
    input.endpoint,
  ]);
  const [had] = await query<{ browsers: number }>(
    'push-browser-count',
    'select count(*)::int as browsers from push_browsers where user_id = $1::int and endpoint <> $2',
    [principal.id, input.endpoint],
  );
  if ((had?.browsers ?? 0) >= limits.browsers) {
    throw problem.conflict(`At most ${limits.browsers} browsers can show your notifications. Remove one first.`);
  }
  await query(
    'push-browser-add',
    `insert into push_browsers (user_id, session_id, endpoint, p256dh, auth, created_at)
     values ($1::int, $2::int, $3, $4, $5, $6::timestamptz)
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [principal.id, principal.sessionId, input.endpoint, input.p256dh, input.auth, now.toISOString()],
  );
  return loadSettings(useCase);
};

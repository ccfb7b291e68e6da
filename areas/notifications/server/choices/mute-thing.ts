import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type muteThing as contract, type MutedThing, notificationsChanged } from '../../contract.ts';
import { linkOf } from '../links.ts';
import type { OwnNotice } from '../policy.ts';

const days = { day: 1, week: 7, unmuted: null };

/** The thing is named by one of the member's own notices, so nothing else can be asked about. */
export const muteThing: Handler<typeof contract, OwnNotice> = async ({
  principal,
  input,
  found: notice,
  query,
  emit,
  services,
  now,
}) => {
  const thing = services.notices.get(notice.kind)?.thing;
  if (!thing)
    throw problem.unprocessable(
      'This notification is about you, so you can’t mute it. You can turn off this kind instead.',
    );
  const link = linkOf(services.notices, { ...notice, userId: principal.id }, []);
  const length = days[input.until];
  const until = length === null ? null : new Date(now.getTime() + length * 86_400_000).toISOString();
  const [muted] = await query<MutedThing>(
    'notice-mute',
    `insert into notification_mutes (user_id, subject, thing, excerpt, link, until, created_at)
     values ($1::int, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)
     on conflict (user_id, subject) do update set until = excluded.until, created_at = excluded.created_at
     returning id, thing, excerpt, link, ${isoTime('until')} as until`,
    [principal.id, notice.subject, thing, notice.excerpt, link, until, now.toISOString()],
  );
  if (!muted) throw problem.notFound();
  await emit(notificationsChanged, { userId: principal.id });
  return muted;
};

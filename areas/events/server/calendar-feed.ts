import { createHash, randomBytes } from 'node:crypto';
import { isOpenText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { calendarSources } from '#platform/server/calendar-sources.ts';
import { queryIn } from '#platform/server/db.ts';
import { contentOf } from '#platform/server/files.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type {
  dropCalendarFeed as dropContract,
  getCalendarFeed as getContract,
  makeCalendarFeed as makeContract,
  readCalendarFeed as readContract,
} from '../contract.ts';
import { calendarOf } from './calendar-of.ts';
import { eventColumns, eventJoins, eventView, type RawEvent } from './event-sql.ts';
import { visibleText } from './policy.ts';

const hashOf = (secret: string) => createHash('sha256').update(`calendar ${secret}`).digest('base64url');
const dayMs = 86_400_000;
const most = 500;

export const getCalendarFeed: Handler<typeof getContract> = async ({ principal, query }) => {
  const [row] = await query<{ madeAt: string }>(
    'event-feed',
    `select ${isoTime('made_at')} as "madeAt" from event_feeds where user_id = $1::int`,
    [principal.id],
  );
  return { madeAt: row?.madeAt ?? null };
};

export const makeCalendarFeed: Handler<typeof makeContract> = async ({ principal, now, services }) => {
  const secret = randomBytes(24).toString('base64url');
  await services.transaction((db) =>
    queryIn(db)(
      'event-feed-make',
      `insert into event_feeds (user_id, secret_hash, made_at) values ($1::int, $2, $3::timestamptz)
         on conflict (user_id) do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at`,
      [principal.id, hashOf(secret), now.toISOString()],
    ),
  );
  const site = services.config.publicUrl.replace(/\/$/, '');
  return { url: `${site}/calendar/${secret}/events.ics`, madeAt: now.toISOString() };
};

export const dropCalendarFeed: Handler<typeof dropContract> = async ({ principal, query }) => {
  await query('event-feed-drop', 'delete from event_feeds where user_id = $1::int', [principal.id]);
  return undefined;
};

/** Events of the last month and to come that the member is registered for or organises, and what other areas bring. */
export const readCalendarFeed: Handler<typeof readContract> = async ({ input, query, services, now }) => {
  const [owner] = await query<{ userId: number }>(
    'event-feed-owner',
    `select user_id as "userId" from event_feeds where secret_hash = $1 and ${isOpenText('user_id')}`,
    [hashOf(input.secret)],
  );
  if (!owner) throw problem.notFound();
  const from = new Date(now.getTime() - 30 * dayMs);
  const rows = await query<RawEvent>(
    'event-feed-events',
    `select ${eventColumns('$1::int')} from events e ${eventJoins('$1::int')}
       where (e.organizer_id = $1::int or r.standing = 'going') and e.ends_at > $2::timestamptz and ${visibleText('$1::int')}
         and (e.organizer_id = $1::int or e.id in (select m.event_id from event_registrations m where m.user_id = $1::int))
       order by e.starts_at limit ${most}`,
    [owner.userId, from.toISOString()],
  );
  const events = rows.map((row) => eventView(row, owner.userId));
  const ask = { query, config: services.config, userId: owner.userId, from };
  const others = await Promise.all(calendarSources.now().map((source) => source(ask)));
  return {
    content: contentOf(calendarOf(events, services.config, now, others.flat())),
    type: 'text/calendar; charset=utf-8',
    visibility: 'secret',
  };
};

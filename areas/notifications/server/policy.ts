import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { notificationMutes, pushBrowsers } from './tables.ts';

type Ask = PolicyCheck<{ readonly id: number }>;

/** What a notice of one's own is about. */
export interface OwnNotice {
  readonly kind: string;
  readonly subject: string;
  readonly excerpt: string;
}

interface Own {
  readonly id: number;
  readonly userId: number;
}

const ownMute = statement((v: Own) =>
  tables<{ notification_mutes: typeof notificationMutes }>()
    .selectFrom('notification_mutes')
    .select('id')
    .where('id', '=', v.id)
    .where('user_id', '=', v.userId),
);

const ownBrowser = statement((v: Own) =>
  tables<{ push_browsers: typeof pushBrowsers }>()
    .selectFrom('push_browsers')
    .select('id')
    .where('id', '=', v.id)
    .where('user_id', '=', v.userId),
);

/** Another member's and a missing one are the same 404. */
const own =
  <Row>(find: (query: Query, own: Own) => Promise<readonly Row[]>) =>
  async ({ db, principal, input }: Ask) => {
    const [row] = await find(queryIn(db), { id: input.id, userId: principal.id });
    return row ? allow(row) : hide();
  };

export const policies = {
  // A browser belongs to a session; the demo’s own member has none, and everybody at the computer is that member.
  'notifications.ownSession': policy('member', ({ principal }) =>
    principal.sessionId > 0 ? allow() : refuse('The demo’s own member has no session. Sign in as a member first.'),
  ),
  /** One that is shown: what waits for quiet hours to end is not there yet. */
  'notifications.own': policy(
    'member',
    own((query, { id, userId }) =>
      query<OwnNotice>(
        'notice-thing',
        `select kind, subject, coalesce(detail->>'excerpt', '') as excerpt from notifications
         where id = $1::int and user_id = $2::int and deliver_at is null and listed`,
        [id, userId],
      ),
    ),
  ),
  'notifications.ownMute': policy(
    'member',
    own((query, of) => query(ownMute, of)),
  ),
  'notifications.ownBrowser': policy(
    'member',
    own((query, of) => query(ownBrowser, of)),
  ),
};

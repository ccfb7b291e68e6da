import { demoMemberId } from '#demo/cast.ts';
import { type DemoNotification, notifications as demoNotifications } from '#demo/notifications.ts';
import { demoIds } from '#demo/post-order.ts';
import { posts as demoPosts } from '#demo/posts.ts';
import type { Seed } from '#platform/server/area.ts';
import type { Cause } from '#platform/server/notices.ts';
import { actorsOf, withCause } from './causes.ts';
import { linkOf } from './links.ts';
import { notifications } from './tables.ts';

const minute = 60_000;
const userId = demoMemberId;

interface Gathered {
  readonly kind: string;
  readonly subject: string;
  readonly excerpt: string;
  causes: readonly Cause[];
  readonly createdAt: Date;
  updatedAt: Date;
  readonly read: boolean;
}

/** What the demo says happened, gathered as the reactions would have gathered it. */
function gatherDemo(rows: readonly DemoNotification[], now: Date): Gathered[] {
  const ids = demoIds(demoPosts);
  const found = new Map<string, Gathered>();
  for (const row of [...rows].sort((a, b) => b.minutesAgo - a.minutesAgo)) {
    const key = row.postKey ?? '';
    const { kind } = row;
    const subject = row.postKey ? `post:${ids.post(key)}` : `member:${userId}`;
    const item = row.commentIndex !== undefined ? ids.comment(key, row.commentIndex) : row.offer ? ids.offer(key) : 0;
    const at = new Date(now.getTime() - row.minutesAgo * minute);
    const name = `${kind} ${subject} ${row.read}`;
    const excerpt =
      demoPosts
        .find((post) => post.key === row.postKey)
        ?.content.replaceAll(/\s+/g, ' ')
        .slice(0, 140) ?? '';
    const gathered = found.get(name) ?? {
      kind,
      subject,
      excerpt,
      causes: [],
      createdAt: at,
      updatedAt: at,
      read: row.read,
    };
    gathered.causes = withCause(gathered.causes, { by: row.actor, item });
    gathered.updatedAt = at;
    found.set(name, gathered);
  }
  return [...found.values()].sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
}

export const seed: Seed = async ({ db, now, services }) => {
  const rows = gatherDemo(demoNotifications, now).map(({ excerpt, causes, read, ...row }) => ({
    ...row,
    userId,
    link: linkOf(services.notices, { ...row, userId }, causes),
    actorIds: actorsOf(causes),
    count: actorsOf(causes).length,
    detail: { causes, excerpt },
    readAt: read ? row.updatedAt : null,
  }));
  if (rows.length > 0) await db.insert(notifications).values(rows);
};

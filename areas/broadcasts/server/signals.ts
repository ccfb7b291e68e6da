import { type Signal, signal } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { broadcastCaptionContent, broadcastCaptionFixContent, broadcastHereContent } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addCaption, fixCaption } from './captions/captions.ts';
import { goneBefore, longestSince, lostBefore } from './clock.ts';
import { from } from './from.ts';
import { isOpenTo, isRunning } from './visible.ts';

const nobody = { to: [], payload: {} };

const running = statement((v: { id: number; viewer: number; lost: string }) =>
  from
    .selectFrom('broadcasts as b')
    .select(['b.id', 'b.author_id as authorId'])
    .where('b.id', '=', v.id)
    .where(isRunning(v.lost))
    .where(isOpenTo(v.viewer))
    // Of those who come at the same moment, the last place goes to one.
    .forNoKeyUpdate('b'),
);
const others = statement((v: { id: number; viewer: number; gone: string }) =>
  from
    .selectFrom('broadcast_viewers')
    .select(count.as('count'))
    .where('broadcast_id', '=', v.id)
    .where('user_id', '<>', v.viewer)
    .where('seen_at', '>', moment(v.gone)),
);
const watches = statement((v: { id: number; viewer: number; named: boolean; now: string }) =>
  from
    .insertInto('broadcast_viewers')
    .values({ broadcast_id: v.id, user_id: v.viewer, named: v.named, seen_at: moment(v.now) })
    .onConflict((conflict) =>
      conflict.columns(['broadcast_id', 'user_id']).doUpdateSet((e) => ({
        named: e.ref('excluded.named'),
        seen_at: e.ref('excluded.seen_at'),
      })),
    ),
);
/** Not for longer than a live video may take, whatever the page says. */
const authorIsHere = statement((v: { id: number; now: string; since: string }) =>
  from
    .updateTable('broadcasts')
    .set({ seen_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('ended_at', 'is', null)
    .where('started_at', '>', moment(v.since)),
);

/** The author, and everyone who watches now and may still see the post. */
const hearers = statement((v: { id: number; gone: string }) =>
  from
    .selectFrom('broadcast_viewers as w')
    .innerJoin('broadcasts as b', 'b.id', 'w.broadcast_id')
    .select('w.user_id as userId')
    .where('w.broadcast_id', '=', v.id)
    .where('w.seen_at', '>', moment(v.gone))
    .where((e) => isOpenTo(e.ref('w.user_id'))),
);

async function hearersOf(query: Query, id: number, authorId: number, now: Date): Promise<number[]> {
  const rows = await query(hearers, { id, gone: goneBefore(now) });
  return [authorId, ...rows.map(({ userId }) => userId).filter((userId) => userId !== authorId)];
}

/** A place among the viewers, as long as the page says so. `isFull`: there was none. */
const broadcastHere = signal(broadcastHereContent, async ({ content, userId, services }) => {
  const { broadcastId: id, named } = content;
  const now = new Date();
  const answer = await services.transaction(async (db) => {
    const inside = queryIn(db);
    const [row] = await inside(running, { id, viewer: userId, lost: lostBefore(now) });
    if (!row) return { isIn: false, isFull: false, viewers: 0 };
    const [{ count: watching } = { count: 0 }] = await inside(others, { id, viewer: userId, gone: goneBefore(now) });
    if (row.authorId === userId) {
      await inside(authorIsHere, { id, now: now.toISOString(), since: longestSince(now) });
      return { isIn: true, isFull: false, viewers: watching };
    }
    if (watching >= limits.viewers) return { isIn: false, isFull: true, viewers: watching };
    await inside(watches, { id, viewer: userId, named, now: now.toISOString() });
    return { isIn: true, isFull: false, viewers: watching + 1 };
  });
  return { to: [userId], payload: { broadcastId: id, ...answer } };
});

const own = statement((v: { id: number; authorId: number }) =>
  from
    .selectFrom('broadcasts as b')
    .select('b.id')
    .where('b.id', '=', v.id)
    .where('b.author_id', '=', v.authorId)
    .where('b.ended_at', 'is', null),
);

/** What the author says, in words, to everyone who watches. A finished line stays with the recording. */
const broadcastCaption = signal(broadcastCaptionContent, async ({ content, userId, query }) => {
  const { broadcastId: id, at, done } = content;
  const now = new Date();
  if ((await query(own, { id, authorId: userId })).length === 0) return nobody;
  const text = content.text.trim();
  const until = Math.max(content.until, at);
  const added = done && text !== '' ? await addCaption(query, { broadcastId: id, at, until, text }, now) : undefined;
  const { line } = content;
  const payload = { broadcastId: id, line, at, text, done, id: added ?? null };
  return { to: await hearersOf(query, id, userId, now), payload };
});

const broadcastCaptionFix = signal(broadcastCaptionFixContent, async ({ content, userId, query }) => {
  const { broadcastId: id, caption } = content;
  const text = content.text.trim();
  if (!(await fixCaption(query, { id: caption, broadcastId: id, authorId: userId, text }))) return nobody;
  return { to: await hearersOf(query, id, userId, new Date()), payload: { broadcastId: id, fixes: caption, text } };
});

export const signals: Readonly<Record<string, Signal>> = { broadcastHere, broadcastCaption, broadcastCaptionFix };

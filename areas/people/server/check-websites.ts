import { longJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, type RowOf, statement, tables } from '#platform/server/statement.ts';
import { markWebsite } from './check-website.ts';
import type { profiles } from './tables.ts';
import { readWebsite } from './website.ts';

const from = tables<{ profiles: typeof profiles }>();

/** Pages that are read at once. */
const atOnce = 8;
/** Milliseconds after which a run leaves the rest to the next. */
const longestRun = 240_000;
const day = 86_400_000;
/** Days after which a page is read again, and for which a mark stands though the page does not answer. */
const week = 7;
const patienceDays = 28;

/** Claims them by their time, so that whoever runs beside takes others. */
const claim = statement((v: { now: string; before: string; most: number }) =>
  from
    .updateTable('profiles')
    .set({ website_tried_at: moment(v.now) })
    .where((e) =>
      e(
        'user_id',
        'in',
        e
          .selectFrom('profiles as p')
          .select('p.user_id')
          .where('p.website_checked_at', 'is not', null)
          .where('p.website_tried_at', '<', moment(v.before))
          .orderBy('p.website_tried_at')
          .limit(v.most),
      ),
    )
    // Whoever was first has moved it ahead by now.
    .where('website_tried_at', '<', moment(v.before))
    .returning((e) => ['user_id as userId', 'website', isoTime(e.ref('website_checked_at')).as('checkedAt')]),
);
type Due = RowOf<typeof claim>;

async function markOf(due: Due, services: Services, now: Date): Promise<{ at: string | null; now: string }> {
  const found = await readWebsite(services, due).catch(() => 'silent' as const);
  if (found === 'linked') return { at: now.toISOString(), now: now.toISOString() };
  const provedAt = due.checkedAt ?? '';
  const isOld = !(Date.parse(provedAt) > now.getTime() - patienceDays * day);
  if (found !== 'silent' || isOld) return { at: null, now: now.toISOString() };
  // Asked again tomorrow.
  return { at: provedAt, now: new Date(now.getTime() - (week - 1) * day).toISOString() };
}

/** A mark says what is so: each page is read again a week after it was last. */
export const checkWebsites = longJob('people.check-websites', '37 * * * *', async ({ query, now, services }) => {
  const end = performance.now() + longestRun;
  const before = new Date(now.getTime() - week * day).toISOString();
  while (performance.now() < end) {
    const due = await query(claim, { now: now.toISOString(), before, most: atOnce });
    if (due.length === 0) return;
    await Promise.all(
      due.map(async (one) => {
        const mark = await markOf(one, services, now);
        await services.transaction((db) =>
          queryIn(db)(markWebsite, { userId: one.userId, website: one.website, ...mark }),
        );
      }),
    );
  }
});

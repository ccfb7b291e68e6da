import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type SpaceKind, spaceStandingChanged } from '../contract.ts';

/** Owners of spaces that want a summary each week are asked when a week has gone by without one, once a week. */
export const askForSummaries: Job['run'] = async ({ db, emit, now }) => {
  const rows = await queryIn(db)<{ spaceId: number; kind: SpaceKind; ownerId: number }>(
    'spaces-summary-due',
    `update spaces s set summary_asked_at = $1::timestamptz from space_members o
     where s.weekly_summary and s.status = 'open' and s.removed_at is null and o.space_id = s.id and o.role = 'owner' and o.state = 'member'
       and coalesce(s.summary_asked_at, s.created_at) <= $1::timestamptz - interval '7 days'
       and exists (select 1 from space_posts p where p.space_id = s.id and p.deleted_at is null and p.kind = 'post'
         and p.created_at > $1::timestamptz - interval '7 days')
       and not exists (select 1 from space_posts p where p.space_id = s.id and p.deleted_at is null and p.kind = 'summary'
         and p.created_at > $1::timestamptz - interval '7 days')
     returning s.id as "spaceId", s.kind, o.user_id as "ownerId"`,
    [now.toISOString()],
  );
  for (const { spaceId, kind, ownerId } of rows) {
    await emit(spaceStandingChanged, { spaceId, kind, to: [ownerId], news: 'SummaryDue' });
  }
};

import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type DataExport, type DataExportState, exportLimits } from '../contract.ts';

/** The latest copy, and when there may be another: one at a time, and so many in 24 hours. */
export async function exportState(query: Query, userId: number, now: Date): Promise<DataExportState> {
  const [latest] = await query<DataExport>(
    'export-latest',
    `select id, conversation_id as "conversationId", ${isoTime('asked_at')} as "askedAt", ${isoTime('expires_at')} as until, bytes,
       case when status = 'asked' then 'making' when status = 'ready' and expires_at <= $2::timestamptz then 'over'
         else status end as status
     from data_exports where user_id = $1 order by id desc limit 1`,
    [userId, now.toISOString()],
  );
  const [limit] = await query<{ again: string | null }>(
    'export-again',
    `select ${isoTime("(asked_at + interval '24 hours')")} as again from data_exports
     where user_id = $1 and asked_at > $2::timestamptz - interval '24 hours' order by id desc
     offset ${exportLimits.perDay - 1} limit 1`,
    [userId, now.toISOString()],
  );
  return { latest: latest ?? null, askAgainAt: limit?.again ?? null };
}

import { isoTime } from '#platform/server/keyset.ts';
import type { ReportReason } from '../contract.ts';

/** C-07: these go before all others in the queue, whatever the payload's priority. */
export const seriousReasons: readonly ReportReason[] = ['harassment', 'hate_speech', 'inappropriate_content'];

/** REPORT-17: always high, whatever was sent. */
export const alwaysHigh: readonly ReportReason[] = ['harassment', 'hate_speech'];

/** SQL: the columns of a FiledReport. */
export const filedColumns = `r.id, r.status, r.priority, ${isoTime('r.created_at')} as "createdAt", r.reason,
  r.content_type as "contentType", r.content_id as "contentId"`;

const serious = seriousReasons.map((reason) => `'${reason}'`).join(', ');

/** Reports that were dismissed within these days make their maker's next ones wait longer. Nobody sees it. */
const doubtDays = 30;
const doubtfulAfter = 3;
const doubtful = (report: string, now: string) => `(select count(*) from reports d
    where d.reporter_id = ${report}.reporter_id and d.status = 'dismissed'
      and d.resolved_at > ${now} - make_interval(days => ${doubtDays})) >= ${doubtfulAfter}`;

/** SQL: 0 is dealt with first. The number of reporters changes nothing, so that no crowd can move a case. */
export const rankText = (now: string) => `case
    when c.queue = 'self_harm' or c.priority = 'urgent' then 0
    when exists (select 1 from reports s where s.case_id = c.id and s.reason in (${serious}) and not ${doubtful('s', now)}) then 1
    when exists (select 1 from reports s where s.case_id = c.id and not ${doubtful('s', now)}) then 2
    else 3 end`;

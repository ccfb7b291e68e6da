import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { listMyReports as contract, OwnReport } from '../contract.ts';
import { evidenceHours } from '../pure/clock.ts';
import { filedColumns } from './create-report.ts';

/** SQL: a report r that has waited so long that its maker may have the evidence; `now` is a placeholder. */
export const evidenceReadyText = (now: string) =>
  `(r.status in ('pending', 'reviewing') and r.created_at <= ${now} - make_interval(hours => ${evidenceHours}))`;

export const listMyReports: Handler<typeof contract> = ({ principal, query, now }) =>
  query<OwnReport>(
    'my-reports',
    `select ${filedColumns}, r.description, ${isoTime('r.resolved_at')} as "resolvedAt",
       case when r.status = 'pending' then 'waiting' when r.status = 'reviewing' then 'reviewing'
         when r.status = 'dismissed' then 'dismissed' when r.resolution = 'no_action' then 'no_action' else 'acted' end as outcome,
       ${evidenceReadyText('$2::timestamptz')} as "evidenceReady"
     from reports r where r.reporter_id = $1::int order by r.created_at desc, r.id desc limit 100`,
    [principal.id, now.toISOString()],
  );

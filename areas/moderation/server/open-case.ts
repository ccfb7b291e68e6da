import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import type { ReportContentType, ReportPriority, ReportStatus } from '../contract.ts';
import { caseWords } from './evidence.ts';

interface Opening {
  readonly contentType: ReportContentType;
  readonly contentId: number;
  readonly subjectUserId: number | null;
  /** As it reads now; it is stored sealed. */
  readonly words: string;
  readonly priority: ReportPriority;
  readonly danger: boolean;
  readonly now: Date;
}

export interface OpenCase {
  readonly id: number;
  readonly status: ReportStatus;
  readonly isNew: boolean;
}

const order = `array['low', 'medium', 'high', 'urgent']`;

/** The open case of a thing: the one there is, or a new one. A further report can only make it more pressing. */
export async function openCase(query: Query, config: Config, opening: Opening): Promise<OpenCase> {
  const { contentType, contentId, subjectUserId, words, priority, danger, now } = opening;
  const id = await nextId(query, 'moderation_cases');
  const [row] = await query<OpenCase>(
    'moderation-open',
    `insert into moderation_cases as c (id, content_type, content_id, subject_user_id, snapshot, priority, queue, first_reported_at)
     values ($8::int, $1, $2::int, $3::int, $4, $5, case when $6::boolean then 'self_harm' else 'normal' end, $7::timestamptz)
     on conflict (content_type, content_id) where status in ('pending', 'reviewing') do update set
       priority = case when array_position(${order}, excluded.priority) > array_position(${order}, c.priority)
         then excluded.priority else c.priority end,
       queue = case when excluded.queue = 'self_harm' then 'self_harm' else c.queue end
     returning id, status, (xmax = 0) as "isNew"`,
    [
      contentType,
      contentId,
      subjectUserId,
      caseWords.put(config, { id }, words),
      priority,
      danger,
      now.toISOString(),
      id,
    ],
  );
  if (!row) throw new Error('The case was not opened.');
  return row;
}

/** Reports from before there were cases get theirs. It finds nothing from the second start on. */
export async function gatherOldReports(query: Query): Promise<void> {
  await query(
    '',
    `with made as (
       insert into moderation_cases (content_type, content_id, subject_user_id, priority, status, first_reported_at)
       select r.content_type, r.content_id, max(r.reported_user_id), min(r.priority), 'pending', min(r.created_at)
       from reports r where r.case_id is null group by r.content_type, r.content_id
       on conflict do nothing returning id, content_type, content_id)
     update reports r set case_id = made.id, status = 'pending' from made
     where r.case_id is null and r.content_type = made.content_type and r.content_id = made.content_id`,
    [],
  );
}

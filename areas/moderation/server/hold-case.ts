import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { ReportContentType, ReportStatus } from '../contract.ts';
import { takenMinutes } from '../pure/clock.ts';

export interface HeldCase {
  readonly id: number;
  readonly contentType: ReportContentType;
  readonly contentId: number;
  readonly subjectUserId: number | null;
  readonly snapshot: string | null;
  readonly status: ReportStatus;
  readonly takenById: number | null;
  readonly takenByName: string | null;
  /** Whoever has taken it has done something with it within the minutes that it is theirs. */
  readonly isTaken: boolean;
  readonly version: number;
}

/** The case of a report, held until the transaction ends, so that two moderators come one after the other. */
export async function holdCase(query: Query, reportId: number, now: Date): Promise<HeldCase> {
  const [held] = await query<HeldCase>(
    'moderation-hold',
    `select c.id, c.content_type as "contentType", c.content_id as "contentId", c.subject_user_id as "subjectUserId",
       c.snapshot, c.status, c.taken_by_id as "takenById", u.name as "takenByName", c.version,
       coalesce(c.taken_at > $2::timestamptz - make_interval(mins => ${takenMinutes}), false) as "isTaken"
     from reports r join moderation_cases c on c.id = r.case_id left join users u on u.id = c.taken_by_id
     where r.id = $1::int for update of c`,
    [reportId, now.toISOString()],
  );
  if (!held) throw problem.notFound();
  return held;
}

export const isOpen = ({ status }: HeldCase) => status === 'pending' || status === 'reviewing';

/** Nobody judges what is said about themselves, also where they wrote it under another name. */
export async function mustNotConcern(
  { principal, query, services }: Pick<UseCase<unknown>, 'principal' | 'query' | 'services'>,
  held: HeldCase,
): Promise<void> {
  const thing = await services.reportables.get(held.contentType)?.read({ query, id: held.contentId });
  const subject = held.subjectUserId ?? thing?.authorId;
  if (subject === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
}

export function mustBeOpen(held: HeldCase): void {
  if (!isOpen(held)) throw problem.conflict('This report has already been decided. Load it again to see the decision.');
}

const takenBy = ({ takenByName }: HeldCase) =>
  problem.conflict(`${takenByName ?? 'Another moderator'} has taken this report and is reviewing it.`);

export function mustNotBeTaken(held: HeldCase, principal: Principal): void {
  if (held.isTaken && held.takenById !== principal.id) throw takenBy(held);
}

/** Only whoever has taken it may go on with it. */
export function mustHave(held: HeldCase, principal: Principal): void {
  mustBeOpen(held);
  mustNotBeTaken(held, principal);
  if (held.takenById !== principal.id)
    throw problem.conflict('Take this report first, so that no one else decides it too.');
}

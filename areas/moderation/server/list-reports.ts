import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import type { listReports as contract, Report } from '../contract.ts';
import { openEvidence } from './evidence.ts';
import { filedColumns, seriousReasons } from './report-sql.ts';

interface Row extends Omit<Report, 'messages'> {
  evidence: string | null;
  at: string;
  /** 0 is dealt with first. */
  rank: number;
}

const serious = seriousReasons.map((reason) => `'${reason}'`).join(', ');
const rankSql = `case when r.priority = 'urgent' or r.reason in (${serious}) then 0 else 1 end`;

const listSql = `select ${filedColumns}, r.description, r.reported_user_id as "reportedUserId",
  r.reporter_id as "reporterId", ${isoTime('r.resolved_at')} as "resolvedAt", r.resolution,
  r.moderator_notes as "moderatorNotes", ${exactTime('r.created_at')} as at, ${rankSql} as rank,
  greatest(1, (select count(distinct o.reporter_id)::int from reports o
    where o.content_type = r.content_type and o.content_id = r.content_id)) as reporters, r.evidence
from reports r
where ($1::text is null or r.status = $1)
  and (${rankSql}, r.created_at, r.id) > ($2::int, $3::timestamptz, $4::int)
order by ${rankSql}, r.created_at, r.id limit $5`;

/** The cursor is the rank, a stop and the keyset. */
const split = (cursor: string | undefined) => {
  const [rank, keyset] = cursor?.split('.', 2) ?? [];
  return { rank: rank === '1' ? 1 : 0, from: readKeyset(keyset ?? (cursor === undefined ? undefined : ''), oldest) };
};

export const listReports: Handler<typeof contract> = async ({ input, query, services }) => {
  const { rank, from } = split(input.cursor);
  const values = [input.status ?? null, rank, from.at, from.id, input.limit + 1];
  const rows = await query<Row>('reports', listSql, values);
  const view = ({ at: _at, rank: _rank, evidence, ...report }: Row): Report => ({
    ...report,
    messages: openEvidence(services.config, evidence),
  });
  const page = pageOf(rows, input.limit, view, (row) => row);
  const last = rows[input.limit - 1];
  return { items: page.items, next: page.next && last ? `${last.rank}.${writeKeyset(last)}` : undefined };
};

import type { Handler } from '#platform/server/area.ts';
import { oldest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type listReports as contract, reportReasons } from '../contract.ts';
import { reasonLabels } from '../pure/reasons.ts';
import { type ReportRow, rankText, reportsText, reportView } from './cases.ts';

const now = '$1::timestamptz';
const listSql = `${reportsText(now)}
where ($2::text is null or c.status = $2) and ($3::text is null or c.priority = $3)
  and ($4::text is null or exists (select 1 from reports s where s.case_id = c.id
    and (s.reason = any($5::text[]) or strpos(lower(s.description), lower($4)) > 0)))
  and (not $6::boolean or r.id = (select min(f.id) from reports f where f.case_id = c.id))
  and (${rankText(now)}, r.created_at, r.id) > ($7::int, $8::timestamptz, $9::int)
order by rank, r.created_at, r.id limit $10`;

/** The cursor is the rank, a stop and the keyset. */
function split(cursor: string | undefined) {
  if (cursor === undefined) return { rank: 0, from: oldest };
  const [rank = '', keyset = ''] = cursor.split('.', 2);
  if (!/^[0-3]$/.test(rank)) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
  return { rank: Number(rank), from: readKeyset(keyset, oldest) };
}

/** Reasons whose words or label have what is looked for. */
const reasonsWith = (q: string) =>
  reportReasons.filter((reason) => `${reason} ${reasonLabels[reason]}`.toLowerCase().includes(q.toLowerCase()));

export const listReports: Handler<typeof contract> = async ({ input, principal, query, services, now: at }) => {
  const { rank, from } = split(input.cursor);
  const q = input.q || null;
  const rows = await query<ReportRow>('reports', listSql, [
    at.toISOString(),
    input.status ?? null,
    input.priority ?? null,
    q,
    q ? reasonsWith(q) : [],
    input.gathered === 'true',
    rank,
    from.at,
    from.id,
    input.limit + 1,
  ]);
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  const next = rows.length > input.limit && last ? `${last.rank}.${writeKeyset(last)}` : undefined;
  const items = shown.map((row) => reportView(services.config, row));
  const cases = [...new Set(items.flatMap(({ messages, caseId }) => (messages.length > 0 ? [caseId] : [])))];
  if (cases.length > 0) {
    // The list carries reported private messages, so it is on record like the case itself (R37).
    const detail = { cases };
    await services.audit({
      actorId: principal.id,
      action: 'moderation.read-private',
      subject: 'list of reports',
      detail,
    });
  }
  return { items, next };
};

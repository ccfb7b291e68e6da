import { hiddenSubjectsFrom, subjectOf } from '#areas/account/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { AuditRecord, listAuditRecords as contract } from '../contract.ts';

interface Row {
  readonly id: number;
  readonly at: string;
  readonly exact: string;
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export const listAuditRecords: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [person] = input.person
    ? await query<{ id: number }>('admin-audit-person', 'select id from users where lower(username) = lower($1)', [
        input.person.replace(/^@/, ''),
      ])
    : [];
  // An unknown person has done nothing, and nothing was done to them.
  const personId = input.person ? (person?.id ?? -1) : null;
  // Entries have their numbers in the order in which they were written, whatever their moments say.
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>(
    'admin-audit',
    `select a.id::int, ${isoTime('a.at')} as at, ${exactTime('a.at')} as exact, a.actor_id as "actorId", a.action,
       a.subject, a.detail
     from audit_log a
     where a.id < $1::bigint and ($2::int is null or a.actor_id = $2 or a.subject = $3::text)
       and ($4::text is null or a.action = $4) and ($5::timestamptz is null or a.at >= $5)
       and ($6::timestamptz is null or a.at < $6) and a.subject <> all($8::text[])
     order by a.id desc limit $7`,
    [
      from.id,
      personId,
      personId === null ? null : subjectOf(personId),
      input.action ?? null,
      input.from ?? null,
      input.until ?? null,
      input.limit + 1,
      await hiddenSubjectsFrom(query, principal.id),
    ],
  );
  const people = await peopleOf(query, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  const record = ({ id, at, actorId, action, subject, detail }: Row): AuditRecord => ({
    id,
    at,
    by: (actorId !== null && people.get(actorId)) || null,
    action,
    subject,
    detail: Object.entries(detail).map(([name, value]) => ({ name, value: plain(value) })),
  });
  return pageOf(rows, input.limit, record, ({ exact, id }) => ({ at: exact, id }));
};

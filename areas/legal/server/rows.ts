import { type Expression, sql } from 'kysely';
import { personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, columns, type Given, type RowOf, statement } from '#platform/server/statement.ts';
import type { LegalRequest, LegalRequestDetail } from '../contract.ts';
import { partOf, partText } from '../pure/kinds.ts';
import { dayText } from './days.ts';
import { from } from './from.ts';
import type { legalRequests } from './tables.ts';

/**
 * The request r is about this member, or names messages with them: it is missing for them, so that no one learns of it
 * before they may, and no one decides about themselves.
 */
export const concerns = (memberId: Given<number> | Expression<number>) => {
  const r = columns<typeof legalRequests>('r');
  return sql<boolean>`(coalesce(${r.user_id} = ${memberId}, false) or ${r.parts} @> array['messages_with:' || ${memberId}::text])`;
};

/** The same of one that was read. */
export const isAbout = ({ userId, parts }: { userId: number | null; parts: readonly string[] }, memberId: number) =>
  userId === memberId || parts.includes(partText({ kind: 'messages_with', number: memberId }));

/** Requests r, with the member whom each is about. */
export const requestsFor = () =>
  from
    .selectFrom('legal_requests as r')
    .leftJoin('users as m', 'm.id', 'r.user_id')
    .select((e) => [
      'r.id',
      'r.agency',
      'r.reference',
      'r.state',
      'r.user_id as userId',
      'm.name as memberName',
      'm.username as memberUsername',
      isoTime(e.ref('r.recorded_at')).as('recordedAt'),
      exactTime(e.ref('r.recorded_at')).as('exactly'),
    ]);

const detailed = () =>
  requestsFor()
    .leftJoin('users as b', 'b.id', 'r.recorded_by')
    .leftJoin('users as d', 'd.id', 'r.decided_by')
    .select((e) => [
      'r.basis',
      dayText(e.ref('r.from_day')).as('from'),
      dayText(e.ref('r.to_day')).as('to'),
      'r.parts',
      dayText(e.ref('r.hold_until')).as('holdUntil'),
      'r.recorded_by as recordedBy',
      'b.name as recorderName',
      'b.username as recorderUsername',
      'r.decided_by as decidedBy',
      'd.name as deciderName',
      'd.username as deciderUsername',
      isoTime(e.ref('r.decided_at')).as('decidedAt'),
      'r.reason',
      'r.copy',
      'r.bytes',
      'r.sha256',
      'r.file_key as fileKey',
      isoTime(e.ref('r.expires_at')).as('expiresAt'),
      isoTime(e.ref('r.given_at')).as('givenAt'),
      isoTime(e.ref('r.told_at')).as('toldAt'),
      dayText(e.ref('r.silent_until')).as('silentUntil'),
      'r.silent_reason as silentReason',
      'r.version',
    ]);

const byId = choice((lock: boolean) =>
  statement((v: { id: number }) => {
    const one = detailed().where('r.id', '=', v.id);
    return lock ? one.forUpdate('r') : one;
  }),
);

export type RequestRow = RowOf<ReturnType<typeof byId>>;

export async function findRequest(query: Query, id: number, lock = false): Promise<RequestRow | undefined> {
  const [row] = await query(byId(lock), { id });
  return row;
}

const personIn = (id: number | null, displayName: string | null, username: string | null) =>
  id === null || displayName === null || username === null ? null : personOf({ id, displayName, username });

export const requestView = ({
  id,
  agency,
  reference,
  state,
  userId,
  memberName,
  memberUsername,
  recordedAt,
}: Pick<
  RequestRow,
  'id' | 'agency' | 'reference' | 'state' | 'userId' | 'memberName' | 'memberUsername' | 'recordedAt'
>): LegalRequest => ({
  id,
  agency,
  reference,
  state,
  member: personIn(userId, memberName, memberUsername),
  recordedAt,
});

export const detailView = (row: RequestRow, viewerId: number): LegalRequestDetail => ({
  ...requestView(row),
  basis: row.basis,
  from: row.from,
  to: row.to,
  parts: row.parts.map(partOf),
  holdUntil: row.holdUntil,
  recordedBy: personIn(row.recordedBy, row.recorderName, row.recorderUsername),
  mine: row.recordedBy === viewerId,
  decidedBy: personIn(row.decidedBy, row.deciderName, row.deciderUsername),
  decidedAt: row.decidedAt,
  reason: row.reason,
  copy: {
    state: row.copy === 'asked' ? 'making' : row.copy,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    until: row.expiresAt,
  },
  givenAt: row.givenAt,
  toldAt: row.toldAt,
  silentUntil: row.silentUntil,
  silentReason: row.silentReason,
  version: row.version,
});

/** After a write. */
export async function readRequest(query: Query, id: number, viewerId: number): Promise<LegalRequestDetail> {
  const row = await findRequest(query, id);
  if (!row) throw problem.notFound();
  return detailView(row, viewerId);
}

/** How the audit log calls it: a number and no member, since administrators read the log. */
export const subjectOf = (id: number) => `legal request ${id}`;

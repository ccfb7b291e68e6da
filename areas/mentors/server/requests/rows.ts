import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** Requests with their two people; the words are sealed. */
export const requestRows = () =>
  from
    .selectFrom('mentorship_requests as q')
    .innerJoin('users as mentor', 'mentor.id', 'q.mentor_id')
    .innerJoin('users as mentee', 'mentee.id', 'q.mentee_id')
    .leftJoin('mentorships as s', 's.request_id', 'q.id')
    .select((e) => [
      'q.id',
      'q.mentor_id as mentorId',
      'q.mentee_id as menteeId',
      'mentor.name as mentorName',
      'mentee.name as menteeName',
      'q.focus_area as focusArea',
      'q.words_sealed as wordsSealed',
      'q.reason_sealed as reasonSealed',
      'q.says_adult as saysAdult',
      'q.state',
      's.id as mentorshipId',
      isoTime(e.ref('q.created_at')).as('createdAt'),
      exactTime(e.ref('q.created_at')).as('exactly'),
    ]);

const one = statement((v: { id: number }) => requestRows().where('q.id', '=', v.id));
export type RequestRow = RowOf<typeof one>;

const locked = statement((v: { id: number }) =>
  from.selectFrom('mentorship_requests').select('state').where('id', '=', v.id).forUpdate(),
);

export const findRequest = async (query: Query, id: number): Promise<RequestRow | undefined> =>
  (await query(one, { id }))[0];

/** A request that still waits, held until the transaction ends. */
export async function lockPending(query: Query, id: number): Promise<RequestRow> {
  const [held] = await query(locked, { id });
  const row = held && (await findRequest(query, id));
  if (!row) throw problem.notFound();
  if (row.state !== 'pending') throw problem.conflict('This request no longer waits for an answer.');
  return row;
}

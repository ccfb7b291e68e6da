import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, type Moment, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** Mentorships with all that they say; the words are sealed. */
export const mentorshipRows = () =>
  from
    .selectFrom('mentorships as s')
    .select((e) => [
      's.id',
      's.mentor_id as mentorId',
      's.mentee_id as menteeId',
      's.focus_area as focusArea',
      's.state',
      's.goals_sealed as goalsSealed',
      's.thanks_sealed as thanksSealed',
      's.ended_by as endedBy',
      's.version',
      isoTime(e.ref('s.started_at')).as('startedAt'),
      isoTime(e.ref('s.ended_at')).as('endedAt'),
      exactTime(e.ref('s.started_at')).as('exactly'),
    ]);

const one = statement((v: { id: number }) => mentorshipRows().where('s.id', '=', v.id));
const locked = statement((v: { id: number }) => mentorshipRows().where('s.id', '=', v.id).forUpdate());
export type MentorshipRow = RowOf<typeof one>;

/** The viewer is one of its two people, and not behind a block from the other. */
export const isOf = (viewer: Given<number>) =>
  sql<boolean>`((s.mentor_id = ${viewer} and (s.mentee_id is null or ${notBlocked(viewer, sql.ref('s.mentee_id'))}))
    or (s.mentee_id = ${viewer} and (s.mentor_id is null or ${notBlocked(viewer, sql.ref('s.mentor_id'))})))`;

const ofViewer = statement((v: { id: number; viewer: number }) =>
  mentorshipRows().where('s.id', '=', v.id).where(isOf(v.viewer)),
);

export const findOwn = async (query: Query, viewer: number, id: number): Promise<MentorshipRow | undefined> =>
  (await query(ofViewer, { id, viewer }))[0];

/** As it is now, held until the transaction ends. */
export async function lockMentorship(query: Query, id: number, version?: number): Promise<MentorshipRow> {
  const [row] = await query(locked, { id });
  if (!row) throw problem.notFound();
  if (version !== undefined && row.version !== version) {
    throw problem.conflict('This mentorship has changed since you opened it. Have another look.');
  }
  return row;
}

export const sideOf = ({ mentorId }: Pick<MentorshipRow, 'mentorId'>, userId: number): 'mentor' | 'mentee' =>
  mentorId === userId ? 'mentor' : 'mentee';

const saved = statement((v: MentorshipRow) =>
  from
    .updateTable('mentorships')
    .set((e) => ({
      state: v.state,
      goals_sealed: v.goalsSealed,
      thanks_sealed: v.thanksSealed,
      ended_by: v.endedBy,
      ended_at: sql<Moment | null>`${v.endedAt}::timestamptz`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

/** Writes what may change of a locked mentorship, as its next version. */
export async function saveMentorship(query: Query, row: MentorshipRow): Promise<MentorshipRow> {
  await query(saved, row);
  return { ...row, version: row.version + 1 };
}

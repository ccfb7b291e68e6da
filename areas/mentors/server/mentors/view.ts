import { sql } from 'kysely';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, once, type QueryRow } from '#platform/server/statement.ts';
import type { Mentor } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { reasonText } from '../../pure/reasons.ts';
import { responseWords } from '../../pure/response-time.ts';
import { from } from '../from.ts';
import { isFound } from './visible.ts';
import { wantedOf, wishesOf } from './wishes.ts';

interface Seeing {
  readonly viewer: number;
  /** Reasons that count for the viewer. */
  readonly wanted: readonly string[];
  readonly now: Date;
}

/** Mentors that the viewer finds, with all that is shown of them and asked for. */
export const shown = ({ viewer, wanted, now }: Seeing) => {
  const since = moment(new Date(now.getTime() - limits.responseDays * 86_400_000).toISOString());
  return from
    .selectFrom('mentors as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'm.user_id as id',
      'u.name',
      'm.title',
      'm.bio',
      'm.experience',
      'm.expertise',
      'm.focus_areas as focusAreas',
      'm.formats',
      'm.languages',
      'm.working_with_me as workingWithMe',
      'm.is_paused as isPaused',
      'm.check_state as checkState',
    ])
    .select((e) => [
      sql<string[]>`array(select t from unnest(${e.ref('m.traits')}) t where t = any(${wanted}::text[]))`.as('reasons'),
      e
        .selectFrom('mentor_reviews as r')
        .select(sql<number | null>`avg(${sql.ref('r.stars')})::float8`.as('stars'))
        .whereRef('r.about_id', '=', 'm.user_id')
        .where('r.by_side', '=', 'mentee')
        .where('r.hidden_at', 'is', null)
        .as('rating'),
      e
        .selectFrom('mentor_reviews as r')
        .select(count.as('count'))
        .whereRef('r.about_id', '=', 'm.user_id')
        .where('r.by_side', '=', 'mentee')
        .where('r.hidden_at', 'is', null)
        .as('reviewCount'),
      e
        .selectFrom('mentorships as s')
        .select(count.as('count'))
        .whereRef('s.mentor_id', '=', 'm.user_id')
        .as('totalMentorships'),
      e
        .selectFrom('mentorships as s')
        .select(
          sql<number>`case when ${sql.ref('m.is_paused')} then 0
            else greatest(${sql.ref('m.capacity')} - count(*)::int, 0) end`.as('room'),
        )
        .whereRef('s.mentor_id', '=', 'm.user_id')
        .where('s.state', '<>', 'ended')
        .as('room'),
      e
        .selectFrom('mentorship_requests as q')
        .select(
          sql<number | null>`(percentile_cont(0.5) within group
            (order by extract(epoch from ${sql.ref('q.answered_at')} - ${sql.ref('q.created_at')})))::float8`.as(
            'seconds',
          ),
        )
        .whereRef('q.mentor_id', '=', 'm.user_id')
        .where('q.state', 'in', ['accepted', 'declined'])
        .where('q.answered_at', '>=', since)
        .as('responseSeconds'),
      e
        .exists(
          e
            .selectFrom('mentorship_requests as q')
            .select(sql.lit(1).as('one'))
            .whereRef('q.mentor_id', '=', 'm.user_id')
            .where('q.mentee_id', '=', viewer)
            .where('q.state', '=', 'pending'),
        )
        .as('isAsked'),
      e
        .exists(
          e
            .selectFrom('mentorships as s')
            .select(sql.lit(1).as('one'))
            .whereRef('s.mentor_id', '=', 'm.user_id')
            .where('s.mentee_id', '=', viewer)
            .where('s.state', '<>', 'ended'),
        )
        .as('isYours'),
    ])
    .where(isFound(viewer, 'm'));
};

type MentorRow = QueryRow<ReturnType<typeof shown>>;

/** The database keeps words of closed lists as texts; only these were ever stored. */
export function mentorView(row: MentorRow, viewer: number): Mentor {
  const { id, rating, responseSeconds, checkState, reasons, room, reviewCount, totalMentorships, ...rest } = row;
  return {
    ...rest,
    id,
    avatar: avatarOf(id),
    focusAreas: row.focusAreas as Mentor['focusAreas'],
    formats: row.formats as Mentor['formats'],
    languages: row.languages as Mentor['languages'],
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    reviewCount: reviewCount ?? 0,
    totalMentorships: totalMentorships ?? 0,
    room: room ?? 0,
    responseTime: responseWords(responseSeconds),
    isChecked: checkState === 'checked',
    reasons:
      id === viewer
        ? []
        : reasons.flatMap((reason) => {
            const text = reasonText(reason);
            return text === undefined ? [] : [{ reason, text }];
          }),
    isAsked: Boolean(row.isAsked),
    isYours: Boolean(row.isYours),
    mine: id === viewer,
  };
}

export async function findMentor(query: Query, viewer: number, id: number, now: Date): Promise<Mentor | undefined> {
  const wanted = wantedOf(await wishesOf(query, viewer));
  const [row] = await query(once(shown({ viewer, wanted, now }).where('m.user_id', '=', id)));
  return row && mentorView(row, viewer);
}

export async function readMentor(query: Query, viewer: number, id: number, now: Date): Promise<Mentor> {
  const mentor = await findMentor(query, viewer, id, now);
  if (!mentor) throw problem.notFound();
  return mentor;
}

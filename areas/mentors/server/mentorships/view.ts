import { nextTimesOf } from '#areas/bookings/server/public.ts';
import { conversationsAbout } from '#areas/messages/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, type RowOf, statement } from '#platform/server/statement.ts';
import type { Mentorship } from '../../contract.ts';
import { progressOf } from '../../pure/progress.ts';
import { from } from '../from.ts';
import { openGoals, openText, sealedThanks } from '../seal.ts';
import { type MentorshipRow, sideOf } from './rows.ts';

interface Asking {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
  readonly now: Date;
}

const reviews = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('mentor_reviews as r')
    .select((e) => [
      'r.mentorship_id as mentorshipId',
      'r.by_side as bySide',
      'r.stars',
      'r.text',
      isoTime(e.ref('r.created_at')).as('createdAt'),
    ])
    .where('r.mentorship_id', '=', anyOf(v.ids))
    .where('r.hidden_at', 'is', null),
);

const reviewView = (row: RowOf<typeof reviews> | undefined) =>
  row ? { stars: row.stars, text: row.text, createdAt: row.createdAt } : null;

/** Mentorships as one of their two people sees them. */
export async function mentorshipViews(ask: Asking, rows: readonly MentorshipRow[]): Promise<Mentorship[]> {
  if (rows.length === 0) return [];
  const { query, config, userId, now } = ask;
  const ids = rows.map(({ id }) => id);
  const members = rows.flatMap(({ mentorId, menteeId }) => [mentorId, menteeId]).filter((id) => id !== null);
  const people = await peopleOf(query, [...new Set(members)]);
  const times = await nextTimesOf(query, 'mentorship', ids, now);
  const conversations = await conversationsAbout(query, userId, 'mentorship', ids);
  const written = await query(reviews, { ids });
  const someone = (id: number | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? { id: person.id, name: person.displayName, avatar: person.avatar } : null;
  };
  return rows.map((row): Mentorship => {
    const { id, state, version, startedAt, endedAt, endedBy } = row;
    const side = sideOf(row, userId);
    const goals = openGoals(config, id, row.goalsSealed);
    const own = written.filter(({ mentorshipId }) => mentorshipId === id);
    const time = times.get(id);
    return {
      id,
      mentor: someone(row.mentorId),
      mentee: someone(row.menteeId),
      side,
      focusArea: row.focusArea as Mentorship['focusArea'],
      status: state,
      progress: progressOf(goals),
      goals: goals.map((goal) => ({ ...goal, steps: [...goal.steps] })),
      nextSession: time?.startsAt ?? null,
      nextBookingId: time?.id ?? null,
      conversationId: conversations.get(id)?.id ?? null,
      startedAt,
      endedAt,
      endedBy,
      thanks: openText(sealedThanks, config, id, row.thanksSealed),
      myReview: reviewView(own.find(({ bySide }) => bySide === side)),
      theirReview: reviewView(own.find(({ bySide }) => bySide !== side)),
      version,
    };
  });
}

export async function mentorshipView(ask: Asking, row: MentorshipRow): Promise<Mentorship> {
  const [view] = await mentorshipViews(ask, [row]);
  if (!view) throw new Error('A mentorship was not shaped.');
  return view;
}

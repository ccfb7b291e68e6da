import { castMember } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { GoalWithSteps } from '../pure/progress.ts';
import { traitsOf } from '../pure/reasons.ts';
import { from } from './from.ts';
import { sealedMentorNote, sealGoals, sealRequest } from './seal.ts';
import { seedGroups } from './seed-groups.ts';
import { seedMentors } from './seed-mentors.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

interface Asked {
  readonly mentor: number;
  readonly mentee: number;
  readonly focus: string;
  readonly goals: readonly string[];
  readonly message: string;
  /** Hours ago. */
  readonly asked: number;
  /** Hours from the request to its answer; left out: it waits. */
  readonly answered?: number;
}

/** A mentorship that came of a request. */
interface Begun extends Asked {
  readonly answered: number;
  readonly steps: readonly GoalWithSteps[];
  /** Days ago that it ended, with what the mentee wrote of it. */
  readonly ended?: number;
  readonly review?: { readonly stars: number; readonly text: string };
  readonly note?: string;
}

const waiting: readonly Asked[] = [
  {
    mentor: 1,
    mentee: 30,
    focus: 'career',
    goals: ['Find out what testers do all day', 'Write an application that says what I need'],
    message: 'I finish uni next year. I would like to know how you told your first boss about access.',
    asked: 20,
  },
  {
    mentor: 13,
    mentee: 27,
    focus: 'career',
    goals: ['Set prices for illustrations'],
    message: 'I work lying down, a few hours a day. Answers by message suit me best.',
    asked: 44,
  },
];

const goal = (title: string, isDone: boolean, ...steps: readonly (readonly [string, boolean])[]): GoalWithSteps => ({
  title,
  isDone,
  steps: steps.map(([text, done]) => ({ text, isDone: done })),
});

const begun: readonly Begun[] = [
  {
    mentor: 23,
    mentee: 1,
    focus: 'advocacy',
    goals: ['Speak at a council meeting', 'Write a submission that gets read'],
    message: 'You make policy sound like something people can do. I would like to learn that.',
    asked: 24 * 40,
    answered: 30,
    steps: [
      goal(
        'Speak at a council meeting',
        false,
        ['Find out when trams are on the agenda', true],
        ['Write three minutes of words', true],
        ['Practise them once', false],
        ['Ask for the ramp to be set up', false],
      ),
      goal('Write a submission that gets read', true),
    ],
    note: 'One ask for each page. Put the ask first, then the story.',
  },
  {
    mentor: 13,
    mentee: 20,
    focus: 'career',
    goals: ['Price a shirt with magnets'],
    message: 'I sew and sell a few. I never know what to charge.',
    asked: 24 * 90,
    answered: 50,
    steps: [goal('Price a shirt with magnets', true)],
    ended: 12,
    review: { stars: 5, text: 'Patient with numbers, and with me. I charge what it costs now.' },
  },
  {
    mentor: 28,
    mentee: 6,
    focus: 'technology',
    goals: ['Write with my voice'],
    message: 'My speech is slow. I would like to know if it can work.',
    asked: 24 * 120,
    answered: 6,
    steps: [goal('Write with my voice', true, ['Choose a microphone', true], ['Train 50 words', true])],
    ended: 30,
    review: { stars: 4, text: 'He knows what he is doing. Some sessions ran long.' },
  },
  {
    mentor: 28,
    mentee: 19,
    focus: 'technology',
    goals: ['A spreadsheet that talks'],
    message: 'For the days when my hands do not work.',
    asked: 24 * 70,
    answered: 9,
    steps: [goal('A spreadsheet that talks', true)],
    ended: 8,
    review: { stars: 5, text: 'I run the farm books by voice now.' },
  },
];

async function addMentors(query: Query, now: Date): Promise<void> {
  const rows = seedMentors.map(({ member, focusAreas, workingWithMe, check, daysAgo, ...rest }) => ({
    ...rest,
    user_id: castMember(member).id,
    focus_areas: [...focusAreas],
    expertise: [...rest.expertise],
    formats: [...rest.formats],
    languages: [...rest.languages],
    lived: [...rest.lived],
    working_with_me: workingWithMe,
    traits: traitsOf({ ...rest, focusAreas }),
    check_state: check,
    created_at: moment(new Date(now.getTime() - daysAgo * dayMs).toISOString()),
  }));
  await query(once(from.insertInto('mentors').values(rows)));
}

async function addRequest(query: Query, config: Config, now: Date, asked: Asked): Promise<number> {
  const id = await nextId(query, 'mentorship_requests');
  const at = now.getTime() - asked.asked * hourMs;
  await query(
    once(
      from.insertInto('mentorship_requests').values({
        id,
        mentor_id: castMember(asked.mentor).id,
        mentee_id: castMember(asked.mentee).id,
        focus_area: asked.focus,
        words_sealed: sealRequest(config, id, asked),
        state: asked.answered === undefined ? 'pending' : 'accepted',
        says_adult: asked.answered === undefined ? true : null,
        created_at: moment(new Date(at).toISOString()),
        answered_at: asked.answered === undefined ? null : moment(new Date(at + asked.answered * hourMs).toISOString()),
      }),
    ),
  );
  return id;
}

async function addMentorship(query: Query, config: Config, now: Date, one: Begun): Promise<void> {
  const requestId = await addRequest(query, config, now, one);
  const id = await nextId(query, 'mentorships');
  const started = moment(new Date(now.getTime() - (one.asked - one.answered) * hourMs).toISOString());
  const ended = one.ended === undefined ? null : moment(new Date(now.getTime() - one.ended * dayMs).toISOString());
  await query(
    once(
      from.insertInto('mentorships').values({
        id,
        request_id: requestId,
        mentor_id: castMember(one.mentor).id,
        mentee_id: castMember(one.mentee).id,
        focus_area: one.focus,
        state: ended ? 'ended' : 'active',
        goals_sealed: sealGoals(config, id, one.steps),
        ended_by: ended ? 'mentee' : null,
        started_at: started,
        ended_at: ended,
      }),
    ),
  );
  if (one.review && ended) {
    await query(
      once(
        from.insertInto('mentor_reviews').values({
          ...one.review,
          mentorship_id: id,
          by_side: 'mentee',
          author_id: castMember(one.mentee).id,
          about_id: castMember(one.mentor).id,
          created_at: ended,
        }),
      ),
    );
  }
  if (!one.note) return;
  const noteId = await nextId(query, 'mentorship_notes');
  await query(
    once(
      from.insertInto('mentorship_notes').values({
        id: noteId,
        mentorship_id: id,
        author_id: castMember(one.mentor).id,
        is_shared: true,
        text_sealed: sealedMentorNote.put(config, { id: noteId }, one.note),
        created_at: moment(new Date(now.getTime() - 2 * dayMs).toISOString()),
      }),
    ),
  );
}

export const seed: Seed = async ({ db, now, services: { config } }) => {
  const query = queryIn(db);
  await addMentors(query, now);
  for (const one of begun) await addMentorship(query, config, now, one);
  for (const asked of waiting) await addRequest(query, config, now, asked);
  await seedGroups(query, config, now);
};

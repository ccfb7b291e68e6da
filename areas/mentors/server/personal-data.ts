import { endContext } from '#areas/messages/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { mentorshipChanged } from '../contract.ts';
import { from } from './from.ts';
import { readMyMentoring } from './mentors/my-mentoring.ts';
import { noteRows } from './mentorships/notes.ts';
import { lockMentorship, mentorshipRows, saveMentorship, sideOf } from './mentorships/rows.ts';
import { requestRows } from './requests/rows.ts';
import { openGoals, openRequest, openText, sealedMentorNote, sealedReason, sealedThanks } from './seal.ts';

const requests = statement((v: { userId: number }) =>
  requestRows()
    .where((e) => e.or([e('q.mentor_id', '=', v.userId), e('q.mentee_id', '=', v.userId)]))
    .orderBy('q.id'),
);
const own = statement((v: { userId: number }) =>
  mentorshipRows()
    .where((e) => e.or([e('s.mentor_id', '=', v.userId), e('s.mentee_id', '=', v.userId)]))
    .orderBy('s.id'),
);
const notes = statement((v: { userId: number }) => noteRows().where('n.author_id', '=', v.userId).orderBy('n.id'));
const reviews = statement((v: { userId: number }) =>
  from
    .selectFrom('mentor_reviews as r')
    .select((e) => [
      'r.mentorship_id as mentorship',
      'r.stars',
      'r.text',
      isoTime(e.ref('r.created_at')).as('createdAt'),
    ])
    .where('r.author_id', '=', v.userId)
    .orderBy('r.id'),
);

/** The goals were the mentee’s, and thanks are the words of the one who ended it. */
const forgetMentor = statement((v: { userId: number }) =>
  from
    .updateTable('mentorships')
    .set((e) => ({
      mentor_id: null,
      thanks_sealed: e.case().when('ended_by', '=', 'mentor').then('').else(e.ref('thanks_sealed')).end(),
    }))
    .where('mentor_id', '=', v.userId),
);
const forgetMentee = statement((v: { userId: number }) =>
  from
    .updateTable('mentorships')
    .set((e) => ({
      mentee_id: null,
      goals_sealed: '',
      thanks_sealed: e.case().when('ended_by', '=', 'mentee').then('').else(e.ref('thanks_sealed')).end(),
    }))
    .where('mentee_id', '=', v.userId),
);
/** No one is left who could read it. */
const forgetEmpty = statement((_: object) =>
  from.deleteFrom('mentorships').where('mentor_id', 'is', null).where('mentee_id', 'is', null),
);

export const personalData: PersonalData = {
  columns: {
    'mentors.user_id': 'goes',
    'mentor_wishes.user_id': 'goes',
    'mentorship_requests.mentor_id': 'goes',
    'mentorship_requests.mentee_id': 'goes',
    'mentorships.mentor_id': 'loses the person',
    'mentorships.mentee_id': 'loses the person',
    'mentorship_notes.author_id': 'goes',
    'mentor_reviews.author_id': 'goes',
    'mentor_reviews.about_id': 'goes',
  },
  export: async ({ query, userId, config }) => {
    const { profile, wishes, dropped } = await readMyMentoring(query, userId);
    return [
      {
        name: 'mentor-profile',
        title: 'You as a mentor',
        about: 'Your profile as a mentor.',
        rows: profile ? [profile] : [],
      },
      {
        name: 'mentor-wishes',
        title: 'What you look for in a mentor',
        about: 'What you look for and share for a match, and the reasons that never count for you.',
        rows: [{ ...wishes, dropped: dropped.map(({ text }) => text) }],
      },
      {
        name: 'mentorship-requests',
        title: 'Requests for mentorship',
        about: 'What you asked for, and what others asked you for. It’s stored sealed.',
        rows: (await query(requests, { userId })).map((row) => ({
          number: row.id,
          as: row.mentorId === userId ? 'mentor' : 'mentee',
          focusArea: row.focusArea,
          ...openRequest(config, row.id, row.wordsSealed),
          state: row.state,
          // The mentor never hears of it.
          ...(row.menteeId === userId &&
            row.saysAdult !== null && { saidAge: row.saysAdult ? '18 or older' : 'younger than 18' }),
          reason: openText(sealedReason, config, row.id, row.reasonSealed),
          createdAt: row.createdAt,
        })),
      },
      {
        name: 'mentorships',
        title: 'Mentorships',
        about: 'With their goals, as mentor and as mentee. They are stored sealed.',
        rows: (await query(own, { userId })).map((row) => ({
          number: row.id,
          as: sideOf(row, userId),
          focusArea: row.focusArea,
          state: row.state,
          goals: openGoals(config, row.id, row.goalsSealed),
          thanks: openText(sealedThanks, config, row.id, row.thanksSealed),
          startedAt: row.startedAt,
          endedAt: row.endedAt,
        })),
      },
      {
        name: 'mentorship-notes',
        title: 'Notes in mentorships',
        about: 'Notes that you wrote, for you alone or for both. They are stored sealed.',
        rows: (await query(notes, { userId })).map((row) => ({
          mentorship: row.mentorshipId,
          isShared: row.isShared,
          text: openText(sealedMentorNote, config, row.id, row.textSealed),
          createdAt: row.createdAt,
        })),
      },
      {
        name: 'mentor-reviews',
        title: 'Reviews after mentorships',
        about: 'Reviews that you wrote.',
        rows: await query(reviews, { userId }),
      },
    ];
  },
  erase: async ({ query, emit, userId, now }) => {
    for (const { id, state } of await query(own, { userId })) {
      if (state === 'ended') continue;
      const row = await lockMentorship(query, id);
      const { mentorId, menteeId } = row;
      await saveMentorship(query, { ...row, state: 'ended', endedAt: now.toISOString() });
      await endContext({ query, emit, now }, { kind: 'mentorship', ref: id });
      await emit(mentorshipChanged, { id, mentorId, menteeId, by: 0, change: 'ended' });
    }
    await query(forgetMentor, { userId });
    await query(forgetMentee, { userId });
    await query(forgetEmpty, {});
    return [];
  },
};

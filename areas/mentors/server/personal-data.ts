import { endContext } from '#areas/messages/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { mentorshipChanged } from '../contract.ts';
import { from } from './from.ts';
import { groupNoteRows } from './groups/notes.ts';
import { kind } from './groups/rows.ts';
import { tellGroup } from './groups/tell.ts';
import { readMyMentoring } from './mentors/my-mentoring.ts';
import { noteRows } from './mentorships/notes.ts';
import { lockMentorship, mentorshipRows, saveMentorship, sideOf } from './mentorships/rows.ts';
import { requestRows } from './requests/rows.ts';
import {
  openGoals,
  openRequest,
  openText,
  sealedGroupAsk,
  sealedGroupNote,
  sealedGroupThanks,
  sealedMentorNote,
  sealedReason,
  sealedThanks,
} from './seal.ts';

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

const groups = statement((v: { userId: number }) =>
  from
    .selectFrom('mentoring_groups as g')
    .leftJoin('mentoring_group_members as x', (join) =>
      join.onRef('x.group_id', '=', 'g.id').on('x.user_id', '=', v.userId),
    )
    .select((e) => [
      'g.id',
      'g.mentor_id as mentorId',
      'g.name',
      'g.focus_area as focusArea',
      'g.goals',
      'g.format',
      'g.when_words as when',
      'g.capacity',
      'g.thanks_sealed as thanksSealed',
      'x.id as askId',
      'x.state',
      'x.message_sealed as messageSealed',
      'x.says_adult as saysAdult',
      isoTime(e.ref('g.created_at')).as('createdAt'),
    ])
    .where((e) => e.or([e('g.mentor_id', '=', v.userId), e('x.user_id', 'is not', null)]))
    .orderBy('g.id'),
);
const groupNotes = statement((v: { userId: number }) =>
  groupNoteRows().where('n.author_id', '=', v.userId).orderBy('n.id'),
);
/** They go with their mentor. */
const ledGroups = statement((v: { userId: number }) =>
  from.selectFrom('mentoring_groups').select('id').where('mentor_id', '=', v.userId).where('state', '=', 'active'),
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
    'mentoring_groups.mentor_id': 'goes',
    'mentoring_group_members.user_id': 'goes',
    'mentoring_group_notes.author_id': 'goes',
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
      {
        name: 'mentoring-groups',
        title: 'Mentoring groups',
        about: 'Groups that you lead, are in or asked to join.',
        rows: (await query(groups, { userId })).map((row) => ({
          number: row.id,
          as: row.mentorId === userId ? 'mentor' : row.state,
          name: row.name,
          ...(row.mentorId === userId && {
            focusArea: row.focusArea,
            goals: row.goals,
            format: row.format,
            when: row.when,
            capacity: row.capacity,
          }),
          thanks: openText(sealedGroupThanks, config, row.id, row.thanksSealed),
          ...(row.askId !== null && {
            message: openText(sealedGroupAsk, config, row.askId, row.messageSealed ?? ''),
            ...(row.saysAdult !== null && { saidAge: row.saysAdult ? '18 or older' : 'younger than 18' }),
          }),
          createdAt: row.createdAt,
        })),
      },
      {
        name: 'mentoring-group-notes',
        title: 'Notes in mentoring groups',
        about: 'Notes that you wrote for a group. They are stored sealed.',
        rows: (await query(groupNotes, { userId })).map((row) => ({
          group: row.groupId,
          text: openText(sealedGroupNote, config, row.id, row.textSealed),
          createdAt: row.createdAt,
        })),
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
    for (const { id } of await query(ledGroups, { userId })) {
      await endContext({ query, emit, now }, { kind, ref: id });
      await tellGroup({ query, emit }, { id, mentorId: userId }, { by: 0, change: 'ended' });
    }
    await query(forgetMentor, { userId });
    await query(forgetMentee, { userId });
    await query(forgetEmpty, {});
    return [];
  },
};

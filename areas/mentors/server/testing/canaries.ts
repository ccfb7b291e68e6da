import { type Canaries, chosen, sealedWords } from '#platform/server/testing/canaries.ts';

const words = {
  title: 'zyxmentortitle',
  bio: 'zyxmentorbio',
  expertise: ['zyxmentorexpertise'],
  workingWithMe: 'zyxmentorworking',
};
const usual = { experience: 2, focusAreas: ['career'], formats: ['text'], capacity: 5, version: 0 };
const asking = (mentorId: number, goal: string, message: string) => ({
  body: { mentorId, focusArea: 'career', goals: [goal], message, isAdult: true },
});

export const canaries: Canaries = {
  planted: {
    'mentors.title': words.title,
    'mentors.bio': words.bio,
    'mentors.expertise': 'zyxmentorexpertise',
    'mentors.working_with_me': words.workingWithMe,
    'mentor_reviews.text': 'zyxmentorreview',
    'mentoring_groups.name': 'zyxmentorgroupname',
    'mentoring_groups.goals': 'zyxmentorgroupgoals',
    'mentoring_groups.when_words': 'zyxmentorgroupwhen',
  },
  wordless: {
    'mentors.focus_areas': chosen,
    'mentors.formats': chosen,
    'mentors.languages': chosen,
    'mentors.lived': chosen,
    'mentors.traits': chosen,
    'mentors.check_state': chosen,
    'mentors.check_reason': 'Words of moderators.',
    'mentor_wishes.focus_areas': chosen,
    'mentor_wishes.lived': chosen,
    'mentor_wishes.formats': chosen,
    'mentor_wishes.languages': chosen,
    'mentor_wishes.dropped': chosen,
    'mentorship_requests.focus_area': chosen,
    'mentorship_requests.words_sealed': sealedWords,
    'mentorship_requests.reason_sealed': sealedWords,
    'mentorship_requests.state': chosen,
    'mentorships.focus_area': chosen,
    'mentorships.state': chosen,
    'mentorships.goals_sealed': sealedWords,
    'mentorships.thanks_sealed': sealedWords,
    'mentorships.ended_by': chosen,
    'mentorship_notes.text_sealed': sealedWords,
    'mentor_reviews.by_side': chosen,
    'mentoring_groups.focus_area': chosen,
    'mentoring_groups.format': chosen,
    'mentoring_groups.state': chosen,
    'mentoring_groups.thanks_sealed': sealedWords,
    'mentoring_group_members.state': chosen,
    'mentoring_group_members.message_sealed': sealedWords,
    'mentoring_group_notes.text_sealed': sealedWords,
  },
  sealed: [
    'zyxmentorgoal',
    'zyxmentormessage',
    'zyxmentorthanks',
    'zyxmentornote',
    'zyxmentorreason',
    'zyxmentorgroupask',
    'zyxmentorgroupnote',
    'zyxmentorgroupthanks',
  ],
  /** A mentorship that has ended with a review, and a request that was declined with a reason. */
  plant: async ({ call, me, other }) => {
    await call(me.id, 'saveMentorProfile', { body: { ...usual, ...words } });
    await call(other, 'saveMentorProfile', { body: { ...usual, title: 'Of another', bio: 'Of another.' } });
    const declined = await call<{ id: number }>(other, 'createMentorshipRequest', asking(me.id, 'Any', ''));
    const reason = { reason: 'zyxmentorreason' };
    await call(me.id, 'declineMentorshipRequest', { params: { requestId: declined.id }, body: reason });
    const request = asking(other, 'zyxmentorgoal', 'zyxmentormessage');
    const asked = await call<{ id: number }>(me.id, 'createMentorshipRequest', request);
    const params = { requestId: asked.id };
    const { mentorshipId } = await call<{ mentorshipId: number }>(other, 'acceptMentorshipRequest', { params });
    const one = { params: { id: mentorshipId } };
    await call(me.id, 'addMentorshipNote', { ...one, body: { text: 'zyxmentornote', isShared: false } });
    await call(me.id, 'endMentorship', { ...one, body: { version: 1, thanks: 'zyxmentorthanks' } });
    const group = { focusArea: 'career', format: 'text', capacity: 4, isOpen: true };
    const own = { name: 'zyxmentorgroupname', goals: 'zyxmentorgroupgoals', when: 'zyxmentorgroupwhen' };
    const led = await call<{ id: number }>(me.id, 'createMentoringGroup', { body: { ...group, ...own } });
    const ended = await call<{ id: number }>(me.id, 'createMentoringGroup', { body: { ...group, ...own } });
    const ledNote = { params: { id: led.id }, body: { text: 'zyxmentorgroupnote' } };
    await call(me.id, 'addGroupNote', ledNote);
    const over = { params: { id: ended.id }, body: { version: 1, thanks: 'zyxmentorgroupthanks' } };
    await call(me.id, 'endMentoringGroup', over);
    const theirs = { name: 'Of another', goals: 'Of another.', when: 'Mondays' };
    const joined = await call<{ id: number }>(other, 'createMentoringGroup', { body: { ...group, ...theirs } });
    const joining = { params: { id: joined.id }, body: { message: 'zyxmentorgroupask', isAdult: true } };
    await call(me.id, 'askMentoringGroup', joining);
    await call(me.id, 'reviewMentorship', { ...one, body: { stars: 5, text: 'zyxmentorreview' } });
  },
};

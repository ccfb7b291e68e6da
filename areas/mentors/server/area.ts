import { bookableKinds } from '#areas/bookings/server/public.ts';
import { conversationContexts } from '#areas/messages/server/public.ts';
import { broadcast, serverArea } from '#platform/server/area.ts';
import { mentorsContract, mentorshipChanged, mentorshipRequestChanged } from '../contract.ts';
import { matrix } from './matrix.ts';
import { decideMentorCheck } from './mentors/decide-mentor-check.ts';
import { dropMatchReason } from './mentors/drop-match-reason.ts';
import { getMentor } from './mentors/get-mentor.ts';
import { getMyMentoring } from './mentors/get-my-mentoring.ts';
import { listMentorReviews } from './mentors/list-mentor-reviews.ts';
import { listMentors } from './mentors/list-mentors.ts';
import { listMentorsToCheck } from './mentors/list-mentors-to-check.ts';
import { saveMentorProfile } from './mentors/save-mentor-profile.ts';
import { saveMentorWishes } from './mentors/save-mentor-wishes.ts';
import { stopMentoring } from './mentors/stop-mentoring.ts';
import { addMentorshipNote } from './mentorships/add-mentorship-note.ts';
import { deleteMentorshipNote } from './mentorships/delete-mentorship-note.ts';
import { editMentorshipNote } from './mentorships/edit-mentorship-note.ts';
import { endMentorship } from './mentorships/end-mentorship.ts';
import { getMentorship } from './mentorships/get-mentorship.ts';
import { listMentorshipNotes } from './mentorships/list-mentorship-notes.ts';
import { listMyMentorships } from './mentorships/list-my-mentorships.ts';
import { mentorshipContext } from './mentorships/mentorship-context.ts';
import { mentorshipKind } from './mentorships/mentorship-kind.ts';
import { openMentorshipConversation } from './mentorships/open-mentorship-conversation.ts';
import { partBlocked } from './mentorships/part-blocked.ts';
import { pauseMentorship } from './mentorships/pause-mentorship.ts';
import { reviewMentorship } from './mentorships/review-mentorship.ts';
import { saveMentorshipGoals } from './mentorships/save-mentorship-goals.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reportables } from './reportables.ts';
import { acceptMentorshipRequest } from './requests/accept-mentorship-request.ts';
import { createMentorshipRequest } from './requests/create-mentorship-request.ts';
import { declineMentorshipRequest } from './requests/decline-mentorship-request.ts';
import { expireRequests, remindMentors } from './requests/jobs.ts';
import { listMentorRequests } from './requests/list-mentor-requests.ts';
import { listSentMentorRequests } from './requests/list-sent-mentor-requests.ts';
import { withdrawMentorshipRequest } from './requests/withdraw-mentorship-request.ts';
import { sealedGoals, sealedMentorNote, sealedReason, sealedRequest, sealedThanks } from './seal.ts';
import { seed } from './seed.ts';

export const mentors = serverArea({
  contract: mentorsContract,
  handlers: {
    listMentors,
    getMentor,
    getMyMentoring,
    saveMentorProfile,
    stopMentoring,
    saveMentorWishes,
    dropMatchReason,
    listMentorsToCheck,
    decideMentorCheck,
    listMentorReviews,
    createMentorshipRequest,
    listMentorRequests,
    listSentMentorRequests,
    acceptMentorshipRequest,
    declineMentorshipRequest,
    withdrawMentorshipRequest,
    listMyMentorships,
    getMentorship,
    saveMentorshipGoals,
    pauseMentorship,
    endMentorship,
    reviewMentorship,
    openMentorshipConversation,
    listMentorshipNotes,
    addMentorshipNote,
    editMentorshipNote,
    deleteMentorshipNote,
  },
  policies,
  work: {
    reactions: [partBlocked],
    jobs: [expireRequests, remindMentors],
  },
  live: {
    broadcasts: [
      broadcast(
        mentorshipRequestChanged,
        ({ mentorId, menteeId }) => [`user:${mentorId}`, `user:${menteeId}`],
        ({ id }) => ({ id }),
      ),
      broadcast(
        mentorshipChanged,
        ({ mentorId, menteeId }) => [mentorId, menteeId].filter((id) => id !== null).map((id) => `user:${id}`),
        ({ id }) => ({ id }),
      ),
    ],
  },
  declares: {
    notices,
    reportables,
    personalData,
    sealed: [sealedRequest, sealedReason, sealedGoals, sealedThanks, sealedMentorNote],
    fills: [bookableKinds.with(mentorshipKind), conversationContexts.with(mentorshipContext)],
  },
  pages: {
    embeds: [
      { path: /^\/mentor-matching$/, operation: 'listMentors' },
      { path: /^\/mentor-matching\/mentors\/([1-9]\d*)$/, operation: 'getMentor', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});

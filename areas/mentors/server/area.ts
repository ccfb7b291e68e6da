import { bookableKinds } from '#areas/bookings/server/public.ts';
import { conversationContexts } from '#areas/messages/server/public.ts';
import { broadcast, serverArea } from '#platform/server/area.ts';
import { mentoringGroupChanged, mentorsContract, mentorshipChanged, mentorshipRequestChanged } from '../contract.ts';
import { addGroupNote } from './groups/add-group-note.ts';
import { answerGroupRequest } from './groups/answer-group-request.ts';
import { askMentoringGroup } from './groups/ask-mentoring-group.ts';
import { createMentoringGroup } from './groups/create-mentoring-group.ts';
import { deleteGroupNote } from './groups/delete-group-note.ts';
import { editGroupNote } from './groups/edit-group-note.ts';
import { endMentoringGroup } from './groups/end-mentoring-group.ts';
import { getMentoringGroup } from './groups/get-mentoring-group.ts';
import { groupContext } from './groups/group-context.ts';
import { groupKind } from './groups/group-kind.ts';
import { expireGroupAsks } from './groups/jobs.ts';
import { leaveMentoringGroup } from './groups/leave-mentoring-group.ts';
import { listGroupMembers } from './groups/list-group-members.ts';
import { listGroupNotes } from './groups/list-group-notes.ts';
import { listGroupRequests } from './groups/list-group-requests.ts';
import { listMentoringGroups } from './groups/list-mentoring-groups.ts';
import { listMyMentoringGroups } from './groups/list-my-mentoring-groups.ts';
import { partBlockedGroups } from './groups/part-blocked-groups.ts';
import { saveMentoringGroup } from './groups/save-mentoring-group.ts';
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
import {
  sealedGoals,
  sealedGroupAsk,
  sealedGroupNote,
  sealedGroupThanks,
  sealedMentorNote,
  sealedReason,
  sealedRequest,
  sealedThanks,
} from './seal.ts';
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
    addGroupNote,
    answerGroupRequest,
    askMentoringGroup,
    createMentoringGroup,
    deleteGroupNote,
    editGroupNote,
    endMentoringGroup,
    getMentoringGroup,
    leaveMentoringGroup,
    listGroupMembers,
    listGroupNotes,
    listGroupRequests,
    listMentoringGroups,
    listMyMentoringGroups,
    saveMentoringGroup,
  },
  policies,
  work: {
    reactions: [partBlocked, partBlockedGroups],
    jobs: [expireRequests, remindMentors, expireGroupAsks],
  },
  live: {
    broadcasts: [
      broadcast(
        mentoringGroupChanged,
        ({ to }) => to.map((id) => `user:${id}`),
        ({ id }) => ({ id }),
      ),
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
    sealed: [
      sealedRequest,
      sealedReason,
      sealedGoals,
      sealedThanks,
      sealedMentorNote,
      sealedGroupAsk,
      sealedGroupNote,
      sealedGroupThanks,
    ],
    fills: [
      bookableKinds.with(mentorshipKind),
      bookableKinds.with(groupKind),
      conversationContexts.with(mentorshipContext),
      conversationContexts.with(groupContext),
    ],
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

import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  mentoringGroupMembers,
  mentoringGroupNotes,
  mentoringGroups,
  mentorReviews,
  mentors,
  mentorshipNotes,
  mentorshipRequests,
  mentorships,
  mentorWishes,
} from './tables.ts';

/** What mentoring asks the database of. */
export const from = tables<{
  mentoring_group_members: typeof mentoringGroupMembers;
  mentoring_group_notes: typeof mentoringGroupNotes;
  mentoring_groups: typeof mentoringGroups;
  mentor_reviews: typeof mentorReviews;
  mentor_wishes: typeof mentorWishes;
  mentors: typeof mentors;
  mentorship_notes: typeof mentorshipNotes;
  mentorship_requests: typeof mentorshipRequests;
  mentorships: typeof mentorships;
  users: typeof users;
}>();

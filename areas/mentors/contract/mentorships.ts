import { z } from 'zod';
import { Id, id, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { Focus, line, plain, Someone } from './fields.ts';

const mentorshipStates = ['active', 'paused', 'ended'] as const;
const Side = z.enum(['mentor', 'mentee']);

const goal = {
  title: line(limits.goal),
  /** Ticked by hand; counts only where the goal has no steps. */
  isDone: z.boolean().default(false),
};
const Goal = z.object({
  title: z.string(),
  isDone: z.boolean(),
  steps: z.array(z.object({ text: z.string(), isDone: z.boolean() })),
});

const Review = z.object({ stars: z.number().int().min(1).max(5), text: z.string(), createdAt: Timestamp });

/** A mentorship, as one of its two people sees it. */
export const Mentorship = z.object({
  id: Id,
  /** Null when the account is gone. */
  mentor: Someone.nullable(),
  mentee: Someone.nullable(),
  side: Side,
  focusArea: Focus,
  status: z.enum(mentorshipStates),
  /** Whole percent, computed from ticked steps and goals. */
  progress: z.number().int().min(0).max(100),
  goals: z.array(Goal),
  /** Start of the next session that both agreed on, UTC; null: none. */
  nextSession: Timestamp.nullable(),
  /** The booking of that session; null: none. */
  nextBookingId: Id.nullable(),
  /** The conversation of the two about it, apart from their private one; null: not opened yet. */
  conversationId: Id.nullable(),
  startedAt: Timestamp,
  endedAt: Timestamp.nullable(),
  /** Who ended it; null: not ended, or Doorways did. */
  endedBy: Side.nullable(),
  /** What the one who ended it wrote to the other; ''. */
  thanks: z.string(),
  /** What each side wrote about the other once it had ended. */
  myReview: Review.nullable(),
  theirReview: Review.nullable(),
  version: Version,
});
export type Mentorship = z.infer<typeof Mentorship>;

const byId = z.object({ id });
const one = { policy: 'mentors.ofMentorship', params: byId, output: json(Mentorship), errors: ['conflict'] } as const;

export const listMyMentorships = operation({
  name: 'listMyMentorships',
  method: 'GET',
  path: '/api/my-mentorships',
  policy: 'member',
  summary: 'Your mentorships, as mentee and as mentor: those that go on first, newest first.',
  query: z.object(paging(20)),
  output: paged(Mentorship),
});

export const getMentorship = operation({
  ...one,
  name: 'getMentorship',
  method: 'GET',
  path: '/api/mentorships/{id}',
  summary: 'One of your mentorships.',
});

export const saveMentorshipGoals = operation({
  ...one,
  name: 'saveMentorshipGoals',
  method: 'PUT',
  path: '/api/mentorships/{id}/goals',
  summary: 'Saves all goals with their steps, in this order. Either person can do it until the mentorship ends.',
  body: z.object({
    version: Version,
    goals: z
      .array(
        z.object({
          ...goal,
          steps: z
            .array(z.object({ text: line(limits.step), isDone: z.boolean().default(false) }))
            .max(limits.steps)
            .default([]),
        }),
      )
      .max(limits.mentorshipGoals),
  }),
});

export const pauseMentorship = operation({
  ...one,
  name: 'pauseMentorship',
  method: 'POST',
  path: '/api/mentorships/{id}/pause',
  summary: 'Pauses a mentorship, or resumes it. No reason is asked.',
  body: z.object({ version: Version, isPaused: z.boolean() }),
});

export const endMentorship = operation({
  ...one,
  name: 'endMentorship',
  method: 'POST',
  path: '/api/mentorships/{id}/end',
  summary: 'Ends a mentorship, with thanks that the other person reads. Both can then write a review.',
  body: z.object({ version: Version, thanks: plain(limits.thanks) }),
  whileSuspended: true,
});

export const reviewMentorship = operation({
  ...one,
  name: 'reviewMentorship',
  method: 'PUT',
  path: '/api/mentorships/{id}/review',
  summary: 'Writes your review of the other person once the mentorship has ended, or changes it.',
  body: z.object({ stars: z.number().int().min(1).max(5), text: plain(limits.review) }),
});

export const openMentorshipConversation = operation({
  ...one,
  name: 'openMentorshipConversation',
  method: 'PUT',
  path: '/api/mentorships/{id}/conversation',
  summary:
    'Opens the conversation about a mentorship that goes on. There is one for each; a second time changes nothing.',
  output: json(z.object({ conversationId: Id })),
});

/** A note on a mentorship. */
export const MentorshipNote = z.object({
  id: Id,
  text: z.string(),
  /** Both people read it; otherwise only the one who wrote it. */
  isShared: z.boolean(),
  /** Null when the account is gone. */
  by: Someone.nullable(),
  mine: z.boolean(),
  createdAt: Timestamp,
  version: Version,
});
export type MentorshipNote = z.infer<typeof MentorshipNote>;

export const listMentorshipNotes = operation({
  name: 'listMentorshipNotes',
  method: 'GET',
  path: '/api/mentorships/{id}/notes',
  policy: 'mentors.ofMentorship',
  summary: 'Your own notes and those that are shared, newest first.',
  params: byId,
  query: z.object(paging(20)),
  output: paged(MentorshipNote),
});

const note = { text: text(limits.note).trim(), isShared: z.boolean() };

export const addMentorshipNote = operation({
  name: 'addMentorshipNote',
  method: 'POST',
  path: '/api/mentorships/{id}/notes',
  policy: 'mentors.ofMentorship',
  summary: 'Adds a note, for you alone or for both.',
  params: byId,
  body: z.object(note),
  output: json(MentorshipNote),
  status: 201,
});

export const editMentorshipNote = operation({
  name: 'editMentorshipNote',
  method: 'PUT',
  path: '/api/mentorship-notes/{id}',
  policy: 'mentors.ownNote',
  summary: 'Changes your own note.',
  params: byId,
  body: z.object({ ...note, version: Version }),
  output: json(MentorshipNote),
  errors: ['conflict'],
});

export const deleteMentorshipNote = operation({
  name: 'deleteMentorshipNote',
  method: 'DELETE',
  path: '/api/mentorship-notes/{id}',
  policy: 'mentors.ownNote',
  summary: 'Deletes your own note.',
  params: byId,
  output: json(z.object({ id: Id })),
  whileSuspended: true,
});

/** For open browsers and for what members are told. `by`: who did it; 0: Doorways. */
export const mentorshipChanged = event(
  'mentorshipChanged',
  z.object({
    id: Id,
    mentorId: Id.nullable(),
    menteeId: Id.nullable(),
    by: z.number().int().min(0),
    change: z.enum(['started', 'goals', 'paused', 'resumed', 'ended', 'note', 'reviewed']),
  }),
);

/** A review was written or changed, for moderation. */
export const mentorReviewed = event('mentorReviewed', z.object({ id: Id, authorId: Id }));

export const mentorshipsPart = contractPart({
  operations: [
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
  ],
  events: [mentorshipChanged, mentorReviewed],
  entities: { Mentorship, MentorshipNote },
});

import { z } from 'zod';
import { Id, id, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { Focus, line, MeetingWay, plain, Someone } from './fields.ts';

/** A session that is agreed, and shared by those of the group who booked it. */
const GroupSession = z.object({
  startsAt: Timestamp,
  /** People who booked a place. */
  people: z.number().int(),
  /** The viewer’s own booking, or one with the mentor for the mentor; null: they have no place. */
  bookingId: Id.nullable(),
});

/** A group that one mentor leads, as a member sees it. Who is in it is seen by the group alone. */
export const MentoringGroup = z.object({
  id: Id,
  name: z.string(),
  mentor: Someone,
  /** Moderators have checked the mentor; others can be asked by adults only. */
  isChecked: z.boolean(),
  focusArea: Focus,
  goals: z.string(),
  format: MeetingWay,
  /** When it meets, in plain words. */
  when: z.string(),
  /** Mentees at most. */
  capacity: z.number().int(),
  /** Free places; 0 when it is full. */
  places: z.number().int(),
  isOpen: z.boolean(),
  status: z.enum(['active', 'ended']),
  /** What the viewer is to it. asked: their request waits; declined: it was not accepted. */
  side: z.enum(['mentor', 'member', 'asked', 'declined', 'none']),
  /** Why it may suit, as with mentors. */
  reasons: z.array(z.object({ reason: z.string(), text: z.string() })),
  /** For the group alone: its next sessions, soonest first, five at most. */
  sessions: z.array(GroupSession),
  /** For the group alone: its conversation; null for others. */
  conversationId: Id.nullable(),
  /** Requests that wait for the mentor; 0 for everyone else. */
  waiting: z.number().int(),
  /** For the group alone: what the mentor wrote when it ended; ''. */
  thanks: z.string(),
  createdAt: Timestamp,
  endedAt: Timestamp.nullable(),
  version: Version,
});
export type MentoringGroup = z.infer<typeof MentoringGroup>;

const byId = z.object({ id });
const one = { params: byId, output: json(MentoringGroup), errors: ['conflict'] } as const;

export const listMentoringGroups = operation({
  name: 'listMentoringGroups',
  method: 'GET',
  path: '/api/mentoring-groups',
  policy: 'member',
  summary: 'Groups that members can ask to join: those with most reasons first, then those with places.',
  query: z.object({
    ...paging(20),
    /** In the name, goals and times of a group. */
    search: z.string().trim().max(limits.search).optional(),
    focusArea: Focus.optional(),
  }),
  output: paged(MentoringGroup),
  rate: 'search',
});

export const listMyMentoringGroups = operation({
  name: 'listMyMentoringGroups',
  method: 'GET',
  path: '/api/my-mentoring-groups',
  policy: 'member',
  summary: 'Groups that you lead, are in or asked to join: those that go on first, newest first.',
  query: z.object(paging(20)),
  output: paged(MentoringGroup),
});

export const getMentoringGroup = operation({
  ...one,
  name: 'getMentoringGroup',
  method: 'GET',
  path: '/api/mentoring-groups/{id}',
  policy: 'mentors.seeGroup',
  summary: 'One group.',
});

const written = {
  name: line(limits.groupName),
  focusArea: Focus,
  goals: text(limits.groupGoals).trim(),
  format: MeetingWay,
  when: line(limits.groupWhen),
  capacity: z.number().int().min(limits.groupLeast).max(limits.groupMost),
  isOpen: z.boolean(),
};

export const createMentoringGroup = operation({
  name: 'createMentoringGroup',
  method: 'POST',
  path: '/api/mentoring-groups',
  policy: 'member',
  summary: 'Opens a group that you lead. You need a profile as a mentor, and can lead 5 at a time.',
  body: z.object(written),
  output: json(MentoringGroup),
  status: 201,
  errors: ['conflict'],
});

export const saveMentoringGroup = operation({
  ...one,
  name: 'saveMentoringGroup',
  method: 'PUT',
  path: '/api/mentoring-groups/{id}',
  policy: 'mentors.leadGroup',
  summary: 'Changes a group that you lead. It keeps room for everyone in it.',
  body: z.object({ ...written, version: Version }),
});

export const endMentoringGroup = operation({
  ...one,
  name: 'endMentoringGroup',
  method: 'POST',
  path: '/api/mentoring-groups/{id}/end',
  policy: 'mentors.leadGroup',
  summary: 'Ends a group that you lead, with thanks that everyone in it reads. Requests that wait are declined.',
  body: z.object({ version: Version, thanks: plain(limits.thanks) }),
  whileSuspended: true,
});

export const askMentoringGroup = operation({
  ...one,
  name: 'askMentoringGroup',
  method: 'POST',
  path: '/api/mentoring-groups/{id}/requests',
  policy: 'mentors.seeGroup',
  summary: 'Asks to join a group. It ends after 14 days without an answer.',
  body: z.object({
    message: plain(limits.message),
    /** As with a mentor: who says nothing counts as younger than 18, and joins only groups of checked mentors. */
    isAdult: z.boolean().optional(),
  }),
  status: 201,
});

/** Someone who asks to join, as the mentor sees it. */
export const GroupRequest = z.object({
  id: Id,
  mentee: Someone,
  /** '' for none. */
  message: z.string(),
  createdAt: Timestamp,
});
export type GroupRequest = z.infer<typeof GroupRequest>;

export const listGroupRequests = operation({
  name: 'listGroupRequests',
  method: 'GET',
  path: '/api/mentoring-groups/{id}/requests',
  policy: 'mentors.leadGroup',
  summary: 'Requests to join a group that you lead, oldest first.',
  params: byId,
  query: z.object(paging(20)),
  output: paged(GroupRequest),
});

export const answerGroupRequest = operation({
  name: 'answerGroupRequest',
  method: 'PUT',
  path: '/api/mentoring-group-requests/{id}/answer',
  policy: 'mentors.answerGroup',
  summary: 'Takes someone into a group that you lead, or declines. The message is deleted with the answer.',
  params: byId,
  body: z.object({ accept: z.boolean() }),
  output: nothing(),
  errors: ['conflict'],
});

/** Someone in a group. */
export const GroupMember = Someone.extend({ isMentor: z.boolean() });
export type GroupMember = z.infer<typeof GroupMember>;

export const listGroupMembers = operation({
  name: 'listGroupMembers',
  method: 'GET',
  path: '/api/mentoring-groups/{id}/members',
  policy: 'mentors.ofGroup',
  summary: 'Everyone in a group that you are in, the mentor first.',
  params: byId,
  output: json(z.array(GroupMember)),
});

export const leaveMentoringGroup = operation({
  name: 'leaveMentoringGroup',
  method: 'DELETE',
  path: '/api/mentoring-groups/{id}/members/{userId}',
  policy: 'mentors.leaveGroup',
  summary: 'Leaves a group, withdraws your request to join, or takes someone out of a group that you lead.',
  params: z.object({ id, userId: id }),
  output: nothing(),
  whileSuspended: true,
});

/** A note that everyone in the group reads. */
export const GroupNote = z.object({
  id: Id,
  text: z.string(),
  by: Someone,
  mine: z.boolean(),
  createdAt: Timestamp,
  version: Version,
});
export type GroupNote = z.infer<typeof GroupNote>;

export const listGroupNotes = operation({
  name: 'listGroupNotes',
  method: 'GET',
  path: '/api/mentoring-groups/{id}/notes',
  policy: 'mentors.ofGroup',
  summary: 'Notes that everyone in a group reads, newest first.',
  params: byId,
  query: z.object(paging(20)),
  output: paged(GroupNote),
});

const note = { text: text(limits.note).trim() };

export const addGroupNote = operation({
  name: 'addGroupNote',
  method: 'POST',
  path: '/api/mentoring-groups/{id}/notes',
  policy: 'mentors.ofGroup',
  summary: 'Adds a note for everyone in a group that is active.',
  params: byId,
  body: z.object(note),
  output: json(GroupNote),
  status: 201,
  errors: ['conflict'],
});

export const editGroupNote = operation({
  name: 'editGroupNote',
  method: 'PUT',
  path: '/api/mentoring-group-notes/{id}',
  policy: 'mentors.ownGroupNote',
  summary: 'Changes your own note.',
  params: byId,
  body: z.object({ ...note, version: Version }),
  output: json(GroupNote),
  errors: ['conflict'],
});

export const deleteGroupNote = operation({
  name: 'deleteGroupNote',
  method: 'DELETE',
  path: '/api/mentoring-group-notes/{id}',
  policy: 'mentors.ownGroupNote',
  summary: 'Deletes your own note.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

/** For open browsers and for what members are told. `to`: whom it reaches; `by`: who did it; 0: Doorways. */
export const mentoringGroupChanged = event(
  'mentoringGroupChanged',
  z.object({
    id: Id,
    to: z.array(Id),
    by: z.number().int().min(0),
    change: z.enum([
      'asked',
      'withdrawn',
      'accepted',
      'declined',
      'expired',
      'left',
      'removed',
      'saved',
      'note',
      'ended',
    ]),
  }),
);

/** A group was written or changed, for moderation. */
export const mentoringGroupSaved = event('mentoringGroupSaved', z.object({ id: Id, ownerId: Id }));

export const groupsPart = contractPart({
  operations: [
    listMentoringGroups,
    listMyMentoringGroups,
    getMentoringGroup,
    createMentoringGroup,
    saveMentoringGroup,
    endMentoringGroup,
    askMentoringGroup,
    listGroupRequests,
    answerGroupRequest,
    listGroupMembers,
    leaveMentoringGroup,
    listGroupNotes,
    addGroupNote,
    editGroupNote,
    deleteGroupNote,
  ],
  events: [mentoringGroupChanged, mentoringGroupSaved],
  entities: { MentoringGroup, GroupRequest, GroupMember, GroupNote },
});

import { z } from 'zod';
import { Id, optionalText, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { alias, ofMember, ofSpace } from './fields.ts';
import { itemIds } from './passport.ts';
import { Space } from './spaces.ts';

const birthYear = z.number().int().min(1900).max(2100);

export const joinSpace = operation({
  name: 'joinSpace',
  method: 'POST',
  path: '/api/spaces/{id}/join',
  policy: 'spaces.see',
  summary: 'Joins a public space at once; asks to join a private one. Once is enough.',
  params: ofSpace,
  body: z.object({
    /** In the order of the questions. */
    answers: z.array(z.string().trim().max(limits.answer)).max(limits.questions).default([]),
    alias: alias.optional(),
    /** Where the space has an age and the caller has not told it before. */
    birthYear: birthYear.optional(),
    /** Items of one’s passport that its owner may read. */
    itemIds: itemIds.default([]),
  }),
  output: json(Space),
  errors: ['conflict'],
});

export const withdrawSpaceRequest = operation({
  name: 'withdrawSpaceRequest',
  method: 'DELETE',
  path: '/api/spaces/{id}/join',
  policy: 'spaces.see',
  summary: 'Withdraws your request to join.',
  params: ofSpace,
  output: json(Space),
  whileSuspended: true,
});

export const leaveSpace = operation({
  name: 'leaveSpace',
  method: 'POST',
  path: '/api/spaces/{id}/leave',
  policy: 'spaces.see',
  summary: 'Leaves a space. Its owner hands it over or archives it first.',
  params: ofSpace,
  output: nothing(),
  errors: ['conflict'],
  whileSuspended: true,
});

/** Whoever asks to join, as those see them who answer. */
export const SpaceRequest = z.object({
  no: Id,
  name: z.string(),
  /** Null when they asked under another name. */
  person: Person.nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  askedAt: Timestamp,
  /** Needs that they share with the viewer, who owns the space; null: none. */
  shareId: Id.nullable(),
});
export type SpaceRequest = z.infer<typeof SpaceRequest>;

export const listSpaceRequests = operation({
  name: 'listSpaceRequests',
  method: 'GET',
  path: '/api/spaces/{id}/requests',
  policy: 'spaces.run',
  summary: 'Waiting requests, oldest first. For the people who run the space.',
  params: ofSpace,
  query: z.object(paging(20)),
  output: paged(SpaceRequest),
});

export const answerSpaceRequest = operation({
  name: 'answerSpaceRequest',
  method: 'POST',
  path: '/api/spaces/{id}/requests/{no}',
  policy: 'spaces.run',
  summary: 'Accepts a request, or declines it with a reason that only the asker reads.',
  params: ofMember,
  body: z.object({ accept: z.boolean(), reason: optionalText(limits.reason) }),
  output: json(Space),
  errors: ['conflict'],
});

export const inviteToSpace = operation({
  name: 'inviteToSpace',
  method: 'POST',
  path: '/api/spaces/{id}/invitations',
  policy: 'spaces.run',
  summary: 'Invites a member by username. Who is in it already is not told.',
  params: ofSpace,
  body: z.object({ username: z.string().trim().min(1, 'Write a username.').max(60) }),
  output: nothing(),
  errors: ['conflict'],
});

export const answerSpaceInvitation = operation({
  name: 'answerSpaceInvitation',
  method: 'POST',
  path: '/api/spaces/{id}/invitation',
  policy: 'spaces.see',
  summary: 'Accepts one’s invitation, or says no to it. A space that has an age asks for the year of birth.',
  params: ofSpace,
  body: z.object({
    accept: z.boolean(),
    alias: alias.optional(),
    birthYear: birthYear.optional(),
    itemIds: itemIds.default([]),
  }),
  /** Null after a no: a hidden space is then not there any more. */
  output: json(Space.nullable()),
  errors: ['conflict'],
  endsOwnRight: true,
});

export const joiningPart = contractPart({
  operations: [
    joinSpace,
    withdrawSpaceRequest,
    leaveSpace,
    listSpaceRequests,
    answerSpaceRequest,
    inviteToSpace,
    answerSpaceInvitation,
  ],
  entities: { SpaceRequest },
});

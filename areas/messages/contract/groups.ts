import { z } from 'zod';
import { id, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { Conversation, Participant } from './conversations.ts';
import { ofConversation, page } from './fields.ts';

export const createGroup = operation({
  name: 'createGroup',
  method: 'POST',
  path: '/api/conversations',
  policy: 'member',
  summary: 'Starts a group conversation. Each person is asked first, except people who follow you.',
  body: z.object({ title: text(limits.title), memberIds: z.array(id).min(1).max(limits.added) }),
  output: json(Conversation),
  status: 201,
});

export const renameGroup = operation({
  name: 'renameGroup',
  method: 'PATCH',
  path: '/api/conversations/{id}',
  policy: 'messages.renameGroup',
  summary: 'Renames a group.',
  params: ofConversation,
  body: z.object({ title: text(limits.title), version: Version }),
  output: json(Conversation),
  errors: ['conflict'],
});

export const addPeople = operation({
  name: 'addPeople',
  method: 'POST',
  path: '/api/conversations/{id}/people',
  policy: 'messages.addPeople',
  summary: 'Adds people to a group. They see messages from then on.',
  params: ofConversation,
  body: z.object({ memberIds: z.array(id).min(1).max(limits.added) }),
  output: json(Conversation),
  errors: ['conflict'],
});

export const listPeople = operation({
  name: 'listPeople',
  method: 'GET',
  path: '/api/conversations/{id}/people',
  policy: 'messages.inConversation',
  summary: 'Everyone in a conversation.',
  params: ofConversation,
  query: z.object(page),
  output: paged(Participant),
});

export const removePerson = operation({
  name: 'removePerson',
  method: 'DELETE',
  path: '/api/conversations/{id}/people/{userId}',
  policy: 'messages.removePerson',
  summary: 'Leaves a conversation, removes someone from your group, or ends a supporter’s access.',
  params: z.object({ id, userId: id }),
  output: nothing(),
  status: 204,
});

export const inviteSupporter = operation({
  name: 'inviteSupporter',
  method: 'POST',
  path: '/api/conversations/{id}/supporters',
  policy: 'messages.inviteSupporter',
  summary: 'Adds your own supporter to one conversation. Everyone in it is told and can end it.',
  params: ofConversation,
  body: z.object({ userId: id }),
  output: json(Conversation),
  errors: ['conflict'],
});

export const groupsPart = contractPart({
  operations: [createGroup, renameGroup, addPeople, listPeople, removePerson, inviteSupporter],
});

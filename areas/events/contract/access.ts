import { z } from 'zod';
import { features } from '#areas/passport/contract.ts';
import { id, optionalText } from '#platform/contract/fields.ts';
import { contractPart, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { AccessRequestState, byId, Confirmation, itemIds } from './fields.ts';

export const askEventAccess = operation({
  name: 'askEventAccess',
  method: 'POST',
  path: '/api/events/{id}/access-request',
  policy: 'events.join',
  summary:
    'Tells the organiser what you need: ticked items of your passport, words, or both. Asking again replaces it.',
  params: byId,
  body: z.object({ words: optionalText(limits.words), itemIds: itemIds.default([]) }),
  output: nothing(),
  errors: ['conflict'],
});

export const withdrawEventAccess = operation({
  name: 'withdrawEventAccess',
  method: 'DELETE',
  path: '/api/events/{id}/access-request',
  policy: 'events.join',
  summary: 'Withdraws your access request and what you shared with it.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const answerEventAccess = operation({
  name: 'answerEventAccess',
  method: 'POST',
  path: '/api/events/{id}/access-requests/{userId}',
  policy: 'events.run',
  summary: 'Confirms an access request, or says it isn’t possible. The member is told.',
  params: z.object({ id, userId: id }),
  body: z.object({ state: AccessRequestState.exclude(['open']), answer: optionalText(limits.reason) }),
  output: nothing(),
  errors: ['conflict'],
});

export const confirmPromises = operation({
  name: 'confirmPromises',
  method: 'PUT',
  path: '/api/events/{id}/promises',
  policy: 'events.join',
  summary: 'After the event, attendees say which promised features were there.',
  params: byId,
  body: z.object({ confirmations: z.array(Confirmation).max(features.length) }),
  output: nothing(),
  errors: ['conflict'],
});

export const accessPart = contractPart({
  operations: [askEventAccess, withdrawEventAccess, answerEventAccess, confirmPromises],
});

import type { Handler } from '#platform/server/area.ts';
import type { declineMentorshipRequest as contract } from '../../contract.ts';
import { answerRequest } from './change.ts';
import { requestView } from './view.ts';

export const declineMentorshipRequest: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { config } = services;
  const { requestId, reason } = input;
  const row = await answerRequest({ query, emit, now, config }, requestId, 'declined', { by: principal.id, reason });
  return requestView(row, principal.id, config);
};

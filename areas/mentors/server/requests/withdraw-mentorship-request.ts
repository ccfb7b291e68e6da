import type { Handler } from '#platform/server/area.ts';
import type { withdrawMentorshipRequest as contract } from '../../contract.ts';
import { answerRequest } from './change.ts';
import { requestView } from './view.ts';

export const withdrawMentorshipRequest: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { config } = services;
  const row = await answerRequest({ query, emit, now, config }, input.requestId, 'withdrawn', { by: principal.id });
  return requestView(row, principal.id, config);
};

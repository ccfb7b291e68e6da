import type { Handler } from '#platform/server/area.ts';
import type { answerMeetLink as contract } from '../contract.ts';
import { answerWatch } from './answer-watch.ts';
import { planOfLink } from './contact-link.ts';

export const answerMeetLink: Handler<typeof contract> = async ({ input, query, emit, services }) =>
  answerWatch({ query, emit }, await planOfLink(services, query, input.token, true), input.agree);

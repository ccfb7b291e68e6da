import type { Handler } from '#platform/server/area.ts';
import type { answerMeetWatch as contract } from '../contract.ts';
import { answerWatch } from './answer-watch.ts';
import type { PlanRow } from './plan-sql.ts';

export const answerMeetWatch: Handler<typeof contract, PlanRow> = async ({ input, found, query, emit }) =>
  answerWatch({ query, emit }, found, input.agree);

import type { Handler } from '#platform/server/area.ts';
import { type stopHelpingWithDiary as contract, diaryHelperEnded } from '../../contract/helpers.ts';
import { removeHelper } from './helpers.ts';

export const stopHelpingWithDiary: Handler<typeof contract> = async ({ input, query, principal, emit }) => {
  await removeHelper(query, input.userId, principal.id);
  await emit(diaryHelperEnded, { userId: input.userId, helperId: principal.id });
  return {};
};

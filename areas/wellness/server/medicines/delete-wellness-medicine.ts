import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { deleteWellnessMedicine as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { deleteRecord } from '../records.ts';
import { setReasonsDeleted, settleOpen } from './open-doses.ts';

export const deleteWellnessMedicine: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  await settleOpen(query, emit, input.id, now);
  await setReasonsDeleted(query, input.id, now);
  await deleteRecord(diaryOf(useCase), input.id);
  await emit(wellnessChanged, { userId: principal.id });
  return {};
};

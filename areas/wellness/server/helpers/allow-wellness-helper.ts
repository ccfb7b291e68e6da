import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type allowWellnessHelper as contract, diaryHelperAllowed } from '../../contract/helpers.ts';
import { diaryOf } from '../diary.ts';
import { keyRingToWrite } from '../keys/key-ring.ts';
import { addHelper, countHelpers, helpersView, mostHelpers } from './helpers.ts';

export const allowWellnessHelper: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal, emit, now } = useCase;
  const { target } = await keyRingToWrite(diaryOf(useCase));
  if (target.mode === 'sealed')
    throw problem.conflict('Your diary is sealed with your passphrase, so no one else can write in it.');
  if (await addHelper(query, principal.id, input.userId, now)) {
    if ((await countHelpers(query, principal.id)) > mostHelpers)
      throw problem.conflict(`You can have ${mostHelpers} helpers at most. End one of them first.`);
    await emit(diaryHelperAllowed, { userId: principal.id, helperId: input.userId });
  }
  return helpersView(query, principal.id);
};

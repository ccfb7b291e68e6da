import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { finishWellnessKeyMove as contract } from '../../contract/keys.ts';
import { diaryOf } from '../diary.ts';
import { openRows, shown } from '../records.ts';
import { keysMoving, keysView, leftOf, removeKey } from './keys.ts';

const leave = statement((v: { userId: number; generation: number; ids: readonly number[] }) =>
  shown().where('r.user_id', '=', v.userId).where('r.generation', '=', v.generation).where('r.id', '=', anyOf(v.ids)),
);

export const finishWellnessKeyMove: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal, emit } = useCase;
  const diary = diaryOf(useCase);
  const { source } = await keysMoving(diary);
  const about = { userId: principal.id, generation: source.generation, ids: input.leave };
  // What a browser sealed only a browser can try to open; what the server sealed, it tries.
  const lost = (await openRows(diary, await query(leave, about))).filter(({ opened }) => !('content' in opened));
  if ((await leftOf(diary, source.generation)) > lost.length)
    throw problem.conflict(
      'Some of your diary is still sealed with the key of before. Carry on until nothing is left.',
    );
  await removeKey(diary, source.generation);
  await emit(wellnessChanged, { userId: principal.id });
  return keysView(diary);
};

import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { turnBackWellnessKeyMove as contract } from '../../contract/keys.ts';
import { diaryOf } from '../diary.ts';
import { keysMoving, keysView, setKeyState } from './keys.ts';

export const turnBackWellnessKeyMove: Handler<typeof contract> = async (useCase) => {
  const { principal, emit } = useCase;
  const diary = diaryOf(useCase);
  const { target, source } = await keysMoving(diary);
  await setKeyState(diary, target.generation, 'turning');
  await setKeyState(diary, source.generation, 'target');
  await setKeyState(diary, target.generation, 'source');
  await emit(wellnessChanged, { userId: principal.id });
  return keysView(diary);
};

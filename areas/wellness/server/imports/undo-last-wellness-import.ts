import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { undoLastWellnessImport as contract } from '../../contract/imports.ts';
import { diaryOf } from '../diary.ts';
import { lastImport, undoLast } from './imports.ts';

export const undoLastWellnessImport: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal, emit } = useCase;
  const last = await lastImport(query, principal.id);
  if (last?.uid !== input.uid)
    throw problem.conflict('This is no longer your last import, or nothing of it can be undone. Have another look.');
  const removed = await undoLast(diaryOf(useCase));
  await emit(wellnessChanged, { userId: principal.id });
  return { removed };
};

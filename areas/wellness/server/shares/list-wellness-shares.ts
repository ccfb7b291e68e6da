import type { Handler } from '#platform/server/area.ts';
import type { listWellnessShares as contract } from '../../contract/shares.ts';
import { diaryOf } from '../diary.ts';
import { sharesOf, shareViews } from './shares.ts';

export const listWellnessShares: Handler<typeof contract> = async (useCase) =>
  shareViews(diaryOf(useCase), await sharesOf(useCase.query, useCase.principal.id));

import type { Handler } from '#platform/server/area.ts';
import type { getWellnessKey as contract } from '../../contract/keys.ts';
import { diaryOf } from '../diary.ts';
import { keysView } from './keys.ts';

export const getWellnessKey: Handler<typeof contract> = (useCase) => keysView(diaryOf(useCase));

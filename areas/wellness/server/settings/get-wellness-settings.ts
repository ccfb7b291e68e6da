import type { Handler } from '#platform/server/area.ts';
import type { getWellnessSettings as contract } from '../../contract/settings.ts';
import { diaryOf } from '../diary.ts';
import { findSettings, settingsView } from './settings.ts';

export const getWellnessSettings: Handler<typeof contract> = async (useCase) => {
  const diary = diaryOf(useCase);
  return settingsView(diary, await findSettings(diary));
};

import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { putWellnessSettings as contract } from '../../contract/settings.ts';
import { settingsUid } from '../../pure/settings.ts';
import { diaryOf } from '../diary.ts';
import { putRecord } from '../put-record.ts';
import { sentOf } from '../sent.ts';
import { settingsView } from './settings.ts';

export const putWellnessSettings: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit, now } = useCase;
  const sent = sentOf('settings', { ...input, uid: settingsUid });
  const diary = diaryOf(useCase);
  const about = { uid: settingsUid, version: input.version, sent, around: { at: now.toISOString() } };
  const row = await putRecord(diary, 'settings', about);
  await emit(wellnessChanged, { userId: principal.id });
  return settingsView(diary, row);
};

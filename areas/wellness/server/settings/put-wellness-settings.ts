import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { putWellnessSettings as contract, DiarySettings } from '../../contract/settings.ts';
import { settingsUid } from '../../pure/settings.ts';
import { diaryOf } from '../diary.ts';
import { putRecord } from '../put-record.ts';
import type { Sent } from '../records.ts';
import { settingsView } from './settings.ts';

export const putWellnessSettings: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit, now } = useCase;
  const { version, ...rest } = input;
  const sent: Sent<DiarySettings> =
    'sealed' in rest ? { uid: settingsUid, sealed: rest.sealed } : { uid: settingsUid, content: rest };
  const diary = diaryOf(useCase);
  const about = { uid: settingsUid, version, sent, around: { at: now.toISOString() } };
  const row = await putRecord(diary, 'settings', about);
  await emit(wellnessChanged, { userId: principal.id });
  return settingsView(diary, row);
};

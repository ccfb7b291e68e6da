import { DiarySettings, type WellnessSettings } from '../../contract/settings.ts';
import { defaultSettings, settingsUid } from '../../pure/settings.ts';
import { type Diary, findByUid, openRows, type RecordRow } from '../records.ts';

export const findSettings = (diary: Diary): Promise<RecordRow | undefined> => findByUid(diary, settingsUid);

export async function settingsView(diary: Diary, row: RecordRow | undefined): Promise<WellnessSettings> {
  const [one] = row ? await openRows<DiarySettings>(diary, [row]) : [];
  if (!one) {
    return { ...DiarySettings.parse(defaultSettings), generation: 0, version: 0, updatedAt: null };
  }
  const { generation, version, updatedAt } = one.row;
  const around = { generation, version, updatedAt };
  if ('content' in one.opened) return { ...one.opened.content, ...around };
  return 'sealed' in one.opened ? { sealed: one.opened.sealed, ...around } : { isDamaged: true, ...around };
}

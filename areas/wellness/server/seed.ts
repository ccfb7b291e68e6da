import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import type { EntryContent } from '../contract/entries.ts';
import type { DiarySettings } from '../contract/settings.ts';
import { settingsUid } from '../pure/settings.ts';
import { addRecord, type Diary } from './records.ts';
import { addEnergy } from './seed-energy.ts';
import { entriesOf, settingsOf } from './seed-entries.ts';
import { addMedicinesAndAppointments } from './seed-medicines.ts';

const dayMs = 86_400_000;
/** Evening in Melbourne, whatever the season. */
const evening = 'T08:40:00.000Z';

async function addDiary(
  diary: Diary,
  { settings, entries }: { settings: DiarySettings; entries: typeof entriesOf.thea },
) {
  const { now } = diary;
  const at = new Date(now.getTime() - 57 * dayMs).toISOString();
  await addRecord(diary, 'settings', { sent: { uid: settingsUid, content: settings }, around: { at } });
  for (const [n, { daysAgo, isPrivate = true, shareWithHealthcare = false, ...said }] of entries.entries()) {
    const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
    const content: EntryContent = { medications: [], ...said };
    await addRecord(diary, 'entry', {
      sent: { uid: `seed-entry-${String(n).padStart(6, '0')}`, content },
      around: { day, at: `${day}${evening}`, isPrivate, shareWithHealthcare },
    });
  }
}

/** Thea, the demo member, has written most evenings for eight weeks; Marek has begun this week. */
export const seed: Seed = async ({ db, now, services: { config } }) => {
  const query = queryIn(db);
  await addDiary({ query, config, userId: 1, now }, { settings: settingsOf.thea, entries: entriesOf.thea });
  await addMedicinesAndAppointments({ query, config, userId: 1, now });
  await addEnergy({ query, config, userId: 1, now });
  await addDiary({ query, config, userId: 5, now }, { settings: settingsOf.marek, entries: entriesOf.marek });
};

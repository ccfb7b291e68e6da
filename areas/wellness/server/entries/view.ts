import { personOf } from '#areas/people/server/public.ts';
import type { EntryContent, WellnessEntry } from '../../contract/entries.ts';
import { type Diary, openRows, type RecordRow } from '../records.ts';
import { aroundOf } from '../view.ts';

export async function entryViews(diary: Diary, rows: readonly RecordRow[]): Promise<WellnessEntry[]> {
  const opened = await openRows<EntryContent>(diary, rows);
  return opened.map(({ row, opened: one }) => {
    const { day, at, isPrivate, shareWithHealthcare, isByHelper, byId, byName, byUsername } = row;
    const writtenBy =
      byId === null || byName === null || byUsername === null
        ? null
        : personOf({ id: byId, displayName: byName, username: byUsername });
    return {
      ...aroundOf(row, one),
      day: day ?? at.slice(0, 10),
      at,
      isPrivate,
      shareWithHealthcare,
      isByHelper,
      writtenBy,
    };
  });
}

export async function entryView(diary: Diary, row: RecordRow): Promise<WellnessEntry> {
  const [entry] = await entryViews(diary, [row]);
  if (!entry) throw new Error('An entry has one view.');
  return entry;
}

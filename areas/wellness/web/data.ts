import { mayHere } from '#platform/web/acting.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  createWellnessEntry,
  deleteWellnessEntry,
  editWellnessEntry,
  listWellnessEntries,
  restoreWellnessEntry,
  WellnessEntry,
} from '../contract/entries.ts';
import type { DiarySettings, getWellnessSettings, putWellnessSettings } from '../contract/settings.ts';
import { changeNewest } from './change-newest.ts';
import { lockedError } from './keys/diary-keys.ts';
import { callOpened, callSealed, useDiaryList, useDiaryRead, useDiaryWrite } from './keys/use-diary.ts';
import { openSettings } from './opened.ts';
import { fillShares } from './sharing/fill.ts';

const lists = ['listWellnessEntries'] as const;

/** What shares cover is sealed for them again; where that fails, the screen of shares tries once more. */
export const fillSoon = () => {
  if (mayHere('keepShareCopies')) void fillShares().catch(() => undefined);
};
const written = {
  refresh: lists,
  onDone: ({ isPrivate, shareWithHealthcare }: WellnessEntry) => {
    if (shareWithHealthcare && !isPrivate) fillSoon();
  },
};

/** The newest entries, page by page. */
export const useEntries = () => useDiaryList<typeof listWellnessEntries>('listWellnessEntries', { limit: 10 });

/** All entries of one week; no one writes two hundred in one. */
export const useEntriesOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  useDiaryList<typeof listWellnessEntries>('listWellnessEntries', { from, to, limit: 200 });

export const useSettings = () => useDiaryRead<typeof getWellnessSettings>('getWellnessSettings');
export const useCreateEntry = () => useDiaryWrite<typeof createWellnessEntry>('createWellnessEntry', written);
export const useEditEntry = () => useDiaryWrite<typeof editWellnessEntry>('editWellnessEntry', written);
export const useDeleteEntry = (options: WriteOptions<typeof deleteWellnessEntry>) =>
  useWrite<typeof deleteWellnessEntry>('deleteWellnessEntry', { ...options, refresh: lists });

/** Undoing happens in a message, long after the entry has left the page. */
export async function restoreEntry(id: number): Promise<void> {
  written.onDone(await call<typeof restoreWellnessEntry>('restoreWellnessEntry', { id }));
  await refresh(lists);
}

/** Changes the settings as they are now (change-newest.ts). */
export const changeSettings = (change: (settings: DiarySettings) => DiarySettings): Promise<void> =>
  changeNewest('settings', ['getWellnessSettings'], async () => {
    const kept = await callOpened<typeof getWellnessSettings>('getWellnessSettings');
    const settings = openSettings(kept);
    if (!settings) throw kept.sealed === undefined ? new Error('The settings can’t be read here.') : lockedError();
    const body = { ...change(settings), version: kept.version };
    await callSealed<typeof putWellnessSettings>('putWellnessSettings', body);
  });

/** What is written in another window, or by a helper, shows here too. */
export function useDiaryLive(): void {
  const { member } = useSession();
  const again = () =>
    void refresh([
      ...lists,
      'getWellnessSettings',
      'getWellnessKey',
      'listWellnessEnergy',
      'listWellnessShares',
      'listSharedWithMe',
    ]);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => name === 'wellnessChanged' && again(), {
    onGap: again,
  });
}

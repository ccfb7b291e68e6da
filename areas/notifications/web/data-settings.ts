import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  addNoticeBrowser,
  chooseNotificationKind,
  countWaiting,
  KindChoice,
  MutedThing,
  muteThing,
  NotificationSettings,
  pauseNotifications,
  readNotificationSettings,
  readUnsubscription,
  removeNoticeBrowser,
  resumeNotifications,
  saveNotificationSettings,
  showWaiting,
  unmuteThing,
  unsubscribe,
} from '../contract.ts';
import { setUnread } from './use-unread.ts';

const lists = ['listNotifications', 'countWaiting'] as const;
const refresh = ['readNotificationSettings', ...lists] as const;

interface Done<Answer> {
  readonly onDone: (answer: Answer) => void;
  readonly onFail: (error: Error) => void;
}

export const useNoticeSettings = () => useRead<typeof readNotificationSettings>('readNotificationSettings');

export const readSettingsNow = (): Promise<NotificationSettings> =>
  call<typeof readNotificationSettings>('readNotificationSettings');

export const useSaveSettings = () => useWrite<typeof saveNotificationSettings>('saveNotificationSettings', { refresh });

export const useChooseKind = (done: Done<KindChoice>) =>
  useWrite<typeof chooseNotificationKind>('chooseNotificationKind', { refresh, ...done });

export const usePause = (done: Done<NotificationSettings>) =>
  useWrite<typeof pauseNotifications>('pauseNotifications', { refresh, ...done });

export const useResume = (done: Done<NotificationSettings>) =>
  useWrite<typeof resumeNotifications>('resumeNotifications', { refresh, ...done });

export const useMute = (done: Done<MutedThing>) => useWrite<typeof muteThing>('muteThing', { refresh, ...done });

export const useUnmute = (done: Done<unknown>) => useWrite<typeof unmuteThing>('unmuteThing', { refresh, ...done });

export const useAddBrowser = () =>
  useWrite<typeof addNoticeBrowser>('addNoticeBrowser', { refresh: ['readNotificationSettings'] });

export const useRemoveBrowser = (done: Done<NotificationSettings>) =>
  useWrite<typeof removeNoticeBrowser>('removeNoticeBrowser', { refresh: ['readNotificationSettings'], ...done });

export const useUnsubscription = (token: string) => useRead<typeof readUnsubscription>('readUnsubscription', { token });

export const unsubscribeNow = (token: string) =>
  call<typeof unsubscribe>('unsubscribe', { token, 'List-Unsubscribe': 'One-Click' });

export const useWaiting = () => useRead<typeof countWaiting>('countWaiting');

export const useShowWaiting = ({ onDone, onFail }: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof showWaiting>('showWaiting', {
    refresh: lists,
    onFail,
    onDone: ({ unread }) => {
      setUnread(unread);
      onDone();
    },
  });

import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { refreshSession } from '#platform/web/session.ts';
import type { deleteNotification, listNotifications, markAllRead, markRead } from '../contract.ts';
import { setUnread } from './use-unread.ts';

const refresh = ['listNotifications'] as const;

export type Shown = 'all' | 'unread';

export const useNotices = (status: Shown) =>
  useList<typeof listNotifications>('listNotifications', status === 'all' ? {} : { status });

interface Done {
  readonly onDone?: () => void;
  readonly onFail: (error: Error) => void;
}

export const useMarkRead = ({ onDone, onFail }: Done) =>
  useWrite<typeof markRead>('markRead', {
    refresh,
    onFail,
    onDone: ({ unread }) => {
      setUnread(unread);
      onDone?.();
    },
  });

export const useMarkAllRead = ({ onDone, onFail }: Done) =>
  useWrite<typeof markAllRead>('markAllRead', {
    refresh,
    onFail,
    onDone: ({ unread }) => {
      setUnread(unread);
      onDone?.();
    },
  });

export const useDeleteNotice = ({ onDone, onFail }: Done) =>
  useWrite<typeof deleteNotification>('deleteNotification', {
    refresh,
    onFail,
    onDone: () => {
      void refreshSession().catch(onFail);
      onDone?.();
    },
  });

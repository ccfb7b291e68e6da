import { broadcast, serverArea } from '#platform/server/area.ts';
import { holdFollowers } from '#platform/server/notice-holds.ts';
import { notificationsChanged, notificationsContract } from '../contract.ts';
import { addNoticeBrowser } from './channels/add-notice-browser.ts';
import { deliver } from './channels/deliver.ts';
import { readUnsubscription } from './channels/read-unsubscription.ts';
import { removeNoticeBrowser } from './channels/remove-notice-browser.ts';
import { unsubscribe } from './channels/unsubscribe.ts';
import { chooseNotificationKind } from './choices/choose-notification-kind.ts';
import { muteThing } from './choices/mute-thing.ts';
import { pauseNotifications } from './choices/pause-notifications.ts';
import { readNotificationSettings } from './choices/read-notification-settings.ts';
import { resumeNotifications } from './choices/resume-notifications.ts';
import { saveNotificationSettings } from './choices/save-notification-settings.ts';
import { unmuteThing } from './choices/unmute-thing.ts';
import { countUnread } from './count-unread.ts';
import { deleteNotification } from './delete-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { purge } from './purge.ts';
import { noticeReactions } from './reactions.ts';
import { seed } from './seed.ts';
import { countWaiting } from './waiting/count-waiting.ts';
import { releaseDue } from './waiting/release.ts';
import { reschedule } from './waiting/reschedule.ts';
import { showWaiting } from './waiting/show-waiting.ts';

export const notifications = serverArea({
  contract: notificationsContract,
  handlers: {
    listNotifications,
    countUnread,
    markRead,
    markAllRead,
    deleteNotification,
    countWaiting,
    showWaiting,
    readNotificationSettings,
    saveNotificationSettings,
    chooseNotificationKind,
    pauseNotifications,
    resumeNotifications,
    muteThing,
    unmuteThing,
    addNoticeBrowser,
    removeNoticeBrowser,
    readUnsubscription,
    unsubscribe,
  },
  policies,
  work: {
    reactionsTo: noticeReactions,
    jobs: [purge, releaseDue, deliver],
  },
  live: {
    broadcasts: [broadcast(notificationsChanged, ({ userId }) => [`user:${userId}`])],
  },
  declares: {
    personalData,
    fills: [holdFollowers.with(reschedule)],
  },
  pages: {
    embeds: [
      { path: /^\/notifications$/, operation: 'listNotifications' },
      { path: /^\/notifications$/, operation: 'countWaiting' },
      { path: /^\/notifications\/settings$/, operation: 'readNotificationSettings' },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});

import type { DemoNotification } from './shapes.ts';

export type { DemoNotification } from './shapes.ts';

/** All for member 1, newest first. Exactly three are unread. */
export const notifications: readonly DemoNotification[] = [
  { kind: 'commentCreated', actor: 16, postKey: 'gerald-lid', commentIndex: 0, minutesAgo: 27, read: false },
  { kind: 'commentCreated', actor: 7, postKey: 'ramp-choir', commentIndex: 4, minutesAgo: 38, read: false },
  { kind: 'descriptionOffered', actor: 27, postKey: 'banksia-ramp-post', offer: true, minutesAgo: 77, read: false },
  { kind: 'memberFollowed', actor: 26, minutesAgo: 170, read: true },
  { kind: 'postLiked', actor: 22, postKey: 'ramp-choir', minutesAgo: 241, read: true },
  { kind: 'commentCreated', actor: 23, postKey: 'ramp-choir', commentIndex: 2, minutesAgo: 255, read: true },
  { kind: 'postLiked', actor: 12, postKey: 'welcome-note', minutesAgo: 262, read: true },
  { kind: 'commentCreated', actor: 22, postKey: 'welcome-note', commentIndex: 0, minutesAgo: 316, read: true },
  { kind: 'commentCreated', actor: 18, postKey: 'banksia-ramp-post', commentIndex: 1, minutesAgo: 1608, read: true },
  { kind: 'commentCreated', actor: 29, postKey: 'tram-sheet', commentIndex: 5, minutesAgo: 5551, read: true },
  { kind: 'memberFollowed', actor: 16, minutesAgo: 7216, read: true },
  { kind: 'postLiked', actor: 7, postKey: 'three-things-meeting', minutesAgo: 8690, read: true },
];

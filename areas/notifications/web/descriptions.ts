import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Show notifications in this browser': 'Your browser asks if Doorways may show notifications.',
  'Unmute this …': 'Sends you notifications about this again.',
  'For 1 day': 'Stops notifications about this for a day.',
  'For 1 week': 'Stops notifications about this for a week.',
  'Until I unmute it': 'Stops notifications about this until you unmute it.',
  'Mark as read': 'Stops counting it as new.',
  'Mark all as read': 'Stops counting any of them as new.',
  'End the pause': 'Starts notifications again straight away.',
  'Pause for 1 hour': 'Holds notifications back for an hour. Safety notifications still come.',
  'Pause until tomorrow at 7 am': 'Holds notifications back until the morning. Safety notifications still come.',
  'Pause until this day': 'Holds notifications back until the day you chose. Safety notifications still come.',
  'Use what is saved': 'Drops your changes and shows what is saved.',
  'Undo the stop': 'Turns notifications like this back on.',
  'Stop notifications like this': 'Turns off notifications of this kind. You can undo it.',
  'Save times': 'Notifications come at these times only. Safety notifications always come.',
  'Stop these emails': 'Stops us sending you emails of this kind.',
  'Show it now': 'Shows the notification that was kept for later.',
  'Show them now': 'Shows the notifications that were kept for later.',
  'Mute this …': 'Opens a menu to choose how long to mute this. Escape closes it.',
};

import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  'Show notices in this browser': 'Your browser asks if Doorways may show notifications.',
  'Unmute this …': 'You are told about this again.',
  'For 1 day': 'You are not told about this for a day.',
  'For 1 week': 'You are not told about this for a week.',
  'Until I unmute it': 'You are not told about this until you unmute it.',
  'Mark as read': 'It no longer counts as new.',
  'Mark all as read': 'None of them counts as new.',
  'End the pause': 'Notifications come again straight away.',
  'Pause for 1 hour': 'Holds notifications back for an hour. Safety notices still come.',
  'Pause until tomorrow at 7 am': 'Holds notifications back until the morning. Safety notices still come.',
  'Pause until this day': 'Holds notifications back until the day you chose. Safety notices still come.',
  'Use what is saved': 'Drops your changes and shows what is saved.',
  'Undo the stop': 'Notifications like this come again.',
  'Stop notices like this': 'Turns off notifications of this kind. You can undo it.',
  'Save times': 'Notifications come at these times only. Safety notices always come.',
  'Stop these emails': 'No more emails of this kind are sent to you.',
  'Show it now': 'Shows the notification that was kept for later.',
  'Show them now': 'Shows the notifications that were kept for later.',
  'Mute this …': 'Opens a menu: for how long you are not told about this. Escape closes it.',
};

import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  Account: 'Opens or closes the menu of your account. Escape closes it.',
  'Sign Out': 'Signs you out on this device.',
  'Bad-day settings are on': 'Your bad-day settings are in use. Press to end them.',
  'Bad-day settings': 'Turns on your calm settings for a hard day.',
  'Turn off bad-day settings': 'Goes back to your usual settings.',
  'Close menu': 'Closes the menu and goes back to the page.',
  'Open the menu': 'Opens the list of all parts of Doorways.',
  'Search for it': 'Looks for what you typed and shows the results.',
  'Take a break and show them': 'Shows the notifications that were kept for later.',
  Menu: 'Opens or closes the list of all parts of Doorways. Escape closes it.',
  'Reading ruler is on': 'A line follows your reading. Press to turn it off.',
  'Reading ruler': 'Shows a line that follows your reading. The arrow keys move it.',
  'Recent messages': 'Shows the short messages that this page has said.',
  'Keyboard shortcuts': 'Shows the keys that work on every page.',
  Keep: 'Keeps the setting you are trying.',
  'Go back now': 'Ends the trial and uses your old setting.',
  'View Profile': 'Opens your own profile.',
  Settings: 'Opens your accessibility settings. The other settings are linked from there.',
  Subscription: 'Opens the page about your plan.',
  'Go home': 'Opens your feed with the newest posts.',
};

import type { ShortcutAction } from './registry.ts';

const around = 'Getting around';
const look = 'How it looks';
const lists = 'Posts and lists';

/** SHELL-73 to SHELL-75, Alt+N (C-02), and what Doorways adds. F8 belongs to the messages and is not in this list. */
export const shellActions: readonly ShortcutAction[] = [
  { id: 'shell.main', label: 'Go to the main content', group: around, combo: 'Alt+KeyM' },
  { id: 'shell.accessibility', label: 'Open the accessibility settings', group: around, combo: 'Alt+KeyA' },
  {
    id: 'shell.nextRegion',
    label: 'Go to the next section',
    group: around,
    combo: 'Alt+KeyN',
    needs: 'landmarkNavigation',
    inDialogs: true,
  },
  { id: 'shell.sheet', label: 'Show these shortcuts', group: around, combo: '?' },
  { id: 'shell.highContrast', label: 'High contrast on or off', group: look, combo: 'Alt+KeyH', inDialogs: true },
  { id: 'shell.customCss', label: 'Own styles off, or on again', group: look, combo: 'Alt+Digit0', inDialogs: true },
  { id: 'shell.badDay', label: 'Bad-day settings on or off', group: look, combo: 'Alt+KeyL', inDialogs: true },
  {
    id: 'shell.ruler',
    label: 'Reading ruler on or off',
    group: look,
    combo: 'Alt+KeyR',
    needs: 'readingAssistance',
    inDialogs: true,
  },
  { id: 'list.next', label: 'Next post', group: lists, combo: 'KeyJ' },
  { id: 'list.previous', label: 'Post before', group: lists, combo: 'KeyK' },
];

/** Keys that always work and cannot be changed; the sheet shows them too. */
export const fixedKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ['Tab'], label: 'Next link, button, or field' },
  { keys: ['F6'], label: 'Go between the page and the open chats' },
  { keys: ['F8'], label: 'Go to the newest message from Doorways' },
  { keys: ['Esc'], label: 'Close what is open, or stop reading aloud' },
];

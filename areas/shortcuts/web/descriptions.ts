import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Shortcut kept': 'This page is one of your shortcuts. Press to remove it.',
  'Keep a shortcut': 'Adds this page to your own shortcuts in the menu.',
};

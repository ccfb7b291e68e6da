import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'New sample thing': 'Opens a form for a title and a text.',
  'Share sample thing': 'Saves it, and shows it to everyone.',
  'Edit sample thing': 'Opens the form with what you wrote.',
  'Delete sample thing': 'Deletes it for everyone. You can restore it for 30 days.',
};

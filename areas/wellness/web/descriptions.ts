import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Save entry': 'Saves this entry in your diary.',
  'Save changes': 'Saves what you changed in this entry.',
  'Start again': 'Empties the form.',
  'Same as': 'Fills in the numbers, symptoms and medications of your last entry. You can still change them.',
  'Show older entries': 'Adds older entries below.',
};

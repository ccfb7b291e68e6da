import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Next step': 'Checks the address, then opens the report form.',
  'Write another message': 'Empties the form, so you can write again.',
};

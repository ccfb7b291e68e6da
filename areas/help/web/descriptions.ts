import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  'Write another message': 'Empties the form, so you can write again.',
};

import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  Analyze: 'Looks for what is hard to read, see or hear in your text. Nothing is changed or stored.',
  'Next suggestion': 'Moves to the suggestion after this one.',
  'Previous suggestion': 'Moves to the suggestion before this one.',
  'Export suggestions': 'Saves the suggestions and your text as a file on this device.',
  'Show in the text': 'Goes to your text, with the words selected.',
};

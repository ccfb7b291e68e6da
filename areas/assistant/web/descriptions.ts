import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  Analyze: 'Looks for what is hard to read, see or hear in your text. Nothing is changed or stored.',
  'Next suggestion': 'Moves to the suggestion after this one.',
  'Previous suggestion': 'Moves to the suggestion before this one.',
  Export: 'Saves the suggestions and your text as a file on this device.',
  Apply: 'Makes this change in your text. You can undo it.',
  'Show in the text': 'Goes to your text, with the words selected.',
  'Leave it': 'Takes this suggestion off the list. Your text does not change.',
};

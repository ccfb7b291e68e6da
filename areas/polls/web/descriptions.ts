import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  Poll: 'Adds options that people choose from. Nothing is published yet.',
  Vote: 'Counts your choice. No one sees what you chose, and you can change it.',
  'Show the results': 'Shows how many chose each option so far.',
  'Hide the results': 'Hides the figures here. You can show them again.',
  'Change my vote': 'Shows the options again. Your vote stays until you choose again.',
  'Keep my vote': 'Goes back to the results. Nothing changes.',
  'Withdraw my vote': 'Your choice is counted no longer. You can vote again.',
  'Close the poll now': 'Asks you first. No one can vote after that.',
  'Add an option': 'Adds a field for one more option.',
  'Remove the poll': 'Takes the poll out of your post. Your text stays.',
};

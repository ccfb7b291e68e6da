import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Add to my passport': 'Adds this need to your passport. No one sees it until you share it.',
  Up: 'Moves this need one place up.',
  Down: 'Moves this need one place down.',
  'Change what is shared': 'Lets you choose which needs these people can read.',
  'Stop sharing': 'These people can no longer read your needs.',
  'Open the shared needs': 'Shows what this person shares with you.',
};

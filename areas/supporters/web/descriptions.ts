import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'What supporters did': 'Opens the list of everything that supporters did for you, and you for others.',
  'What supporters prepared': 'Opens what supporters prepared for you to confirm, and what you prepared for others.',
  'confirming it': 'Does what your supporter prepared, as if you did it yourself.',
  'dropping it': 'Throws away what was prepared. No one is told.',
  'Ask another person': 'Goes back to the search for someone to ask.',
  'Stop, and be yourself': 'Ends acting for this person in this tab.',
  'acting for them': 'Opens what you can do for this person, until you stop.',
  'ending their support': 'Ends at once what this person can do for you, and tells them.',
  'Stop supporting': 'Gives up what this person lets you do, and tells them.',
  'Start now': 'Lets this person act for you at once, without the rest of the day to think.',
  'Stop acting': 'Ends acting for this person in this tab.',
  'End quietly': 'Ends at once what this person can do for you, without a message to them.',
};

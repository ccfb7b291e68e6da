import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Agree to make it permanent': 'Gives the second agreement that a permanent suspension needs. It is recorded.',
  'Send the answer': 'Sends your answer to the person who appealed.',
  'Answer the appeal': 'Opens a form for your answer.',
  'Take Report': 'Assigns this report to you.',
  'Release the report': 'Puts the report back in the queue for others.',
  'Send the appeal': 'Sends your appeal to a moderator who did not decide this.',
  Review: 'Opens what was flagged.',
  'a covered picture': 'Loads the picture and shows it here.',
  'Show this clip': 'Loads the clip without playing it.',
  'Cover it again': 'Hides it from your screen.',
  'Cover slurs': 'Covers the words again.',
  'Show covered words': 'Shows the words that are covered.',
  'a report': 'Opens this report beside the list.',
  'All reports': 'Goes back to the list.',
  'Submit report': 'Sends your report to the moderators. The person isn’t told it was you.',
  'Take a break …': 'Hides hard reports until your break is over.',
  'Someone may be in danger: open this one': 'Opens this case now. Your break continues for the others.',
};

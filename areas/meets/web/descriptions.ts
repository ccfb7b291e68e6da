import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'New meet plan': 'Opens a form for the time, the place and the person you trust.',
  'Save plan': 'Saves the plan. A new contact is asked first.',
  'Back without saving': 'Goes back. What you typed isn’t saved.',
  'Choose another contact': 'Lets you find another person.',
  'Check in: I’m safe': 'Ends the plan. If your contact was told, they hear that you’re safe.',
  'More minutes': 'Moves your check-in. If its time has come, it counts from now.',
  'Change the plan': 'Opens the form with your plan.',
  'Cancel the plan': 'Asks you first. Then you aren’t asked to check in, and no one is told.',
  'Yes, tell me': 'You’re told where they planned to be if they don’t check in.',
  'No, I can’t': 'They’re asked to choose someone else.',
  'I can’t do it after all': 'They’re asked to choose someone else at once.',
};

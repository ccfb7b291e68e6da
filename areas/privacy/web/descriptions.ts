import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Keep my account': 'Stops the deletion. Everything stays as it is.',
  'Sign out': 'Signs you out here. Your account will still be deleted.',
  'Delete my account': 'Asks first. Your account is closed now, and deleted after the time to change your mind.',
  'See if it is ready': 'Looks if your copy is ready to download.',
  'Ask for a copy': 'Gathers everything you wrote and stored. We tell you when it’s ready.',
  'Ask for a copy of this conversation': 'Gathers what was written in it. We tell you when it’s ready.',
  'Your data and privacy': 'Opens the page for your data, what you agreed to and your account.',
  'Download your copy …': 'Saves the file with your data on this device.',
};

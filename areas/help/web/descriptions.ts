import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Next step': 'Checks the address, then opens the report form.',
  'Write another message': 'Empties the form, so you can write again.',
  'Sign in to report': 'Opens the sign-in page, then brings you back to this form.',
  'Write to us without an account': 'Opens a form that reaches our support team.',
  'Open the crisis page': 'Shows all the ways to get help in a crisis.',
};

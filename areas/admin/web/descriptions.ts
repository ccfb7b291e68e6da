import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  'Give the role': 'Gives this member the role straight away. It is recorded.',
  'Find members': 'Lists the members whose name or address fits.',
  'Take away': 'Asks first, then takes the role from this member.',
  'Take the role away': 'Takes the role from this member straight away. It is recorded.',
  'Find entries': 'Shows only the entries of the audit log that fit.',
  'Retry all': 'Tries everything on this list again.',
  'Sign out everywhere': 'Ends all sessions of this member. They have to sign in again.',
};

import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Give the role': 'Gives this member the role straight away. This is recorded.',
  'Find members': 'Lists members whose name or username matches.',
  'Remove the role': 'Removes the role from this member straight away. This is recorded.',
  'Find entries': 'Shows only audit log entries that match.',
  'Retry all': 'Tries everything on this list again.',
  'Sign out everywhere': 'Ends all sessions of this member. They have to sign in again.',
};

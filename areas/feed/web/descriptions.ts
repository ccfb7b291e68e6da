import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Feed options': 'Lets you choose what your feed leaves out.',
  'Show …': 'Adds the newer ones and goes to the first of them.',
  'Loading…': 'The newer posts are on their way.',
  'Stop hiding …': 'Shows you posts with this warning again.',
  'Stop hiding': 'Shows you posts with this warning again.',
  'Sign in to join': 'Opens the sign-in page. You can also create an account there.',
};

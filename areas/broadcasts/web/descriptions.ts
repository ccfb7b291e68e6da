import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Live video': 'Opens a page where you can go live. Nothing is on before you turn it on.',
  'Go live': 'Shares a post, and lets others watch.',
  'End the live video': 'Asks you first whether the recording is kept.',
  'End and keep the recording': 'Ends it. The recording becomes part of your post.',
  'End without a recording': 'Ends it. Only the post and its comments stay.',
  'End and keep what I said': 'Ends it. What you said becomes part of your post, as text.',
  'End and keep nothing': 'Ends it. Only the post and its comments stay.',
  'Cover my picture': 'Viewers see black. They still hear you.',
  'Show my picture': 'Viewers see you again.',
  'Watch live': 'Opens the live video. Nothing plays before you start it.',
  'Report this live video': 'Opens a short form for the moderators.',
  'Start watching': 'Starts picture, sound and captions.',
  'Go to the post': 'Shows the post of this live video, with its comments.',
  'Earlier captions': 'Shows what was said before that.',
};

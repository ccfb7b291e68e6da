import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  Unpublish: 'No one else finds this blog until you publish it again.',
  'Open the comments': 'Lets members write comments again.',
  'Close the comments': 'No one can write new comments. Those there now stay.',
  'No longer feature': 'Removes this blog from the top of the list.',
  'Feature this blog': 'Puts this blog at the top of the list for everyone.',
  'Publish it for everyone': 'Shows this blog to members and guests.',
  Unschedule: 'Stops the draft being published automatically.',
  'Back to writing': 'Goes back to the text. Nothing is lost.',
  'Replace it with this text': 'Publishes this text in place of the current one.',
  'Publish the changes': 'Shows the new text to everyone. The old one stays in the history.',
  'Publish now': 'Checks the text first, then shows it to everyone.',
  'Publish later': 'Lets you choose a day and a time.',
  'Set this time': 'Publishes the blog automatically at that time. You can change it until then.',
  'Add a cover picture': 'Opens the file chooser of your device. The picture is shown before you publish.',
  'Remove the cover': 'Removes the picture from this blog.',
  'Go to the blogs': 'Opens the list of all blogs.',
  'Read Full Article': 'Opens the whole blog with its comments.',
  'Your drafts': 'Opens the blogs that you have started and not published.',
  'See all blogs': 'Shows the blogs without any filter.',
  'Write Your First Blog': 'Opens an empty page to write on. Nothing is published until you say so.',
};

import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Remove picture': 'Removes your picture. Your initials are shown instead.',
  'Remove banner': 'Removes the banner from your profile.',
  Unblock: 'You and this person can see each other again.',
  'an online contact': 'Opens a chat with this person in a small window.',
  'Save profile': 'Saves your profile. Others only see the parts you share with them.',
  Following: 'You see this person’s posts. Press to stop following.',
  Follow: 'Shows you this person’s posts, and tells them.',
  'Mute …': 'Hides this from you. No one is told.',
  'Record it again': 'Throws this recording away and starts a new one.',
  'Record my name': 'Records you saying your name. Nothing is saved yet.',
  'Save recording': 'Adds the recording to your profile.',
  Discard: 'Throws this recording away.',
  'Remove recording': 'Removes the recording from your profile.',
  'Save how my name is said': 'Saves the text that says how your name sounds.',
  'Save the description …': 'Saves what the picture shows. Screen readers read it.',
  'Change picture': 'Opens the file chooser of your device. The new picture takes the place of the old one.',
  'Change banner': 'Opens the file chooser of your device. The new banner takes the place of the old one.',
  'Choose a banner': 'Opens the file chooser of your device.',
  'Choose a recording': 'Opens the file chooser of your device for a recording of your name.',
};

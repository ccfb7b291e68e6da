import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'I can come without it': 'Says that you don’t need this. Your place stays.',
  'Send access request': 'Sends what you need to the organiser. Only they can read it.',
  'Keep the earlier one': 'Leaves your earlier request as it was.',
  'Make a new address': 'Makes a new calendar address. The old one stops working.',
  'Make an address': 'Makes an address that your calendar can follow. Keep it to yourself.',
  'Stop the address': 'The calendar address stops working.',
  'Cancel this event': 'Opens a form for the reason. Nothing is cancelled yet.',
  'Cancel the event': 'Cancels the event and tells everyone who is coming.',
  'Event Full': 'All places are taken now.',
  'Not possible': 'Tells the person that you can’t offer this.',
  Register: 'Keeps a place for you. You can cancel it at any time.',
  'Cancel registration': 'Gives your place to someone else.',
  'Join waitlist': 'We’ll tell you when a place opens up.',
  'a type of event': 'Shows only events of this type. Press again to show all.',
  'Create event': 'Publishes the event. You can change it or cancel it later.',
  'Plan the meeting': 'Puts the meeting on the page of the group or community.',
};

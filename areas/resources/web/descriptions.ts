import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  Publish: 'Adds this to the library for everyone.',
  'Checked again': 'Says that you checked today that it is right.',
  Verify: 'Marks this as checked.',
  'Take the check back': 'Takes the mark of the check away.',
  'Return with a reason': 'Opens a form for the reason.',
  'Return it': 'Sends it back with your reason. The person who shared it is told.',
  'I have checked it today': 'Says that you checked today that it is right.',
  'Show everything': 'Takes all filters away.',
  'Show everything (now: …': 'Takes all filters away.',
  'Take my request back': 'You no longer ask for this format.',
  'Ask for this format': 'Tells other members that you need this format.',
  'Tell the moderators': 'Sends what you found to the moderators.',
  'Crisis Hotlines': 'Shows help lines you can call or write to.',
  'File a Complaint': 'Shows where you can complain, and how.',
  'Benefits Calculator': 'Shows where you can work out payments.',
  Helpful: 'Says that this helped you. Press again to take it back.',
  'Copy the link to this page': 'Copies the address of this page, so you can send it to someone.',
  'Dealt with': 'Takes this off the list of what was reported.',
  'Submit another one': 'Empties the form, so you can share something else.',
  'Clear the choice': 'Takes the marks off everything you chose.',
};

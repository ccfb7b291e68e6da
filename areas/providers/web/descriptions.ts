import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Saved providers': 'Opens your list of saved providers. Only you can see it.',
  'Search for exactly my words': 'Leaves out providers that were found by other words for the same thing.',
  'Search for similar words too': 'Also finds providers by other words for the same thing.',
  'Clear filters': 'Clears the search, all filters and the order.',
  'Show all providers': 'Clears the search and all filters.',
  'the profile of a provider': 'Opens the page of this provider.',
  'Compare …': 'Opens a table of the providers you chose.',
  'the choice to compare': 'Takes all providers out of the comparison.',
  'a provider that is compared': 'Takes this provider out of the table.',
  'Add another provider': 'Goes back to the directory and keeps your choice.',
  'Change the providers': 'Goes back to the directory and keeps your choice.',
  'See all providers': 'Opens the directory.',
  'the reviews': 'Opens the tab with the reviews.',
  'Open the checks': 'Opens what has been checked of this provider.',
  'Record the check': 'Saves what you saw. Badges and score follow at once.',
  'Publish the listing': 'Asks for your reason, then lets everyone find it.',
  'Approve the registration': 'Asks for your reason, then makes the registration active.',
  'Suspend this provider': 'Asks for your reason, then stops all new bookings.',
  'Lift the suspension': 'Asks for your reason, then makes it active again.',
  'a decision about a provider': 'Saves your decision and its reason in the audit log.',
};

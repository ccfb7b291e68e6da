import type { ActingDoor, Opened } from '#platform/server/acting.ts';

const see: Opened = { least: 'see' };
const act = (did: string): Opened => ({ least: 'act', did, link: ({ id }) => `/resources/${Number(id)}` });

/**
 * What a supporter may do with what a member keeps of the library. “Helpful” is the member’s own opinion, and what is
 * sent to moderators is theirs to send.
 */
export const acting: ActingDoor = {
  name: 'resources',
  label: 'Resources',
  path: '/resources/saved',
  levels: {
    see: 'See which resources you have saved or sent, and which formats you asked for.',
    act: 'Also save resources for you, and ask for formats that you need.',
  },
  opens: {
    listResources: see,
    listResourceCategories: see,
    listMyResources: see,
    getResource: see,
    saveResource: act('saved a resource'),
    unsaveResource: act('removed a saved resource'),
    requestResourceFormat: act('asked for a resource in another format'),
    dropResourceFormatRequest: act('withdrew a request for a format'),
  },
};

import type { Addresses } from '#platform/web/testing/routes.ts';

type Send = Parameters<Addresses[string]>[1];

const content = {
  lookingFor: ['friendship'],
  communicationPreferences: ['text'],
  ageRange: [18, 80],
  openToLongDistance: true,
};

/** The demo member has none at first: it is made once, and refused from then on. */
const withProfile = async (send: Send) => {
  await send('/api/relationship-profile', content).catch(() => undefined);
};

const after = (path: string) => async (_: unknown, send: Send) => {
  await withProfile(send);
  return path;
};

export const addresses: Addresses = {
  '/connections': after('/connections'),
  '/connections/profile': after('/connections/profile'),
  '/connections/preview': after('/connections/preview'),
  '/connections/verification': after('/connections/verification'),
  '/connections/people/:id': async (ask, send) => {
    await withProfile(send);
    const [first] = (await ask('/api/matches/1')) as { id: number; room: string }[];
    if (!first) throw new Error('No one fits the demo member.');
    return `/connections/people/${first.id}?room=${first.room}`;
  },
};

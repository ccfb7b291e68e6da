import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;
const first = async (ask: Ask, list: string) => {
  const [one] = (await ask(list)) as { id: number }[];
  if (!one) throw new Error(`${list} is empty.`);
  return one.id;
};
const appointment = async (ask: Ask) =>
  `/wellness-tracking/appointments/${await first(ask, '/api/wellness-appointments')}`;

/** Records of all kinds share their ids, so 1 is no appointment. */
export const addresses: Addresses = {
  '/wellness-tracking/appointments/:id': appointment,
  '/wellness-tracking/appointments/:id/edit': async (ask) => `${await appointment(ask)}/edit`,
  '/wellness-tracking/medicines/:id/edit': async (ask) =>
    `/wellness-tracking/medicines/${await first(ask, '/api/wellness-medicines')}/edit`,
};

import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { devicesOf } from './devices-of.ts';

export const personalData: PersonalData = {
  columns: { 'assistive_devices.user_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'assistive-devices',
      title: 'Assistive devices',
      about: 'The assistive devices that you said you use, and when you said so.',
      rows: await devicesOf(query, userId),
    },
  ],
  erase: nothingMore,
};

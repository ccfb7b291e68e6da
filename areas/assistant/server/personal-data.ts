import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { devicesOf } from './devices-of.ts';
import { progressOf } from './progress/progress-of.ts';

export const personalData: PersonalData = {
  columns: {
    'assistive_devices.user_id': 'goes',
    'writing_checks.user_id': 'goes',
    'writing_progress.user_id': 'goes',
  },
  export: async ({ query, userId }) => [
    {
      name: 'assistive-devices',
      title: 'Assistive devices',
      about: 'The assistive devices that you said you use, and when you said so.',
      rows: await devicesOf(query, userId),
    },
    {
      name: 'writing-progress',
      title: 'Writing progress',
      about: 'Figures of the texts you had checked, if you keep them. The texts themselves are never stored.',
      rows: (await progressOf(query, userId)).checks,
    },
  ],
  erase: nothingMore,
};

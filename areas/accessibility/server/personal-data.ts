import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'accessibility_preferences.user_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'accessibility',
      title: 'Accessibility settings',
      about: 'The settings that you saved to your account, and your profile for a bad day.',
      rows: await query(
        '',
        `select record as settings, low_energy_profile as "lowEnergyProfile", ${isoTime('low_energy_until')} as "lowEnergyUntil",
           ${isoTime('updated_at')} as "changedAt" from accessibility_preferences where user_id = $1`,
        [userId],
      ),
    },
  ],
  erase: nothingMore,
};

import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'shortcuts.user_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'shortcuts',
      title: 'Your shortcuts',
      about: 'Pages that you keep at hand.',
      rows: await query('', 'select title, path from shortcuts where user_id = $1 order by position', [userId]),
    },
  ],
  erase: nothingMore,
};

import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { partOf, partWords } from '../pure/kinds.ts';
import { disclosuresOf } from './disclosures.ts';

/** Nothing of it goes with an account: a copy that is held for a request has to outlive it, until its own days are over. */
export const personalData: PersonalData = {
  columns: {
    'legal_requests.user_id': 'loses the person',
    'legal_requests.recorded_by': 'loses the person',
    'legal_requests.decided_by': 'loses the person',
  },
  fileColumns: ['legal_requests.file_key'],
  export: async ({ query, userId }) => [
    {
      name: 'given-under-law',
      title: 'Copies given to police or courts',
      about: 'What we gave out about you because the law asked for it, as far as we may tell you.',
      rows: (await query(disclosuresOf, { userId })).map(({ id: number, parts, ...row }) => ({
        number,
        ...row,
        parts: parts.map((part) => partWords(partOf(part))),
      })),
    },
  ],
  erase: nothingMore,
};

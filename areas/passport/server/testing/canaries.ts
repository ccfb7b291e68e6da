import { type Canaries, ours, sealedWords } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'passport_items.sealed': sealedWords,
    'passport_shares.target': ours,
    'passport_shares.title_sealed': sealedWords,
    'passport_shares.href': ours,
  },
  sealed: ['zyxaccessneed'],
  plant: async ({ call, me }) => {
    await call(me.id, 'addPassportItem', { body: { text: 'zyxaccessneed' } });
  },
};

import type { Canaries } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'search_words.word': 'Part of the list for everybody; it says nothing of who added it.',
    'search_words.means': 'Part of the list for everybody; it says nothing of who added it.',
  },
};

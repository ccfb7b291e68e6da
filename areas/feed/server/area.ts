import { serverArea } from '#platform/server/area.ts';
import { feedContract } from '../contract.ts';
import { markFeedSeen } from './mark-feed-seen.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { readFeedPosition } from './read-feed-position.ts';
import { seed } from './seed.ts';

export const feed = serverArea({
  contract: feedContract,
  handlers: { readFeedPosition, markFeedSeen },
  declares: {
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/$/, operation: 'listPosts' },
      { path: /^\/$/, operation: 'readFeedPosition' },
      { path: /^\/$/, operation: 'readFeedSettings' },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});

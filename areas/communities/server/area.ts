import { serverArea } from '#platform/server/area.ts';
import { communitiesContract } from '../contract.ts';
import { matrix } from './matrix.ts';

export const communities = serverArea({
  contract: communitiesContract,
  handlers: {},
  matrix,
});

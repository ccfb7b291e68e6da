import { serverArea } from '#platform/server/area.ts';
import { searchContract } from '../contract.ts';
import { matrix } from './matrix.ts';
import { search } from './search.ts';

export const searchArea = serverArea({ contract: searchContract, handlers: { search }, matrix });

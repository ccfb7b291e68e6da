import { serverArea } from '#platform/server/area.ts';
import { crisisContract } from '../contract.ts';
import { listCrisisServices } from './list-crisis-services.ts';
import { matrix } from './matrix.ts';

export const crisis = serverArea({ contract: crisisContract, handlers: { listCrisisServices }, matrix });

import { serverArea } from '#platform/server/area.ts';
import { forumsContract } from '../contract.ts';
import { listForums } from './list-forums.ts';
import { matrix } from './matrix.ts';
import { reference } from './reference.ts';

export const forums = serverArea({
  contract: forumsContract,
  handlers: { listForums },
  reference,
  matrix,
});

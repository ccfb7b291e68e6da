import type { Handler } from '#platform/server/area.ts';
import type { listFollowers as contract } from '../contract.ts';
import { memberList } from './member-list.ts';

export const listFollowers: Handler<typeof contract> = (useCase) => memberList('followers', useCase);

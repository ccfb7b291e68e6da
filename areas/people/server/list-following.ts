import type { Handler } from '#platform/server/area.ts';
import type { listFollowing as contract } from '../contract.ts';
import { memberList } from './member-list.ts';

export const listFollowing: Handler<typeof contract> = (useCase) => memberList('following', useCase);

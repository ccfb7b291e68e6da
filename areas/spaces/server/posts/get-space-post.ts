import type { Handler } from '#platform/server/area.ts';
import type { getSpacePost as contract } from '../../contract.ts';
import type { InPost } from '../policy.ts';

export const getSpacePost: Handler<typeof contract, InPost> = async ({ found }) => found.thing;

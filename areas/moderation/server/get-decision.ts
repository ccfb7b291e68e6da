import type { Handler } from '#platform/server/area.ts';
import type { getDecision as contract, Decision } from '../contract.ts';

export const getDecision: Handler<typeof contract, Decision> = async ({ found }) => found;

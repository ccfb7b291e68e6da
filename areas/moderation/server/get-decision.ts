import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getDecision as contract } from '../contract.ts';
import { loadDecisions } from './load-decisions.ts';

export const getDecision: Handler<typeof contract> = async ({ input, ...ask }) => {
  const [decision] = await loadDecisions(ask, input.id);
  if (!decision) throw problem.notFound();
  return decision;
};

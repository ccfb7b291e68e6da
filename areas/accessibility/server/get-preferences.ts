import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getPreferences as contract } from '../contract.ts';
import { load } from './store.ts';

export const getPreferences: Handler<typeof contract> = async ({ input, db }) => {
  const stored = await load(db, input.userId);
  if (!stored) throw problem.notFound();
  return stored;
};

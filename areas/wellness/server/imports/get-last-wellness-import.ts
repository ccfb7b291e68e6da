import type { Handler } from '#platform/server/area.ts';
import type { getLastWellnessImport as contract } from '../../contract/imports.ts';
import { lastImport } from './imports.ts';

export const getLastWellnessImport: Handler<typeof contract> = async ({ query, principal }) => ({
  last: await lastImport(query, principal.id),
});

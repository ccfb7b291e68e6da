import type { Query } from './db.ts';
import { place } from './place.ts';

/** Whether somebody has reported this thing: answered by the area that takes reports, asked by those that have things. */
export const reports = place<(query: Query, kind: string, id: number) => Promise<boolean>>('reports');

export async function isReported(query: Query, kind: string, id: number): Promise<boolean> {
  for (const isKnown of reports.now()) if (await isKnown(query, kind, id)) return true;
  return false;
}

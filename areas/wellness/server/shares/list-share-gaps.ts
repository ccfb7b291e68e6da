import type { Handler } from '#platform/server/area.ts';
import type { listShareGaps as contract } from '../../contract/shares.ts';
import type { Kind } from '../../pure/place.ts';
import { diaryOf } from '../diary.ts';
import { openRows } from '../records.ts';
import { gapsOf } from './shares.ts';

export const listShareGaps: Handler<typeof contract> = async (useCase) => {
  const { input, query } = useCase;
  const rows = await gapsOf(query, input.id, input.limit);
  const opened = await openRows<Record<string, unknown>>(diaryOf(useCase), rows);
  return opened.map(({ row, opened: one }) => {
    const { id, uid, kind, version, generation } = row;
    return { id, uid, kind: kind as Kind, version, generation, ...one };
  });
};
